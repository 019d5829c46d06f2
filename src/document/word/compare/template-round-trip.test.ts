import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { fillTemplate } from '@/document/template/fill-template';
import { readTemplate } from '@/document/template/read-template';
import { layoutWithTemplate } from '@/document/template/template-layout';
import { readLayout } from '@/document/model/report-layout';
import { renderStored } from '@/document/bookmarks/printed-state';
import { buildReportModel } from '@/document/parts/build-report-model';
import { makeLargeSource } from '@/document/files/exported-report.fixture';
import { readDocument } from '../read/read-document';
import { compareReading } from './compare-reading';
import { exportedOrder } from './exported-order';

const TEMPLATES = join(import.meta.dirname, '../../../../testing/templates');

function withWords(file: Uint8Array, from: string, to: string): Uint8Array {
  const entries = unzipSync(file);
  const path = 'word/document.xml';
  const text = strFromU8(entries[path] ?? new Uint8Array());
  expect(text).toContain(from);
  return zipSync({ ...entries, [path]: strToU8(text.replace(from, to)) });
}

it.each(['portrait-serif.docx', 'landscape-german.dotx'])(
  'what was changed in a filled template comes back, and nothing else: %s',
  async (name) => {
    const source = makeLargeSource(13);
    const { content, found } = readTemplate(new Uint8Array(readFileSync(join(TEMPLATES, name))));
    const layout = layoutWithTemplate(readLayout(source.report.layout), found);
    const model = buildReportModel({ ...source, report: { ...source.report, layout } });
    const blob = await fillTemplate(content, model, new Map());
    const file = new Uint8Array(await blob.arrayBuffer());
    const rowIds = source.observations.map(({ id }) => id);
    const readChanges = (saved: Uint8Array) => {
      const reading = readDocument(saved);
      const exported = exportedOrder(reading, rowIds);
      const stand = renderStored(source, exported, reading.language);
      return compareReading(reading, { stand, rowIds, exported });
    };
    expect(readChanges(file)).toMatchObject({ changes: [], notes: [] });
    const edits = [
      ['Crack 7 runs', 'Crack 7 stops', /defect/u],
      ['They follow the joints', 'They leave the joints', /discussion/u],
      ['make safe', 'make it safe', /recommendation/u],
    ] as const;
    for (const [from, to, key] of edits) {
      const { changes, notes } = readChanges(withWords(file, from, to));
      expect(changes.map((change) => change.key)).toEqual([expect.stringMatching(key)]);
      expect(JSON.stringify(changes)).toContain(to);
      expect(notes).toEqual([]);
    }
  },
);
