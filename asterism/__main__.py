"""`python -m asterism` is the command `asterism`."""

from asterism.cli import main

if __name__ == "__main__":
    main()
