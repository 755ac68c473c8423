"""
Stands in for the module `speechd`, by which Orca speaks: writes each utterance to the file $SPEECH_LOG, a line each.
Orca imports it because PYTHONPATH names this folder.
"""

import html
import os
import re
import threading


class _Names:
    def __init__(self, **names):
        self.__dict__.update(names)


CallbackType = _Names(
    INDEX_MARK="index_marks", BEGIN="begin", END="end", CANCEL="cancel", PAUSE="pause", RESUME="resume"
)
PunctuationMode = _Names(ALL="all", MOST="most", SOME="some", NONE="none")
DataMode = _Names(TEXT="text", SSML="ssml")
Priority = _Names(
    IMPORTANT="important", TEXT="text", MESSAGE="message", NOTIFICATION="notification", PROGRESS="progress"
)
Scope = _Names(SELF="self", ALL="all")


class SSIPError(Exception):
    pass


class SSIPCommunicationError(SSIPError):
    pass


class SSIPCommandError(Exception):
    pass


_log = open(os.environ["SPEECH_LOG"], "a", buffering=1, encoding="utf-8")


class SSIPClient:
    def __init__(self, *_args, **_options):
        self.said = 0

    def speak(self, ssml, callback=None, event_types=None):
        words = html.unescape(re.sub(r"<[^>]*>", "", ssml))
        _log.write(" ".join(words.split()) + "\n")
        self.said += 1
        if callback:
            # Orca continues to read a whole page when the end of each piece is reported.
            threading.Timer(0.02, lambda: (callback(CallbackType.BEGIN), callback(CallbackType.END))).start()
        return (225, "OK", (str(self.said),))

    def char(self, character):
        _log.write(character + "\n")

    def key(self, key):
        _log.write(key + "\n")

    def list_output_modules(self):
        return ()

    def list_synthesis_voices(self):
        return ()

    def __getattr__(self, name):
        """All other methods, which set the voice, its rate and the like, do nothing."""
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *_args, **_options: None
