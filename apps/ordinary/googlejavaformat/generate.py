"""Source files of a published jar for a formatter; see ../inputs.py."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from inputs import Inputs

inputs = Inputs()
for path in inputs.published(lambda n: n.endswith('.java') and '-' not in n):
    inputs.run([path], [path])
inputs.finish()
