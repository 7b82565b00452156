"""What may happen where bots think; a module of its own, because other processes import it."""

import os
import time


def die(*_: object) -> bytes:
    """The process ends, in the middle of a thought."""
    os._exit(3)


def lie(*_: object) -> bytes:
    """What comes back is no move."""
    return b'{"type":"fly"}'


def dawdle(*_: object) -> bytes:
    """No end of thinking."""
    time.sleep(3600)
    return b"null"
