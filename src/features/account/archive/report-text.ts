import {
  photoBindingsSchema,
  renumberTexts,
} from '../../../../supabase/functions/_shared/contract';
import type { PlannedReport } from './archive-plan';

type Written = Pick<PlannedReport, 'report' | 'observations' | 'sections'>;

/** A report as a plain text that can be read without any program of ours. */
export function reportText({ report, observations, sections }: Written): string {
  const order = observations.map(({ id }) => id);
  /** Texts of a row or a section with the numbers that the photos have in this archive. */
  const numbered = <Name extends string>(texts: Record<Name, string>, refs: unknown) =>
    renumberTexts(texts, photoBindingsSchema.parse(refs), order).texts;
  const head = [
    report.title,
    '='.repeat(Math.min(Array.from(report.title).length, 72)),
    `Inspection date: ${report.inspection_date}`,
    ...(report.client_name ? [`Client: ${report.client_name}`] : []),
    `Created: ${report.created_at}`,
  ];
  const rows = observations.map(({ photo, photo_refs, element, defect, recommendation }, index) => {
    const texts = numbered({ element, defect, recommendation }, photo_refs);
    return [
      `Row ${index + 1}${photo.trim() === '' ? ' (no photo)' : `: Photo ${index + 1}`}`,
      `  Element: ${indented(texts.element)}`,
      `  Defect: ${indented(texts.defect)}`,
      `  Recommendation: ${indented(texts.recommendation)}`,
    ].join('\n');
  });
  const texts = sections.map(
    ({ heading, paragraph, photo_refs }) =>
      `${heading}\n\n${numbered({ paragraph }, photo_refs).paragraph}`,
  );
  return [head.join('\n'), ...rows, ...texts].join('\n\n') + '\n';
}

function indented(text: string): string {
  return text.trim() === '' ? '-' : text.trim().replace(/\r?\n/g, '\n    ');
}
