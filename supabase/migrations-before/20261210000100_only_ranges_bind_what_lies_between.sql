-- As before, but of the numbers that a text does not write only those within a range are bound. All between the least
-- and the greatest were, so that a row that named Photo 12 and the year 1962 held a report's every photo between, and
-- a report of some thousand such rows could not be read for its signature within a statement's time. Polish photos
-- are found too: their own word was not among those that make a text one about photos.
create or replace function private.photos_named(p_text text, p_report uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  digits constant text := translate(p_text, '０１２３４５６７８９', '0123456789');
  -- What stands between the ends of a range, in the languages of reports.
  through constant text :=
    '\s*(?:[-‐-―−~〜～]|to|through|until|bis(?: zu)?|à|au|jusqu[’'']à|al?(?: la)?|hasta(?: la)?|tot(?: en met)?'
    '|t/m|t\.?e\.?m\.?|ao|até(?: à)?|alla|fino a|から|(?:aż )?do|po)\s*';
  numbers integer[];
  rows uuid[];
begin
  if digits !~ '\d' or digits
    !~* '(phot|foto|fot\.|bild|aufnahme|abb|image|picture|clich|imagen|imágen|imagem|immagin|opname|afb|zdj|写真|画像|図版)'
  then
    return '{}';
  end if;
  select array_agg(distinct number) into numbers from (
    select match[1]::integer as number
    from regexp_matches(digits, '(?<!\d)(\d{1,4})(?!\d)', 'g') match
    union
    select generate_series(match[1]::integer, match[2]::integer)
    from regexp_matches(digits, '(?<!\d)(\d{1,4})' || through || '(\d{1,4})(?!\d)', 'gi') match
    where match[2]::integer - match[1]::integer <= 1000
  ) named where number between 1 and 2000;
  if numbers is null then
    return '{}';
  end if;
  rows := array(
    select o.id from public.observations o where o.report_id = p_report
    order by o.position, o.created_at, o.id limit (select max(n) from unnest(numbers) n));
  return (select jsonb_object_agg(n::text, rows[n]) from unnest(numbers) n);
end;
$$;
