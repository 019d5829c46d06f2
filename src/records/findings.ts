import type { Observation } from './observation';

export { type Finding, listFindings } from '../../supabase/functions/_shared/findings';

/** Whether the row holds a finding's words; else it is one more photo of another row's. */
export function holdsFinding({ finding_id }: Pick<Observation, 'finding_id'>): boolean {
  return finding_id === null;
}
