import java.util.*;
public class Fib { static int f(int n){return n<2?n:f(n-1)+f(n-2);}
 public static void main(String[] a){ List<Integer> l=new ArrayList<>(); for(int i=0;i<10;i++)l.add(f(i));
 l.stream().filter(x->x%2==0).map(x->x*3).forEach(System.out::println);
 switch(a.length){case 0: System.out.println("none"); break; default: System.out.println("some");} } }
