import { z } from 'zod';
import {
  MAX_ATTENDEES,
  MAX_PARTICULAR,
  MAX_REFERENCE,
  MAX_REVISION,
  MAX_SITE_ADDRESS,
  MAX_WEATHER,
} from '../../../../supabase/functions/_shared/contract';
import type { Report } from '../schema';

function particular(name: string, most: number) {
  return z
    .string()
    .trim()
    .max(most, `${name} has at most ${most.toLocaleString('en')} characters.`);
}

/** What a report says of itself beside its title: all of it optional, and none of it printed while blank. */
export const reportParticularsSchema = z.object({
  site_address: particular('The site address', MAX_SITE_ADDRESS),
  weather: particular('The weather', MAX_WEATHER),
  attendees: particular('Who attended', MAX_ATTENDEES),
  reference: particular('The reference', MAX_REFERENCE),
  revision: particular('The revision', MAX_REVISION),
  scope: particular('The scope', MAX_PARTICULAR),
  not_inspected: particular('What was not inspected', MAX_PARTICULAR),
  documents_seen: particular('The list of documents', MAX_PARTICULAR),
});
export type ReportParticulars = z.infer<typeof reportParticularsSchema>;
export type ParticularName = keyof ReportParticulars;

const NAMES = reportParticularsSchema.keyof().options;

/** Those of the typed particulars that are not stored so: what a save writes, and nothing else. */
export function changedParticulars(
  report: Pick<Report, ParticularName>,
  typed: Partial<ReportParticulars>,
): Partial<ReportParticulars> {
  const changed = NAMES.flatMap((name) => {
    const value = typed[name]?.trim();
    return value === undefined || value === report[name] ? [] : [[name, value] as const];
  });
  return Object.fromEntries(changed);
}

/** What is wrong with each of the typed particulars, in words; nothing for those that can be saved. */
export function particularErrors(
  typed: Partial<ReportParticulars>,
): Partial<Record<ParticularName, string>> {
  const issues = reportParticularsSchema.partial().safeParse(typed).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}
