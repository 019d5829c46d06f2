-- A drawing is bounded as it is written: as it is stored, ten lines by hand of 200 points each took 66,164 bytes, and the
-- 64 KiB of before refused them. All that a drawing may have, 60 marks of 200 points, is some 250 kB.
alter table public.observations drop constraint observations_drawing_form;
alter table public.observations add constraint observations_drawing_form
  check (jsonb_typeof(drawing) = 'object' and octet_length(drawing::text) <= 327680);
