import type { Database } from '@/lib/database.types';
import { type Language, readReportLanguage } from '@shared/languages/language';

type Stored = Database['public']['Tables']['reports']['Row'];

export type Report = Omit<Stored, 'language'> & { language: Language };

/** A stored report as screens and documents read it. */
export const readReport = (stored: Stored): Report => ({
  ...stored,
  language: readReportLanguage(stored.language),
});

/** Replaces a title left blank in the create dialog. */
export const DEFAULT_TITLE = 'Inspection Report';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True when a value from the address has the form of a report's id. */
export function isReportId(value: string | null | undefined): value is string {
  return UUID.test(value ?? '');
}
