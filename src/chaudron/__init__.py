"""Chaudron: potion-brewing card games with full rules, bots and a laboratory."""
