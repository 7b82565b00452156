### The lessons of Potion Academy: German.

lesson-different = Drei verschiedene, ein Punkt
lesson-different-goal = Wer zuerst fünf Punkte hat, gewinnt. Zwei Tränke stehen schon vor dir: Bernstein und Azur.
lesson-different-place = Drei verschiedene bringen 1 Punkt. Leg deine Karte mit Karmin dazu!
lesson-different-none = Auf dieser Karte ist kein Trank. Nimm die mit Karmin!
lesson-different-score = Drei verschiedene! Berühre „Werten“ und dann die Karte, die du behalten willst.
lesson-different-won = Dein erster Punkt! Die behaltene Karte ist wieder auf deiner Hand, die anderen sind abgelegt.

lesson-action = Wirkung hier, Ziel dort
lesson-action-place = Karten können noch mehr: Jede hat ein Ziel und eine Wirkung. Leg deine violette Karte aus.
lesson-action-smash = „Scherben“ braucht das Ziel einer anderen Karte. Berühre beides, dann die Karte, die du zerschlagen willst.
lesson-action-later = Langfinger kommt gleich dran. Erst gibt es Scherben!
lesson-action-tokens = Das hat gekracht! Auf Ziel und Wirkung liegen nun Marker: Beides gilt nur einmal.
lesson-action-pick = Noch einmal derselbe Moment. Verbinde jetzt Langfinger mit „Nachbarn“ und such dir jemanden aus.
lesson-action-again = Genug Scherben! Berühre Langfinger und dann „Nachbarn“.
lesson-action-take = Schau dir diese Hand gut an und nimm, was dir gefällt.
lesson-action-won = Sie gehört dir! Vor dir ist keine Karte mehr sicher.

lesson-hands = Verloren und wiedergefunden
lesson-hands-refill = Nur noch eine Karte? Füll deine Hand auf: Du ziehst bis vier und legst dann eine ab.
lesson-hands-discard = Leg die Karte ohne Trank ab.
lesson-hands-potion = Behalt sie, sie hat einen Trank. Welche hat keinen?
lesson-hands-watch = { $seat-1 } schielt auf deine drei Karten. Behalt den Bernstein im Auge!
lesson-hands-salvage = Gestohlen und weggeworfen! Fundgrube holt ihn zurück, ganz ohne Ziel. Berühre sie.
lesson-hands-take = Da ist er: Nimm deinen Bernstein.
lesson-hands-place = Zwei davon stehen schon da. Leg ihn dazu!
lesson-hands-score = Drei gleiche bringen 3 Punkte. Werte sie!
lesson-hands-won = Drei Punkte auf einmal! Dich bestiehlt man nicht ungestraft.

lesson-alone = Allein gegen den Automaten
lesson-alone-goal = Allein spielst du gegen den Automaten, bis zehn Punkte. Er entscheidet nichts: Er gehorcht seinen Karten.
lesson-alone-place = Leg deine Azur-Karte mit Fundgrube aus. Dann deckt der Automat eine Karte auf und legt sie zu seinen.
lesson-alone-new = Bernstein hatte er noch nicht: Sonst passiert nichts. Ein Trank, den er schon hat, löst die Wirkung der Karte aus.
lesson-alone-more = Leg deine andere Azur-Karte aus, aber beende deinen Zug noch nicht.
lesson-alone-soon = Damit gewinnst du sogar! Sieh aber erst dem Automaten zu.
lesson-alone-guess = Nun kommt ein zweiter Smaragd: Er zerschlägt deine Karte mit den wenigsten Markern, bei Gleichstand die ganz rechts. Welche?
lesson-alone-token = Darauf liegt ein Marker. Andere haben keinen.
lesson-alone-right = Fast! Bei Gleichstand trifft es die ganz rechts.
lesson-alone-end = Genau. Beende deinen Zug und sieh zu.
lesson-alone-last = Wie vorhergesagt! Bernstein und Azur hast du aber noch: Leg Karmin dazu.
lesson-alone-score = Drei verschiedene, und dir fehlt nur noch ein Punkt. Werte!
lesson-alone-won = Zehn Punkte! Du hast den Automaten besiegt.
