import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase';
import type { Observation } from './schema';

export const observationKeys = {
  all: ['observations'] as const,
  list: (userId: string, reportId: string) => [...observationKeys.all, userId, reportId] as const,
};

/** A report's rows in the order in which they are numbered: a row's number is its index + 1. */
export function observationsQuery(userId: string, reportId: string) {
  return queryOptions({
    queryKey: observationKeys.list(userId, reportId),
    queryFn: () => fetchObservations(userId, reportId),
  });
}

async function fetchObservations(userId: string, reportId: string): Promise<Observation[]> {
  const client = await supabase();
  const { data } = await client
    .from('observations')
    .select('*')
    .eq('report_id', reportId)
    .eq('user_id', userId)
    .order('position')
    .order('created_at')
    .order('id')
    .throwOnError();
  return data;
}
