"""`python -m soulmem_cli` is the same program as `soulmem`."""

from soulmem_cli.cli import main

if __name__ == "__main__":
    main()
