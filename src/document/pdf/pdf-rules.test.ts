import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawPictures, makeModel } from '../../../testing/app/sample-report';
import { makeFolder } from '../../../testing/documents';
import { buildPdf } from '@/document/files/build-pdf';
import { installedFonts } from './installed-fonts.fixture';
import { openForSuite } from '../../../testing/open-for-suite';

type Entry = Record<string, unknown>;

const folder = openForSuite(makeFolder);
let path: string;
beforeAll(async () => {
  const discussion =
    '## Walls\nSee Photo 1.\n- one\n  - two\n1. three\n\n| A | B |\n|---|---|\n| 1 | 2 |';
  const model = makeModel({ sections: { discussion, recommendation: null } });
  path = await folder.write(
    'rules.pdf',
    await buildPdf(model, drawPictures(model), installedFonts()),
  );
});

function readObjects(file: string): Entry[] {
  const json = execFileSync('/usr/bin/qpdf', ['--json=2', '--json-key=qpdf', file], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const { qpdf } = JSON.parse(json) as { qpdf: [unknown, Record<string, Entry>] };
  return Object.values(qpdf[1]).map(
    (object) =>
      (object['value'] ?? (object['stream'] as Entry | undefined)?.['dict'] ?? {}) as Entry,
  );
}

describe.skipIf(!existsSync('/usr/bin/qpdf'))('rules of PDF/UA that a program can check', () => {
  it('tells of every figure, list, head and link what a reader needs', () => {
    const objects = readObjects(path);
    const tagged = (kind: string) => objects.filter((object) => object['/S'] === `/${kind}`);
    expect(tagged('Figure')).toHaveLength(3);
    for (const figure of tagged('Figure')) {
      expect(figure['/Alt']).toMatch(/Photo \d/);
      expect((figure['/A'] as Entry)['/BBox']).toHaveLength(4);
    }
    expect(tagged('L').map((list) => (list['/A'] as Entry)['/ListNumbering'])).toEqual(
      expect.arrayContaining(['/Disc', '/Decimal']),
    );
    expect(tagged('TH').length).toBeGreaterThanOrEqual(6);
    for (const head of tagged('TH')) expect((head['/A'] as Entry)['/Scope']).toBe('/Column');
    for (const link of objects.filter((object) => object['/Subtype'] === '/Link')) {
      expect(link['/Contents']).toBeTruthy();
      expect(link['/StructParent']).toBeTypeOf('number');
    }
    expect(tagged('H4')).toHaveLength(1);
  });

  it('names its language, title and order, and embeds fonts that say their text', () => {
    const objects = readObjects(path);
    const [catalog] = objects.filter((object) => object['/Type'] === '/Catalog');
    expect(catalog?.['/Lang']).toBe('u:en-GB');
    const fonts = objects.filter((object) => object['/Subtype'] === '/Type0');
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) expect(font['/ToUnicode']).toBeTruthy();
    for (const page of objects.filter((object) => object['/Type'] === '/Page')) {
      expect(page['/Tabs']).toBe('/S');
    }
  });

  it('has bookmarks that land on their heading, and one for each row', () => {
    const bookmarks = readObjects(path).filter((object) => Array.isArray(object['/Dest']));
    const [tree] = readObjects(path).filter((object) => object['/Type'] === '/Pages');
    const pages = tree?.['/Kids'] as string[];
    const titles = bookmarks.map((bookmark) => bookmark['/Title'] as string);
    expect(titles.filter((title) => title.startsWith('u:Photo '))).toHaveLength(3);
    const height = 841.9;
    for (const bookmark of bookmarks) {
      const [page, , left, top] = bookmark['/Dest'] as [string, string, number, number];
      expect(left).toBeCloseTo(51.05, 1);
      const title = (bookmark['/Title'] as string).slice(2);
      // Beside a photo stands its row's element, which the bookmark names.
      const words = /^Photo \d+: (\w+ \w+)/.exec(title)?.[1] ?? title;
      const number = String(pages.indexOf(page) + 1);
      const box = ['-x', '0', '-W', '600', '-y', String(Math.floor(height - top)), '-H', '32'];
      const beneath = execFileSync(
        '/usr/bin/pdftotext',
        ['-f', number, '-l', number, ...box, path, '-'],
        { encoding: 'utf8' },
      );
      expect(beneath).toContain(words);
    }
  });
});
