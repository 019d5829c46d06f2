import type { ReactNode } from 'react';
import type { OutlineEntry } from '../model/outline';
import type { ReportContent } from '../model/report-content';

export interface PreviewProps<Content> {
  content: Content;
  report: ReportContent;
  outline: readonly OutlineEntry[];
}

export type PreviewFace<Content> = (props: PreviewProps<Content>) => ReactNode;
