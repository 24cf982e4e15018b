package p;
%%
%class Lex2
%unicode
%int
D = [0-9]
L = [a-z_A-Z]
%%
{D}+ { return 1; }
{L}({L}|{D})* { return 2; }
"while" { return 3; }
{D}+"."{D}*([eE][+-]?{D}+)? { return 4; }

[^] { }
