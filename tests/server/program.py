"""A server on a port, with the settings of its environment: python server/program.py PORT"""

import sys

from taros.server.run import listen, run
from taros.server.settings import from_environment

if __name__ == "__main__":
    run(from_environment(), listen("127.0.0.1", int(sys.argv[1])))
