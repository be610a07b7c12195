"""`python -m taros` is the same as `taros`."""

from taros.cli import main

if __name__ == "__main__":
    main()
