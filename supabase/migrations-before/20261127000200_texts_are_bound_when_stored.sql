-- A text that a client stores without photo_refs gets them here, by the order of that moment: the specified calls
-- send texts alone, and "Photo 1" would mean another photo as soon as rows move. Whoever sends photo_refs is believed.

-- What the numbers in a text mean now: { "3": id }, null for one that no photo has. Every number between the least
-- and the greatest is bound, because a range names those between; of a text that refers to no photo, none. Up to 2,000, so
-- that what is bound stays within its column.
create function private.photos_named(p_text text, p_report uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  digits constant text := translate(p_text, '０１２３４５６７８９', '0123456789');
  numbers integer[];
  least integer;
  rows uuid[];
begin
  if digits !~ '\d' or digits
    !~* '(phot|foto|fot\.|bild|aufnahme|abb|image|picture|clich|imagen|imágen|imagem|immagin|opname|afb|写真|画像|図版)'
  then
    return '{}';
  end if;
  select array_agg(distinct number) into numbers from (
    select match[1]::integer as number
    from regexp_matches(digits, '(?<!\d)(\d{1,4})(?!\d)', 'g') match
  ) named where number between 1 and 2000;
  if numbers is null then
    return '{}';
  end if;
  least := (select min(n) from unnest(numbers) n);
  rows := array(
    select o.id from public.observations o where o.report_id = p_report
    order by o.position, o.created_at, o.id limit (select max(n) from unnest(numbers) n));
  return (
    select jsonb_object_agg(n::text, rows[n]) from (
      select generate_series(least, cardinality(rows)) union select unnest(numbers)
    ) named (n));
end;
$$;

-- Of what stays as it was: names of deleted photos, and numbers that stand in a text which was not written anew.
create function private.photo_refs_kept(p_refs jsonb, p_text text) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(name, photo), '{}') from jsonb_each(p_refs) refs (name, photo)
  where name !~ '^\d+$' or p_text ~ ('(?<!\d)' || name || '(?!\d)')
$$;

-- Runs where a statement sets photo_refs, to whatever: what it says stands.
create function private.believe_photo_refs()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform set_config('plumbline.photo_refs_of', new.id::text, true);
  return new;
end;
$$;

create function private.bind_row_photos()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  said text := concat_ws(e'\n', new.element, new.defect, new.recommendation);
  kept jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    if (new.element, new.defect, new.recommendation) is not distinct from (old.element, old.defect, old.recommendation)
      or current_setting('plumbline.photo_refs_of', true) = new.id::text
    then
      perform set_config('plumbline.photo_refs_of', '', true);
      return new;
    end if;
    kept := private.photo_refs_kept(old.photo_refs, concat_ws(e'\n',
      case when new.element = old.element then new.element end,
      case when new.defect = old.defect then new.defect end,
      case when new.recommendation = old.recommendation then new.recommendation end));
    said := concat_ws(e'\n',
      case when new.element <> old.element then new.element end,
      case when new.defect <> old.defect then new.defect end,
      case when new.recommendation <> old.recommendation then new.recommendation end);
  elsif new.photo_refs <> '{}' then
    return new;
  end if;
  new.photo_refs := private.photos_named(said, new.report_id) || kept;
  return new;
end;
$$;

create function private.bind_section_photos()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  kept jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    if new.paragraph is not distinct from old.paragraph
      or current_setting('plumbline.photo_refs_of', true) = new.id::text
    then
      perform set_config('plumbline.photo_refs_of', '', true);
      return new;
    end if;
    kept := private.photo_refs_kept(old.photo_refs, '');
  elsif new.photo_refs <> '{}' then
    return new;
  end if;
  new.photo_refs := private.photos_named(coalesce(new.paragraph, ''), new.report_id) || kept;
  return new;
end;
$$;

-- Triggers run in the order of their names: first what the statement says, then what it leaves open, and all that
-- counts and keeps versions after both.
create trigger believe_photo_refs before update of photo_refs on public.observations
  for each row execute function private.believe_photo_refs();
create trigger bind_photos before insert or update of element, defect, recommendation on public.observations
  for each row execute function private.bind_row_photos();
create trigger believe_photo_refs before update of photo_refs on public.sections
  for each row execute function private.believe_photo_refs();
create trigger bind_photos before insert or update of paragraph on public.sections
  for each row execute function private.bind_section_photos();

revoke execute on function private.believe_photo_refs(), private.bind_row_photos(),
  private.bind_section_photos(), private.photos_named(text, uuid), private.photo_refs_kept(jsonb, text)
  from public, anon;
grant execute on function private.photos_named(text, uuid), private.photo_refs_kept(jsonb, text)
  to authenticated, service_role;
