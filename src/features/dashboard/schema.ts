import { z } from 'zod';
import type { Report } from '@/features/reports/schema';

/** A report as the dashboard lists it. */
export interface ReportSummary extends Report {
  photo_count: number;
}

export interface ReportsPage {
  reports: ReportSummary[];
  /** All reports of the view, not only those of this page. */
  total: number;
  /** The page of these reports: the last one when the requested page is beyond the end. */
  page: number;
}

export const foundReportsSchema = z.object({
  total: z.int(),
  page: z.int(),
  ids: z.array(z.guid()),
});

export const reportStatesSchema = z.array(
  z.object({
    id: z.guid(),
    /** Findings, each with all its photos. */
    findings: z.int(),
    /** The checked ones among them. */
    checked: z.int(),
    /** Stored addresses of the first photos. */
    photos: z.array(z.string()),
    /** The last signed revision. */
    signed: z.object({ label: z.string(), number: z.int() }).nullable(),
  }),
);
export type ReportState = z.infer<typeof reportStatesSchema>[number];
