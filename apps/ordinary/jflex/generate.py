"""Lexer specifications for a generator of lexers: keywords, operators, numbers, strings and comments in several states; see ../inputs.py."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from inputs import Inputs

inputs = Inputs()
r = inputs.random
LETTERS = 'abcdefghijklmnopqrstuvwxyz'
CLASSES = ['[a-z]', '[A-Z0-9_]', '[0-9]', '[a-fA-F0-9]', '[ \\t]', '[^\\"\\n]', '[aeiou]']


def word():
    return ''.join(r.choices(LETTERS, k=r.randrange(2, 11)))


def pattern(depth):
    """A random regular expression that matches no empty text."""
    parts = []
    for _ in range(r.randrange(1, 4)):
        p = r.random()
        if p < .4 or depth == 0:
            parts.append(f'"{word()}"' if r.random() < .5 else r.choice(CLASSES))
        elif p < .7:
            parts.append(f'({pattern(depth - 1)}|{pattern(depth - 1)})')
        else:
            parts.append(f'({pattern(depth - 1)}){r.choice(("+", "?", "{1,3}"))}')
    return f'"{r.choice("#@$%&")}"' + ''.join(parts)


for k in range(inputs.count):
    keywords, patterns, states, depth = inputs.draw(20, 1500), inputs.draw(3, 50), inputs.draw(1, 6), int(inputs.uniform(1, 4))
    spec = ['%%', f'%class Lexer{k}', '%unicode' if r.random() < .5 else '%8bit', '%int']
    spec += [f'%xstate S{i}' for i in range(states)] + ['%%', '<YYINITIAL> {']
    spec += [f'  "{w}" {{ return {i}; }}' for i, w in enumerate(sorted({word() for _ in range(keywords)}))]
    spec += [f'  {pattern(depth)} {{ return {9000 + i}; }}' for i in range(patterns)]
    spec += ['  [a-z][a-z0-9]* { return 1; }', '  [0-9]+("."[0-9]+)? { return 2; }']
    spec += [f'  "<{i}" {{ yybegin(S{i}); }}' for i in range(states)] + ['}']
    for i in range(states):
        spec += [f'<S{i}> {{', f'  "{i}>" {{ yybegin(YYINITIAL); }}', f'  {pattern(depth)} {{ return {8000 + i}; }}', '}']
    spec += ['<<EOF>> { return -1; }', '[^] { return 0; }']
    path = inputs.write(f'{k}.flex', '\n'.join(spec) + '\n')
    inputs.run(['--quiet', '--nobak', '-d', os.path.join(inputs.out, 'lexers'), path], [path])
inputs.finish()
