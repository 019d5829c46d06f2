import { z } from 'zod';
import type { Report } from '@/features/reports/schema';

/** A report as the dashboard lists it. */
export interface ReportSummary extends Report {
  photo_count: number;
}

export interface ReportsPage {
  reports: ReportSummary[];
  /** All reports that the dashboard was asked for, not only those of this page. */
  total: number;
  /** The page that these reports stand on: the last one when the page asked for is beyond the end. */
  page: number;
}

/** The answer of `find_reports`. */
export const foundReportsSchema = z.object({
  total: z.int(),
  page: z.int(),
  ids: z.array(z.guid()),
});

/** The answer of `report_states`. */
export const reportStatesSchema = z.array(
  z.object({
    id: z.guid(),
    /** Rows, each with all photos of what it describes. */
    findings: z.int(),
    /** Those of them that a person has checked. */
    checked: z.int(),
    /** Stored addresses of the first photos. */
    photos: z.array(z.string()),
    /** The last signed revision. */
    signed: z.object({ label: z.string(), number: z.int() }).nullable(),
  }),
);
export type ReportState = z.infer<typeof reportStatesSchema>[number];
