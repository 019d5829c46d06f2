-- Numbers of photos in texts. A text that a client stores without photo_refs gets them here, by the order of that
-- moment: the specified calls send texts alone, and "Photo 1" would mean another photo as soon as rows move. A client
-- that sends photo_refs is believed.

-- What the numbers in a text mean now: { "3": id }, null for one that no photo has; {} for a text that refers to no
-- photo. Of numbers that the text does not write, those within a range are bound ("Photos 3 to 7") and no others. Up to
-- 2,000, so that what is bound stays within its column.
create function private.photos_named(p_text text, p_report uuid)
returns jsonb language plpgsql stable set search_path = ''
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

-- Which bindings an edited text keeps: names of deleted photos, and numbers in a text that was not rewritten.
create function private.photo_refs_kept(p_refs jsonb, p_text text)
returns jsonb language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(name, photo), '{}') from jsonb_each(p_refs) refs (name, photo)
  where name !~ '^\d+$' or p_text ~ ('(?<!\d)' || name || '(?!\d)')
$$;

-- Runs where a statement sets photo_refs to anything: that is kept as it is.
create function private.believe_photo_refs() returns trigger language plpgsql set search_path = ''
as $$
begin
  perform set_config('plumbline.photo_refs_of', new.id::text, true);
  return new;
end;
$$;

create function private.bind_row_photos() returns trigger language plpgsql set search_path = ''
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

create function private.bind_section_photos() returns trigger language plpgsql set search_path = ''
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

-- Triggers run in the order of their names: first what the statement says, then what it leaves open, and after both
-- everything that counts and keeps versions.
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
