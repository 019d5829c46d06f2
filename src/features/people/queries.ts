import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/lib/supabase';
import { actSchema, invitationSchema, peopleSchema } from './schema';

export const peopleKeys = { all: ['people'] as const };

/** True for an administrator; asked once while the app is open. */
export function isAdministratorQuery(userId: string) {
  return queryOptions({
    queryKey: ['is-administrator', userId] as const,
    queryFn: async () =>
      (await (await supabase()).rpc('is_administrator').throwOnError()).data === true,
    staleTime: Infinity,
  });
}

/** People whose address contains these words, a page at a time. */
export function peopleQuery(words: string, page: number) {
  return queryOptions({
    queryKey: [...peopleKeys.all, 'list', words, page] as const,
    queryFn: async () => {
      const asked = (await supabase()).rpc('list_people', { p_words: words, p_page: page });
      return peopleSchema.parse((await asked.throwOnError()).data);
    },
    placeholderData: keepPreviousData,
  });
}

export function invitationsQuery() {
  return queryOptions({
    queryKey: [...peopleKeys.all, 'invitations'] as const,
    queryFn: async () => {
      const asked = (await supabase()).rpc('list_invitations');
      return z.array(invitationSchema).parse((await asked.throwOnError()).data);
    },
  });
}

/** Administrators' acts, the newest first, a hundred a page. */
export function actsQuery(page: number) {
  return queryOptions({
    queryKey: [...peopleKeys.all, 'acts', page] as const,
    queryFn: async () => {
      const asked = (await supabase()).rpc('list_administrator_acts', { p_page: page });
      return z.array(actSchema).parse((await asked.throwOnError()).data);
    },
  });
}
