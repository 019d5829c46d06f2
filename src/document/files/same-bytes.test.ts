import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawPictures } from '../../../testing/app/sample-report';
import { makeRevision, makeSigned, makeSignedRow } from '../../../testing/app/signed-content';
import { ARRANGEMENTS, type Arrangement, eachExtra } from '@/document/model/report-layout';
import { installedFonts } from '@/document/pdf/installed-fonts.fixture';
import { sourceOfRevision } from '@/document/revisions/source-of-revision';
import { fillTemplate } from '@/document/template/fill-template';
import { readTemplate } from '@/document/template/read-template';
import { makeTemplate, text } from '@/document/template/template.fixture';
import { LANGUAGES } from '@shared/languages/language';
import { buildReportModel } from '../parts/build-report-model';
import { buildDocx } from './build-docx';
import { buildPdf, countPages } from './build-pdf';

/** Years, seasons and zones apart; the last is in the hour that its clocks leave out. */
const PLACES = [
  { time: '2026-11-20T10:00:00Z', zone: 'UTC' },
  { time: '2029-06-30T23:59:58Z', zone: 'Asia/Kathmandu' },
  { time: '2031-12-31T11:30:00Z', zone: 'Pacific/Kiritimati' },
  { time: '2032-03-28T01:30:00Z', zone: 'Europe/Berlin' },
];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function signedModel(arrangement: Arrangement, language: (typeof LANGUAGES)[number] = 'en') {
  const rows = Array.from({ length: 13 }, (_, index) =>
    makeSignedRow({ id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}` }),
  );
  const { report } = makeSigned();
  const layout = { arrangement, ...eachExtra(() => true), cover_photo: rows[0]?.id ?? null };
  const signed = makeSigned({ rows, label: 'B', report: { ...report, language, layout } });
  const revisions = [makeRevision(), makeRevision({ id: 'r2', number: 2, label: 'B' })];
  return buildReportModel(
    sourceOfRevision(signed, { reportId: 'r', backend: 'https://host.example', revisions }),
  );
}

async function collectFiles(build: () => Promise<Blob>): Promise<Set<string>> {
  const files = new Set<string>();
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const { time, zone } of PLACES) {
    vi.setSystemTime(time);
    vi.stubEnv('TZ', zone);
    files.add(Buffer.from(await (await build()).arrayBuffer()).toString('base64'));
  }
  return files;
}

describe('a signed revision is the same bytes whenever and wherever it is exported', () => {
  it.each(ARRANGEMENTS)('as Word in %s', async (arrangement) => {
    const build = async () => {
      const model = signedModel(arrangement);
      const pictures = drawPictures(model);
      return buildDocx(model, pictures, await countPages(model, pictures, installedFonts()));
    };
    expect((await collectFiles(build)).size).toBe(1);
  });

  it.each(ARRANGEMENTS)('as PDF in %s', async (arrangement) => {
    const build = () => {
      const model = signedModel(arrangement);
      return buildPdf(model, drawPictures(model), installedFonts());
    };
    expect((await collectFiles(build)).size).toBe(1);
  });

  it('as Word in a firm’s template', async () => {
    const template = makeTemplate({ body: text('{{observations}}') + text('{{signature}}') });
    const { content } = readTemplate(template);
    const build = () => {
      const model = signedModel('table');
      return fillTemplate(content, model, drawPictures(model));
    };
    expect((await collectFiles(build)).size).toBe(1);
  });

  it.each(LANGUAGES)('as Word in %s', async (language) => {
    const build = () => {
      const model = signedModel('table', language);
      return buildDocx(model, drawPictures(model));
    };
    expect((await collectFiles(build)).size).toBe(1);
  });
});
