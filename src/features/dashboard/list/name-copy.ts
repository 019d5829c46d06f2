import { ENTERED_FIELDS } from '../../../../supabase/functions/_shared/report-fields';

const MARK = ' (copy)';

/** A title for a copy, no longer than a title may be. */
export function nameCopy(title: string): string {
  const kept = Array.from(title).slice(0, ENTERED_FIELDS.title.most - MARK.length);
  return `${kept.join('').trimEnd()}${MARK}`;
}
