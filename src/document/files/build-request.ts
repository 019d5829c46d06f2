import type { TemplateFile } from '@/document/template/template-file';
import type { ReportSource } from '../model/report-source';

export type ExportFormat = 'docx' | 'pdf';

/** The progress of an export in percent, as specified. */
export const PROGRESS = {
  begun: 0,
  started: 20,
  observationsFetched: 40,
  sectionsFetched: 60,
  built: 100,
} as const;

export interface BuildRequest {
  format: ExportFormat;
  source: ReportSource;
  /** The firm's Word file to write it into; null for Plumbline's own layout. */
  template: TemplateFile | null;
  /** Photos are stored with fewer pixels. */
  isForEmail?: boolean;
}

export type BuildNews =
  | { type: 'pictures'; done: number; total: number }
  | { type: 'missing'; url: string; reason: string };
