create table stock(id int primary key, name varchar(20), price double);
insert into stock select x, 'n' || mod(x, 17), x * 1.5 from system_range(1, 500);
create index by_name on stock(name);
select name, count(*), sum(price) from stock where id > 20 group by name having count(*) > 2 order by name;
update stock set price = price + 1 where mod(id, 3) = 0;
delete from stock where id < 10;
