### The words of studies of Potion Academy: German.

topic-race = Wie lang ist ein Rennen?
    .axis = Züge jedes Spielers
    .note = Bis jemand die Punkte hat, die zum Sieg nötig sind. Im Solospiel ist auch der Automat an der Reihe.
topic-order = Ist es besser zu beginnen?
    .axis = Siege gegenüber dem gerechten Anteil, in Prozentpunkten
    .note = Nach der Reihenfolge.
topic-dealt = Welche ersten Karten sind gut?
    .axis = Siege für jede ausgeteilte Karte, in Prozentpunkten
    .note = Effekte und Tränke der ersten Handkarten, vor dem ersten Abwerfen.
topic-used = Welche Effekte gehen mit Siegen einher?
    .axis = Siege für jeden Einsatz, in Prozentpunkten
    .note = Effekte, die ein Spieler ausgelöst hat.
topic-scored = Welche Kombinationen gehen mit Siegen einher?
    .axis = Siege für jede gewertete, in Prozentpunkten
    .note = Kombinationen, die ein Spieler gewertet hat.
habit-peaceful = Löst nie eine Aktion aus
