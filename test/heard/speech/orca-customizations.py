import orca.settings

# Each step makes Orca read what it needs; pressed keys are not announced.
orca.settings.sayAllOnLoad = False
orca.settings.enableKeyEcho = False
