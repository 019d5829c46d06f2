import type { PlannedReport } from './archive-plan';

type Written = Pick<PlannedReport, 'report' | 'observations' | 'sections'>;

/** A report as a plain text that can be read without any program of ours. */
export function reportText({ report, observations, sections }: Written): string {
  const head = [
    report.title,
    '='.repeat(Math.min(Array.from(report.title).length, 72)),
    `Inspection date: ${report.inspection_date}`,
    ...(report.client_name ? [`Client: ${report.client_name}`] : []),
    `Created: ${report.created_at}`,
  ];
  const rows = observations.map(({ photo, element, defect, recommendation }, index) =>
    [
      `Row ${index + 1}${photo.trim() === '' ? ' (no photo)' : `: Photo ${index + 1}`}`,
      `  Element: ${indented(element)}`,
      `  Defect: ${indented(defect)}`,
      `  Recommendation: ${indented(recommendation)}`,
    ].join('\n'),
  );
  const texts = sections.map(({ heading, paragraph }) => `${heading}\n\n${paragraph}`);
  return [head.join('\n'), ...rows, ...texts].join('\n\n') + '\n';
}

function indented(text: string): string {
  return text.trim() === '' ? '-' : text.trim().replace(/\r?\n/g, '\n    ');
}
