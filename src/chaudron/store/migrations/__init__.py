"""Migrations from older versions of the schema."""
