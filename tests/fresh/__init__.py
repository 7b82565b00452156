"""The package as others get it: `python3 go.py package` builds it and tries it in fresh environments, without the checkout."""
