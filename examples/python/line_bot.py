#!/usr/bin/env python3
"""A bot that Kroniek starts and asks line by line: kroniek play dutch-revolt --bot-cmd 'python3 line_bot.py'

It needs nothing but Python. Put your own logic into `choose`; docs/PROTOCOL.md describes the conversation.
"""

import json
import random
import sys


def choose(view, decision, log):
    """Picks one of decision["choices"], by its place in the list.

    `view` is what the seat may know, `log` what happened since it was asked last. Each choice has an `action`, a
    `label` for people and an `anchor`, the place on the board that it is about.
    """
    return random.randrange(len(decision["choices"]))


def main():
    for line in sys.stdin:
        request = json.loads(line)
        answer = {}
        if request["cmd"] == "choose":
            answer = {"index": choose(request["view"], request["decision"], request["log"])}
        # `new` and `over` only announce that a game begins or has ended.
        print(json.dumps({"id": request["id"], "ok": answer}), flush=True)


if __name__ == "__main__":
    main()
