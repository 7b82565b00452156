"""The server: tables where people play, with every move stored before anybody is told."""
