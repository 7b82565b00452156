"""Journeys through the real server in Firefox and WebKit, and in an old Chromium; `python3 go.py browsers` runs them."""
