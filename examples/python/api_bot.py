#!/usr/bin/env python3
"""A bot that sits at a table of a Kroniek server and plays through the JSON API.

    python3 api_bot.py http://127.0.0.1:8566/join/TABLE/TOKEN       a friend's link: the bot takes the seat
    python3 api_bot.py http://127.0.0.1:8566 --table TABLE --token=TOKEN      a seat that it has already

It needs nothing but Python. Put your own logic into `choose`; the API describes itself at /api/v1/openapi.json.
"""

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


def choose(view, decision):
    """Picks one of decision["choices"], by its place in the list; `view` is what the seat may know."""
    return random.randrange(len(decision["choices"]))


class Table:
    """One table of a server, seen from one seat."""

    def __init__(self, server, table, token):
        self.path = f"{server}/api/v1/tables/{table}"
        self.token = token

    def request(self, end, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        with urllib.request.urlopen(urllib.request.Request(self.path + end, data, headers), timeout=60) as answer:
            return json.load(answer)

    def join(self, name):
        """Takes the seat that the link is for: from then on it has another secret."""
        self.token = self.request("/join", {"name": name})["token"]

    def news(self):
        """Yields whenever something is new at the table, beginning with now."""
        headers = {"authorization": f"Bearer {self.token}"}
        with urllib.request.urlopen(urllib.request.Request(self.path + "/events", None, headers), timeout=60) as lines:
            for line in lines:
                if line.startswith(b"data:"):
                    yield

    def decide(self):
        """Decides as long as it is the seat's turn; returns whether the game is over."""
        while True:
            asked = self.request("/decision")
            if asked["decision"] is None:
                return asked["position"]["over"]
            view = self.request("/view")["view"]
            answer = {"number": asked["position"]["number"], "index": choose(view, asked["decision"])}
            try:
                self.request("/decision", answer)
            except urllib.error.HTTPError as error:
                # 409: the position has changed. Read it again.
                if error.code != 409:
                    raise


def play(table):
    """Plays to the end, and reconnects if the stream breaks."""
    while True:
        try:
            for _ in table.news():
                if table.decide():
                    return
        except urllib.error.HTTPError:
            raise
        except (TimeoutError, ConnectionError, urllib.error.URLError):
            # The server restarts, or the line is broken.
            time.sleep(1)


def main():
    parser = argparse.ArgumentParser(description="A bot that sits at a table of a Kroniek server.")
    parser.add_argument("address", help="a friend's link, or the server's address")
    parser.add_argument("--table", help="the table's name")
    parser.add_argument("--token", help="the seat's secret")
    parser.add_argument("--name", default="Python", help="what the bot is called")
    wishes = parser.parse_args()
    address = urllib.parse.urlsplit(wishes.address)
    server = f"{address.scheme}://{address.netloc}"
    try:
        if wishes.table and wishes.token:
            table = Table(server, wishes.table, wishes.token)
        else:
            _, _, name, token = address.path.split("/")
            table = Table(server, name, token)
            table.join(wishes.name)
        play(table)
        print(table.request("")["result"])
    except ValueError:
        parser.error("the address is not a link to a seat")
    except urllib.error.HTTPError as error:
        sys.exit(f"{error.code}: {error.read().decode()}")


if __name__ == "__main__":
    main()
