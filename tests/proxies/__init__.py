"""The server behind real reverse proxies with TLS, as documented; run by `python3 go.py proxies`."""
