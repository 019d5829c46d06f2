-- Whether files of an account are left is asked by its folder's name. After five deletions in one session PostgreSQL
-- planned that for anybody, without the index on names: it read every stored photo.
alter function public.delete_own_account() set plan_cache_mode = force_custom_plan;
