import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@shared/languages/language';
import { makeReportOfFindings } from '../../../../testing/findings/make-report';
import { exportWord } from '@/document/files/exported-report.fixture';
import { renderStored } from '@/document/bookmarks/printed-state';
import { ARRANGEMENTS } from '@/document/model/report-layout';
import { readDocument } from '../read/read-document';
import { compareReading } from './compare-reading';
import { exportedOrder } from './exported-order';

const CASES = LANGUAGES.flatMap((language) =>
  ARRANGEMENTS.map((arrangement) => ({ language, arrangement })),
);

describe('what engineers write, exported and brought back', () => {
  it.each(CASES)(
    'differs in nothing: $language, $arrangement',
    async ({ language, arrangement }) => {
      const source = makeReportOfFindings(language, arrangement);
      const reading = readDocument(await exportWord(source));
      const rowIds = source.observations.map(({ id }) => id);
      const exported = exportedOrder(reading, rowIds);
      const stand = renderStored(source, exported, reading.language);
      const { changes, notes, unsettled } = compareReading(reading, { stand, rowIds, exported });
      expect({ changes, notes, unsettled }).toEqual({
        changes: [],
        notes: [],
        unsettled: { rows: [], fields: [] },
      });
      expect(reading.rows).toHaveLength(rowIds.length);
    },
  );
});
