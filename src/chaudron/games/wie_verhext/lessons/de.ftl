### The lessons of Wie verhext!: German.

lesson-roles = Fünf Rollen, ein Ruf
lesson-roles-goal = Jeder Trank bringt Punkte, und wer die meisten hat, gewinnt. Zwölf Rollen helfen dir, fünf in jeder Runde.
lesson-roles-choose = Berühre diese zwei grünen für Tropfen, den Wahrsager für Fläschchen und zwei blaue zum Brauen. Dann bestätige.
lesson-roles-others = Das ginge auch! Nimm aber Wolfshüter, Kräutersammler, Wahrsager und zwei blaue.
lesson-roles-call = Du eröffnest die Runde. Berühre den Wolfshüter und ruf ihn aus!
lesson-roles-take = Sonst hat ihn niemand: Die Aktion gehört dir. Greif zu!
lesson-roles-leave = Auf drei Tropfen verzichten? Nimm sie!
lesson-roles-won = Drei rote Tropfen auf einmal! Bald wird gebraut.

lesson-claim = „Nein, ICH!“
lesson-claim-call = { $seat-1 } ruft den Kräutersammler aus. Wer ihn auch hat, muss ihn spielen.
lesson-claim-last = Du hast ihn, und nach dir kommt niemand mehr: Nimm die Aktion!
lesson-claim-timid = Die Gunst bringt nur einen Tropfen. Die Aktion bringt drei, ganz ohne Risiko!
lesson-claim-take = Drei Tropfen: Greif zu!
lesson-claim-leave = Sie gehören dir. Nimm sie!
lesson-claim-early = Noch einmal, aber diesmal kommt { $seat-1 } nach dir. Versuch es trotzdem mit der Aktion.
lesson-claim-dare = Das ist vorsichtiger. Aber wag es mal!
lesson-claim-lost = Weggeschnappt! { $seat-1 } nimmt die drei Tropfen, und du gehst leer aus.
lesson-claim-again = Noch einmal derselbe Moment. Was sagst du?
lesson-claim-snatched = { $seat-1 } würde sie dir wieder wegschnappen. Die Gunst ist sicher.
lesson-claim-safe = Ein Tropfen, und zwar sofort. Nimm ihn!
lesson-claim-drop = Ein Tropfen ist ein Tropfen. Nimm ihn!
lesson-claim-won = Gut gemacht: { $seat-2 } geht leer aus, du nicht! Zuletzt die Aktion, vor anderen lieber die Gunst.

lesson-brew = Brauen
lesson-brew-price = Ein weißer Tropfen für 2 Punkte: Der Zauberer kann das. Ruf ihn aus!
lesson-brew-vial = Für einen weiteren Tropfen gibt es ein Fläschchen: noch 1 Punkt. Berühre den Tropfen, den du gibst.
lesson-brew-plain = Gut, aber gönn dir auch das Fläschchen!
lesson-brew-leave = Braue, und zwar mit Fläschchen!
lesson-brew-hidden = 3 Punkte, und der Trank bleibt verdeckt: Die anderen sehen nur die Rückseite.
lesson-brew-raven = Hier gibt es 4 Punkte, und ein Rabe sitzt darauf! Das kann die Hexe: Ruf sie aus.
lesson-brew-pay = Bezahl und nimm die Karte, mit Fläschchen oder ohne.
lesson-brew-lose = Vier Punkte warten auf dich. Braue!
lesson-brew-won = Prächtig! Raben bleiben offen liegen. Sind es vier, endet die Partie mit der Runde.

lesson-purses = Das Gold der anderen
lesson-purses-call = Die letzte Karte. { $seat-1 } ruft den Beutelschneider aus, { $seat-2 } nimmt die Gunst.
lesson-purses-claim = Du hast ihn auch, und du kommst zuletzt …
lesson-purses-timid = Niemand kann sie dir mehr wegschnappen: Nimm die Aktion!
lesson-purses-who = Alle geben ein Drittel ihres Goldes, { $seat-2 } dank der Gunst ein Gold weniger. Berühre, wer zahlen wird.
lesson-purses-spared = Ein Drittel von 4 ist 1. Eins weniger: nichts! Und { $seat-1 }?
lesson-purses-collect = Genau. Jetzt sammle ein!
lesson-purses-bold = Nur keine Skrupel: Das machen alle so.
lesson-purses-take = Ein Gold fehlt. Leg es dazu und nimm die Karte: Auf ihr sitzt der vierte Rabe!
lesson-purses-leave = Drei Punkte für ein Gold: Nimm sie!
lesson-purses-won = Die Partie ist aus, alles wird aufgedeckt und gezählt: 15 Punkte, du gewinnst!
