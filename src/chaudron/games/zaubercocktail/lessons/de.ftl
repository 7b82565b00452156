### The lessons of Zaubercocktail: German.

lesson-collections = Zwei Sammlungen
lesson-collections-goal = Tausche Karten, bis du zwei gute Sammlungen hast. Die besten bringen ihre Figuren voran; die vorderste gewinnt.
lesson-collections-more = Unter jeder Zutat: ihre Punkte jetzt und mit einer Karte mehr. Berühre die, die am meisten dazugewinnt.
lesson-collections-blue = Von 24 auf 35: nur 11 mehr. Seltene Zutaten bringen mehr.
lesson-collections-troll = Von 42 auf 60: 18 mehr. Eine andere schafft mehr!
lesson-collections-show = Ja, 24 mehr! Jetzt wird gezeigt: Die Trollhaare sind schon gewählt. Berühre eine zweite Sammlung, der Joker kommt dazu.
lesson-collections-joker = Nimm den Joker dazu: Das macht 66 Punkte.
lesson-collections-common = Nur 35 Punkte. Und die andere?
lesson-collections-second = Du darfst zwei zeigen. Berühre noch eine Zutat!
lesson-collections-won = 108 Punkte, das beste Ergebnis! Deine Figur zieht 5 Felder vor.

lesson-market = Annehmen und anbieten
lesson-market-offers = Drei Angebote! Auf jedem steht, was es dir bringt. Berühre das beste.
lesson-market-costs = Das würde dich 44 Punkte kosten. Wo steht ein Plus?
lesson-market-nothing = Das bringt dir nichts. Wo steht ein Plus?
lesson-market-own = Abgemacht! Nun dein Angebot: Berühre zweimal Grünwurz, dann die Goldrose bei „Ich suche“, dann „Anbieten“.
lesson-market-stingy = Eine allein lockt niemanden. Gib zwei!
lesson-market-nod = Ob { $seat-2 } zugreift?
lesson-market-quick = Ja! Aber sei flink: Wer zuerst zusagt, bekommt den Handel. Sieh { $seat-1 } und { $seat-3 } zu …
lesson-market-won = Von 104 auf 162 Punkte, mit zwei Geschäften. Du bist zum Handeln geboren!

lesson-stone = Der Stein
lesson-stone-ring = Genug gehandelt? Setz deinen Stein. Der erste kommt auf den Ring.
lesson-stone-bet = Der Ring ist eine Wette: 2 Felder vor, wenn du unter die besten drei kommst, sonst 2 zurück.
lesson-stone-early = Du hast 76 Punkte, das ist wenig. Nimm zuerst das Angebot von { $seat-1 } an.
lesson-stone-risky = Zu früh! Mit 76 Punkten kostet dich der Ring leicht 2 Felder.
lesson-stone-broken = Damit verlierst du deine beste Sammlung. Nimm das andere!
lesson-stone-now = 122 Punkte, das reicht! Berühre deinen Stein zweimal: Liegt er, dann bleibt er.
lesson-stone-spoilt = Behalte deine Faranblätter! Setz den Stein.
lesson-stone-others = Die anderen dürfen weiterhandeln. Der zweite Stein schließt den Markt; ab fünf Personen der dritte.
lesson-stone-won = Erster Platz, 5 Felder! Und 2 dazu für den Ring.

lesson-reckoning = Die Abrechnung
lesson-reckoning-best = Jetzt wird aufgedeckt! { $seat-2 } führt mit 93 Punkten, du folgst mit 87.
lesson-reckoning-third = { $seat-1 } hat 86 Punkte mit sechs Karten, { $seat-3 } 86 mit neun. Wer ist auf Platz drei? Berühre!
lesson-reckoning-fewer = Bei Gleichstand gewinnt, wer mehr Karten zeigt.
lesson-reckoning-recipe = Ja: Bei Gleichstand gewinnt, wer mehr Karten zeigt. Das Rezept bringt die ersten drei voran, der letzte Platz muss zurück.
lesson-reckoning-show = Zeig deine 87 Punkte: Berühre den Gelben Schlums.
lesson-reckoning-all = Zeig deinen ganzen Gelben Schlums: 45 Punkte!
lesson-reckoning-won = 3 Felder für Platz zwei, 2 für deinen Stein auf dem Ring: Du erreichst das letzte Feld und gewinnst die Partie!
