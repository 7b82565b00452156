### The words of studies of Wie verhext!: German.

topic-order = Ist es besser zu beginnen?
    .axis = Siege gegenüber dem gerechten Anteil, in Prozentpunkten
    .note = Nach der Reihenfolge im ersten Stich der Partie.
topic-kept = Wie oft behält man die Aktion einer Rolle, die man ausruft?
    .axis = Anteil der Rufe
    .note = Sonst nimmt jemand, der die Rolle auch hat, die Aktion an sich.
topic-claims = Wie oft hält ein Anspruch?
    .axis = Anteil der Ansprüche
    .note = Von allen Malen, in denen jemand eine Aktion an sich nahm: wie oft sie ihm niemand mehr nahm.
topic-acted = Welche Aktionen gehen mit Siegen einher?
    .axis = Siege für jede, in Prozentpunkten
    .note = Jede Aktion, die ein Spieler am Ende hatte, und jede Gunst.
topic-brewed = Was bringen Tränke?
    .axis = Punkte eines Tranks
    .note = Nach dem Stapel, von dem er stammt.
topic-rounds = Wie viele Runden gibt es?
    .axis = Runden
    .note = Bis der vierte Rabe gelandet ist.
habit-favours = Nimmt die Gunst, sobald sie etwas wert ist
habit-claims = Beansprucht immer die Aktion
