"""Tests of Zaubercocktail, rule by rule."""
