package p;
%%
%class Lex1
%unicode
%int
D = [0-9]
L = [a-z_A-Z]
%%
{D}+ { return 1; }
{L}({L}|{D})* { return 2; }
"while" { return 3; }


[^] { }
