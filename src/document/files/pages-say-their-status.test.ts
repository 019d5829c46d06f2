import { describe, expect, it } from 'vitest';
import { EMPTY_LETTERHEAD } from '@/records/letterhead';
import {
  hasLibreOffice,
  hasPoppler,
  makeFolder,
  pdfText,
  printWithLibreOffice,
} from '../../../testing/documents';
import { drawPictures, makeSource } from '../../../testing/app/sample-report';
import { makeRevision } from '../../../testing/app/signed-content';
import { makeLargeSource } from './exported-report.fixture';
import { ARRANGEMENTS } from '@/document/model/report-layout';
import type { ReportSource } from '@/document/model/report-source';
import { installedFonts } from '@/document/pdf/installed-fonts.fixture';
import { sourceOfDraft } from '@/document/revisions/source-of-draft';
import { fillTemplate } from '@/document/template/fill-template';
import { readTemplate } from '@/document/template/read-template';
import { makeTemplate, text } from '@/document/template/template.fixture';
import { choosePrintedWords } from '@/document/words/printed-words';
import type { Language } from '@shared/languages/language';
import { buildReportModel, type ReportModel } from '../parts/build-report-model';
import { buildDocx } from './build-docx';
import { buildPdf } from './build-pdf';
import { openForSuite } from '../../../testing/open-for-suite';

/** LibreOffice is slow where many tests share few cores. */
const PATIENCE_MS = 240_000;

const folder = openForSuite(makeFolder);

const letterhead = { ...EMPTY_LETTERHEAD, firm_name: 'Hart & Pole', author_name: 'Ada Pole' };
const signing = { signatory: 'Ada Pole', signedOn: '21 November 2026', revision: 'B' };
const revisions = [makeRevision({ number: 2, label: 'B' })];

function makeSourceWith(language: Language, layout: ReportSource['report']['layout'], label = 'B') {
  const { report, ...rest } = makeLargeSource(13);
  const named = { ...report, reference: 'NF-118', revision: label, language, layout };
  return { ...rest, report: named, letterhead };
}

/** The same report never signed, signed, and changed since. */
const STATES = {
  draft: (language: Language, layout: object) =>
    buildReportModel(sourceOfDraft(makeSourceWith(language, layout), [])),
  changed: (language: Language, layout: object) =>
    buildReportModel(sourceOfDraft(makeSourceWith(language, layout), revisions)),
  issued: (language: Language, layout: object) =>
    buildReportModel({ ...makeSource(), ...makeSourceWith(language, layout), signing }),
};

const squeezed = (words: string) => words.replaceAll(/\s+/gu, ' ');
const readPages = (path: string) => pdfText(path).split('\f').slice(0, -1).map(squeezed);
const LANGUAGES = ['en', 'de', 'pl'] as const;

function expectOnEachPage(path: string, words: readonly string[]) {
  const pages = readPages(path);
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries())
    for (const said of words) expect(page, `${path}, page ${index + 1}`).toContain(said);
}

describe.skipIf(!hasPoppler)('each page of a PDF says what it belongs to', () => {
  for (const [state, buildModel] of Object.entries(STATES))
    it.each(ARRANGEMENTS)(
      `${state}, in %s`,
      async (arrangement) => {
        for (const language of LANGUAGES) {
          const model = buildModel(language, { arrangement, cover: true, contents: true });
          const file = await buildPdf(model, drawPictures(model), installedFonts());
          const path = folder.write(`${state}-${arrangement}-${language}.pdf`, file);
          expectOnEachPage(await path, [model.status, 'Hart & Pole', 'NF-118']);
        }
      },
      PATIENCE_MS,
    );
});

describe.skipIf(!hasPoppler || !hasLibreOffice)('each page of a Word file says it too', () => {
  it(
    'in all arrangements, each state and language with some of them',
    async () => {
      const states = Object.entries(STATES);
      const files = ARRANGEMENTS.flatMap((arrangement, index) =>
        ['changed', states[index % states.length]![0]].map((state, turn) => {
          const language = LANGUAGES[(index + turn) % LANGUAGES.length]!;
          const layout = { arrangement, cover: true, contents: true };
          return {
            name: `word-${state}-${arrangement}-${language}.docx`,
            model: STATES[state as keyof typeof STATES](language, layout),
          };
        }),
      );
      const paths = await Promise.all(
        files.map(async ({ name, model }) =>
          folder.write(name, await buildDocx(model, drawPictures(model))),
        ),
      );
      for (const [index, path] of printWithLibreOffice(paths, folder.path).entries())
        expectOnEachPage(path, [files[index]!.model.status, 'Hart & Pole', 'NF-118']);
    },
    PATIENCE_MS,
  );

  it(
    'in the specification’s document once it was signed, and not before',
    async () => {
      const models = Object.values(STATES).map((buildModel) => buildModel('en', {}));
      const paths = await Promise.all(
        models.map(async (model, index) =>
          folder.write(`plain-${index}.docx`, await buildDocx(model, drawPictures(model))),
        ),
      );
      const [draft, changed, issued] = printWithLibreOffice(paths, folder.path);
      expect(pdfText(draft!)).not.toMatch(/Draft|Status/u);
      expectOnEachPage(changed!, ['Draft after revision B']);
      expect(pdfText(changed!)).not.toMatch(/^Revision/mu);
      expectOnEachPage(issued!, ['Revision B · Issued 21 November 2026']);
    },
    PATIENCE_MS,
  );
});

describe.skipIf(!hasPoppler || !hasLibreOffice)('a firm’s template', () => {
  const rows = text('{{observations}}');
  const TEMPLATES = {
    'with a place for it in its footer': { body: rows, footer: text('{{author}}: {{status}}') },
    'with one in its header': { body: rows, header: text('{{status}}') },
    'with a footer without it': { body: rows, footer: text('Registered in Scotland') },
    'without a footer': { body: rows, header: text('Hart & Pole'.replace('&', '&amp;')) },
  };
  const template = '7b1de1a4-52d5-4f0e-8f65-3f0f0f6f2a11';
  const filled = async (name: string, model: ReportModel, parts: object) => {
    const { content } = readTemplate(makeTemplate(parts));
    const path = await folder.write(
      `${name}.docx`,
      await fillTemplate(content, model, drawPictures(model)),
    );
    return printWithLibreOffice([path], folder.path)[0]!;
  };

  it.each(Object.entries(TEMPLATES))(
    '%s says on each page that the report was changed, once',
    async (name, parts) => {
      const path = await filled(name, STATES.changed('en', { template }), parts);
      for (const page of readPages(path)) {
        expect(page.match(/Draft after revision B/gu), page).toHaveLength(1);
      }
    },
    PATIENCE_MS,
  );

  it(
    'keeps its own footer as it is while nothing was changed since a signature',
    async () => {
      const parts = TEMPLATES['with a footer without it'];
      for (const state of ['draft', 'issued'] as const) {
        const path = await filled(state, STATES[state]('en', { template }), parts);
        expect(pdfText(path)).not.toMatch(/Draft|Issued/u);
      }
    },
    PATIENCE_MS,
  );

  it(
    'never calls a changed report by the signed revision’s name',
    async () => {
      const body = text('Revision: {{revision}}') + rows;
      const { draftAfter } = choosePrintedWords('en').signing;
      const changed = await filled('own', STATES.changed('en', { template }), { body });
      expect(squeezed(pdfText(changed))).toContain(
        `Revision: ${draftAfter.replace('{revision}', 'B')}`,
      );
      const draft = await filled('draft', STATES.draft('en', { template }), { body });
      expect(pdfText(draft)).toContain('Revision: B');
    },
    PATIENCE_MS,
  );
});
