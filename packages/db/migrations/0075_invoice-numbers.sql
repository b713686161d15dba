-- Numbers grow beyond four digits: `lpad` to a fixed length would cut the fifth off and give a number twice.
CREATE OR REPLACE FUNCTION number_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  prefix text := case new.kind when 'invoice' then 'RE' else 'GS' end;
  next integer;
begin
  insert into invoice_counters as c (series, year, last) values (prefix, extract(year from new.issued_on), 1)
    on conflict (series, year) do update set last = c.last + 1
    returning last into next;
  new.number := prefix || '-' || to_char(new.issued_on, 'YYYY-MM') || '-'
    || lpad(next::text, greatest(4, length(next::text)), '0');
  return new;
end
$$;
