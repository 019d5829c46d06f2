import { makeObservation, makeSource } from '../../../testing/app/sample-report';
import { buildDocx } from '@/document/files/build-docx';
import { buildReportModel } from '@/document/parts/build-report-model';
import type { ReportSource } from '@/document/model/report-source';

/** A row's id that shows its number. */
export const rowId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A report of many rows, whose texts have all that a person can type. */
export function makeLargeSource(count = 60): ReportSource {
  const observations = Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return makeObservation({
      id: rowId(number),
      element: `Wall ${number} of the east stair`,
      defect: `Crack ${number} runs along the joint\n- seen from below\n- **not** measured`,
      recommendation: `Monitor as for Photo ${(number % count) + 1}.\n1. Fix a gauge\n2. Read it monthly`,
      location: number % 3 === 0 ? `Level ${number}, grid C` : '',
    });
  });
  return makeSource({
    observations,
    report: {
      scope: 'The car park was inspected from the ground.\nNo part was opened.',
      site_address: '12 Harbour Road',
      weather: 'Dry, 12 °C',
    },
    sections: {
      discussion:
        '# Overview\nCracks are slight in Photos 3 and 7.\n\nThey follow the joints.\n\nWall\tWidth\nEast\t0.2 mm\nWest\t0.3 mm\n\nThe rest is sound.',
      recommendation: 'Act on Photo 12 first:\n- make safe\n  - close the bay\n- repair',
    },
  });
}

export async function exportWord(source: ReportSource): Promise<Uint8Array<ArrayBuffer>> {
  const file = await buildDocx(buildReportModel(source), new Map());
  return new Uint8Array(await file.arrayBuffer());
}
