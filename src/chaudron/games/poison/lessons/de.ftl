### The lessons of Poison: German.

lesson-colours = Eine Farbe, ein Kessel
lesson-colours-goal = Karten, die du nimmst, kosten Punkte, und wer die wenigsten hat, gewinnt. Lass die anderen überkochen!
lesson-colours-pour = Berühre deine rote 5 und dann einen Kessel.
lesson-colours-others = Ab jetzt gehört dieser Kessel der roten Farbe. Sieh zu, wohin die anderen gießen.
lesson-colours-join = Auch Blau hat nun seinen Kessel. Deine blaue 2 darf nur dorthin: Gieß sie hinein.
lesson-colours-red = Die rote 1 ginge auch. Versuch es aber mit der blauen 2.
lesson-colours-won = Gut gegossen! Eine Farbe, ein Kessel, und keine Karte genommen.

lesson-limit = Dreizehn geht noch gut
lesson-limit-eleven = Der rote Kessel steht bei 11. { $seat-2 } gießt eine rote 2 dazu: Bis 13 geht alles gut.
lesson-limit-over = Du bist dran und hast nur Rot auf der Hand. Gieß eine deiner Karten hinein.
lesson-limit-taken = Er kocht über! Du nimmst die drei Karten, die darin waren. Deine bleibt zurück.
lesson-limit-again = Noch einmal derselbe Moment, aber diesmal hast du auch eine blaue 1. Geht es besser?
lesson-limit-spill = So kocht er wieder über. Wohin könnte deine blaue 1?
lesson-limit-won = Keine einzige Karte! Mit dem roten Kessel darf sich { $seat-1 } herumschlagen.

lesson-poison = Gift darf überallhin
lesson-poison-pour = Eine Giftkarte zählt 4 und hat keine Farbe, darf also überallhin. Gieß sie in den roten Kessel.
lesson-poison-elsewhere = Das darfst du, aber der rote Kessel ist voller. Dort richtet Gift mehr an.
lesson-poison-watch = Jetzt steht er bei 11, und { $seat-1 } hat nur hohe rote Karten …
lesson-poison-cost = { $seat-1 } nimmt alles, auch die Giftkarte. Jede Giftkarte kostet 2 Punkte, immer.
lesson-poison-won = Was für ein hübsches Geschenk, und es kam von dir!

lesson-most = Wer die meisten hat, zahlt nichts
lesson-most-price = Nach der Runde wird alles aufgedeckt. Jede Karte kostet 1 Punkt, jede Giftkarte 2.
lesson-most-free = Doch wer von einer Farbe die meisten hat, zahlt für sie nichts. Berühre den Stapel, den du lieber hättest!
lesson-most-dear = Weniger Karten, aber jede zählt: 7 Punkte. Und der andere?
lesson-most-cheap = Ja! Sechs rote sind die meisten und kosten nichts. Die zwei violetten kosten 2 Punkte.
lesson-most-tie = Und jetzt: der Stapel von { $seat-3 } oder deiner? Beide haben sechs violette. Bei Gleichstand zahlen alle.
lesson-most-dearer = Der kostet 17 Punkte. Wer hat die meisten blauen?
lesson-most-last = Dein Blau ist frei: 15 statt 17 Punkte. Und nun die letzte Karte einer Partie: Mach auch dein Rot frei!
lesson-most-missed = Dann kosten deine zwei roten Karten 2 Punkte. Welcher Kessel brächte dir am meisten Rot?
lesson-most-won = Fünf rote sind die meisten! Dein Rot ist frei, und du gewinnst die Partie.
