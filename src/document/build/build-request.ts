import type { TemplateFile } from '@/document/template/template-file';
import type { ReportSource } from '../model/report-source';

export type ExportFormat = 'docx' | 'pdf';

/** The specification's steps of an export, in percent. */
export const PROGRESS = {
  begun: 0,
  started: 20,
  observationsFetched: 40,
  sectionsFetched: 60,
  built: 100,
} as const;

/** What the page asks of the worker. */
export interface BuildRequest {
  format: ExportFormat;
  source: ReportSource;
  /** The firm's Word file to write it into; null for Plumbline's own layout. */
  template: TemplateFile | null;
  /** Whether it is to be sent: its photos have fewer pixels. */
  isForEmail?: boolean;
}

/** What the worker tells while it builds. */
export type BuildNews =
  | { type: 'pictures'; done: number; total: number }
  | { type: 'missing'; url: string; reason: string };
