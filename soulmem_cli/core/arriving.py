"""What comes in bit by bit, in batches that never wait: each is what came while the one before it was dealt with."""

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeVar

Item = TypeVar("Item")
END: Final = object()


class Failed(NamedTuple):
    """What went wrong while the next item was made."""

    error: BaseException


def batches(items: Iterator[Item], most: int) -> Iterator[list[Item]]:
    """Lists of up to `most` items, in order; whatever making an item raises is raised after the items before it."""
    from queue import Empty, Queue
    from threading import Thread

    came: Queue[object] = Queue(4 * most)

    def pull() -> None:
        try:
            for item in items:
                came.put(item)
            came.put(END)
        except BaseException as error:
            came.put(Failed(error))

    Thread(target=pull, daemon=True).start()
    last: object = None
    while last is not END:
        batch: list[Item] = []
        last = came.get()
        while last is not END and not isinstance(last, Failed):
            batch.append(last)  # type: ignore[arg-type]
            if len(batch) == most:
                break
            try:
                last = came.get_nowait()
            except Empty:
                break
        if batch:
            yield batch
        if isinstance(last, Failed):
            raise last.error
