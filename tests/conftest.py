"""What holds for all tests."""

import signal

# Whoever starts the tests in the background may have them ignore interrupts, and every process
# inherits that. Those that the tests start and interrupt must not.
signal.signal(signal.SIGINT, signal.default_int_handler)
