### The words of studies of Zaubercocktail: German.

topic-stone = Lohnt sich der erste Stein?
    .axis = Felder in einer Runde
    .note = Wie weit eine Figur in einer Runde zieht, für ihren Rang und für den Ring, nach dem Stein ihres Spielers. Wer welchen Stein legt, hängt von der Hand ab: Was der Stein selbst bewirkt, zeigen die Gewohnheiten.
topic-ring = Wie oft bringt der Ring eine Figur voran?
    .axis = Anteil der Runden
    .note = Von allen Runden, in denen jemand den ersten Stein gelegt hat.
topic-dealt = Welche Zutaten bekommt man gern?
    .axis = Siege für jede ausgeteilte Karte, in Prozentpunkten
    .note = In der ganzen Partie, verglichen mit dem, was die anderen bekamen.
topic-shown = Wie viel zählen Sammlungen?
    .axis = Punkte einer Sammlung
    .note = Jede gezeigte Sammlung, nach ihrer Zutat, mit Jokern.
topic-rounds = Wie viele Runden gibt es?
    .axis = Runden
    .note = Bis zum Blitz, oder bis eine Figur das letzte Feld erreicht.
topic-trades = Wie viel wird getauscht?
    .axis = Tauschgeschäfte in einer Partie
    .note = In allen Runden zusammen.
stone-0 = kein Stein
stone-1 = 1. Stein (Ring)
stone-2 = 2. Stein
stone-3 = 3. Stein
habit-never-first = Legt nie den ersten Stein
habit-first = Legt den ersten Stein mit jeder Hand
habit-silent = Macht nie ein Angebot und antwortet nur
