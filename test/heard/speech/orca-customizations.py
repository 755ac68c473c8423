import orca.settings

# A step reads what it wants to hear, and nobody needs to hear which key was pressed.
orca.settings.sayAllOnLoad = False
orca.settings.enableKeyEcho = False
