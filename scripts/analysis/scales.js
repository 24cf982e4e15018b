/** @param {number} n @return {number} */
function fib(n) { var unused = 3; if (n < 2) { return n; } return fib(n - 1) + fib(n - 2); }
class Shape { constructor(w, h) { this.w = w; this.h = h; } area() { return this.w * this.h; } }
const list = [1, 2, 3].map(x => x * 2).filter(x => x > 2);
for (const s of [new Shape(1, 2), new Shape(3, 4)]) console.log(s.area() + fib(10), list);
