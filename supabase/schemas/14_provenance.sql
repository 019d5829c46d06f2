-- A row's provenance, in its column hand: 'proposed' by an analyst, then 'accepted' or 'edited' by a person, or
-- 'written' by one; and who checked it when. The trigger keeps it, and counts the changes of the row's words, whatever
-- client writes.

-- A proposal that changes no word of a row leaves its provenance: an analyst that could not assess a photo has proposed
-- nothing of what a person wrote there.
-- security definer because what it calls is nobody else's to call.
create function private.keep_hand()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  says_something constant boolean :=
    new.element || new.defect || new.recommendation || new.location ~ '\S'
    or (new.outcome is not null and new.outcome <> 'not_assessed');
  is_proposal constant boolean := new.proposal is not null
    and new.element = coalesce(new.proposal ->> 'element', '')
    and new.defect = coalesce(new.proposal ->> 'defect', '')
    and new.recommendation = coalesce(new.proposal ->> 'recommendation', '');
  -- All beside the three texts and the outcome: set from the table, of sixty rows at once.
  is_beside boolean := false;
  was_proposed constant boolean := new.proposal is not null and (
    coalesce(new.proposal ->> 'element', '') || coalesce(new.proposal ->> 'defect', '')
    || coalesce(new.proposal ->> 'recommendation', '')) ~ '\S';
begin
  if private.is_restoring() then
    new.version := case when tg_op = 'UPDATE' then old.version + 1
      else private.first_version(new.id, new.user_id) end;
    return new;
  end if;
  -- Lines drawn on one picture say nothing of another.
  if tg_op = 'UPDATE' and new.photo is distinct from old.photo
    and new.marks is not distinct from old.marks
  then
    new.marks := null;
  end if;
  -- Whoever writes a defect down has assessed the photo, whatever else they send.
  if (tg_op = 'INSERT' or new.defect is distinct from old.defect)
    and new.defect ~ '\S' and coalesce(new.outcome, 'not_assessed') = 'not_assessed'
  then
    new.outcome := case when new.defect ~* '^\s*no (visible )?defect'
      then 'no_visible_defect' else 'defect' end;
  end if;
  if tg_op = 'INSERT' then
    new.version := private.first_version(new.id, new.user_id);
    new.hand := case when not says_something then null
      when is_proposal then 'proposed' when was_proposed then 'edited' else 'written' end;
  elsif private.words_of(new) is distinct from private.words_of(old) then
    new.version := old.version + 1;
    -- An analyst that could say nothing of the photo has not proposed the words that a person put there.
    if new.proposal is distinct from old.proposal
      and private.words_of(new) - '{outcome,photo_refs}'::text[]
        = private.words_of(old) - '{outcome,photo_refs}'::text[]
    then
      new.hand := old.hand;
      new.checked_by := old.checked_by;
      new.checked_at := old.checked_at;
      return new;
    end if;
    is_beside := (new.element, new.defect, new.recommendation, new.outcome, new.photo_refs)
      is not distinct from
      (old.element, old.defect, old.recommendation, old.outcome, old.photo_refs);
    new.hand := case when not says_something then null
      when new.proposal is distinct from old.proposal then 'proposed'
      when is_beside and old.hand = 'proposed' and new.hand is distinct from 'accepted' then 'proposed'
      when is_proposal then 'accepted'
      -- Into a row whose proposal was taken back the words are all the person's own.
      when was_proposed and old.element || old.defect || old.recommendation ~ '\S' then 'edited'
      else 'written' end;
  else
    new.version := old.version;
    -- A proposal can be accepted, and that be taken back; nothing else is a person's to claim.
    if new.hand is distinct from old.hand and not coalesce(
      (old.hand = 'proposed' and new.hand = 'accepted')
      or (old.hand = 'accepted' and new.hand = 'proposed' and is_proposal), false)
    then
      new.hand := old.hand;
    end if;
    if new.hand is not distinct from old.hand then
      new.checked_by := old.checked_by;
      new.checked_at := old.checked_at;
      return new;
    end if;
  end if;
  if new.hand in ('accepted', 'edited', 'written') then
    new.checked_by := coalesce((select auth.uid()), new.user_id);
    new.checked_at := now();
  else
    new.checked_by := null;
    new.checked_at := null;
  end if;
  return new;
end;
$$;
create trigger keep_hand before insert or update on public.observations
  for each row execute function private.keep_hand();
revoke execute on function private.keep_hand() from public, anon, authenticated;
