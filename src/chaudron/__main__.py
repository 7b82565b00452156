"""`python -m chaudron` is the command line."""

from chaudron.cli import main

if __name__ == "__main__":
    main()
