### The words of studies of Poison: German.

topic-order = Ist es besser, als Erster zu spielen?
    .axis = Siege gegenüber dem gerechten Anteil, in Prozentpunkten
    .note = Nach der Reihenfolge in der ersten Runde. Danach gibt der Nächste, sodass alle gleich oft als Erste spielen.
topic-round-order = Wer zahlt in einer Runde am meisten?
    .axis = Strafpunkte in einer Runde
    .note = Nach der Reihenfolge in dieser Runde: Der 1. legt die erste Karte, der letzte hat gegeben.
topic-dealt = Welche Karten bekommt man gern?
    .axis = Siege für jede ausgeteilte Karte, in Prozentpunkten
    .note = In der ganzen Partie, verglichen mit dem, was die anderen bekamen.
topic-paid = Wofür gibt es Strafpunkte?
    .axis = Strafpunkte eines Spielers in einer Runde
    .note = Farben, die einem erlassen sind, kosten nichts.
topic-boils = Wie oft kocht ein Kessel über?
    .axis = Male in einer Partie
    .note = In allen Runden zusammen.
habit-hoards = Behält hohe Karten so gern wie niedrige
habit-dumps = Wird Gift so früh wie möglich los
habit-fearless = Nimmt Karten, ohne zu zögern
