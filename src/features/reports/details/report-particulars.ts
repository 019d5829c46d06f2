import { z } from 'zod';
import { withinBound } from '@/lib/within-bound';
import { eachField, findField, FORM_FIELDS, type FormFieldName } from '@shared/report-fields';
import type { Report } from '../schema';

export type ParticularName = FormFieldName;

function buildSchema(name: ParticularName) {
  return z
    .string()
    .trim()
    .check(withinBound(findField(name).most));
}

/** A report's details beside its title: all optional, and not printed while blank. */
const reportParticularsSchema = z.object(eachField(FORM_FIELDS, buildSchema));
export type ReportParticulars = z.infer<typeof reportParticularsSchema>;

/** The typed details that differ from the stored ones: what a save writes, and nothing else. */
export function changedParticulars(
  report: Pick<Report, ParticularName>,
  typed: Partial<ReportParticulars>,
): Partial<ReportParticulars> {
  const changed = FORM_FIELDS.flatMap((name) => {
    const value = typed[name]?.trim();
    return value === undefined || value === report[name] ? [] : [[name, value] as const];
  });
  return Object.fromEntries(changed);
}

/** A sentence for each detail that cannot be saved. */
export function particularErrors(
  typed: Partial<ReportParticulars>,
): Partial<Record<ParticularName, string>> {
  const issues = reportParticularsSchema.partial().safeParse(typed).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}
