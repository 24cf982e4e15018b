"""Classes of a published jar for a decompiler; see ../inputs.py."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from inputs import Inputs

inputs = Inputs()
for path in inputs.published(lambda n: n.endswith('.class') and '$' not in n and '-' not in n and n.startswith('com/')):
    inputs.run([path, '--silent', 'true'], [path])
inputs.finish()
