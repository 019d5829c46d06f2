import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import {
  hasLibreOffice,
  hasOfficeValidator,
  hasPoppler,
  makeFolder,
  officeErrors,
  pdfText,
  printWithLibreOffice,
} from '../../../testing/documents';
import {
  drawPictures,
  makeModel,
  makeObservation,
  makeSource,
} from '../../../testing/app/sample-report';
import { makeProposal } from '../../../testing/app/rows';
import { buildDocx } from '@/document/files/build-docx';
import { fillTemplate } from '@/document/template/fill-template';
import { makeTemplate, text } from '@/document/template/template.fixture';
import { buildReportModel, type ReportModel } from '@/document/parts/build-report-model';
import { buildPdf } from '@/document/files/build-pdf';
import { installedFonts } from '../pdf/installed-fonts.fixture';
import { readTaggedPdf } from '../pdf/tagged-pdf.fixture';
import { openForSuite } from '../../../testing/open-for-suite';

const PATIENCE_MS = 180_000;
const IPTC = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

const folder = openForSuite(makeFolder);

const withProposal = (analyst: string) => ({ proposal: makeProposal({ analyst }) });

/** A row of each kind, and sections of which one stands as drafted. */
function mixed(): ReportModel {
  const source = makeSource({
    observations: [
      makeObservation({ hand: 'written' }),
      makeObservation({ hand: 'edited', ...withProposal('gpt & <co>') }),
      makeObservation({ hand: 'accepted', ...withProposal('gpt & <co>') }),
      makeObservation({ hand: 'proposed', ...withProposal('builtin') }),
      makeObservation({ hand: null, outcome: 'not_assessed', ...withProposal('builtin') }),
    ],
  });
  source.sections.discussion = {
    paragraph: 'As drafted.',
    photo_refs: {},
    drafted: 'As drafted.',
    analyst: 'gpt & <co>',
  };
  return buildReportModel(source);
}

const EXPECTED = [
  ['row 1', 'written', 'digitalCreation'],
  ['row 2', 'edited', 'compositeWithTrainedAlgorithmicMedia'],
  ['row 3', 'accepted', 'trainedAlgorithmicMedia'],
  ['row 4', 'unchecked', 'algorithmicMedia'],
  ['row 5', 'not_assessed', null],
  ['discussion', 'drafted', 'trainedAlgorithmicMedia'],
  ['recommendation', 'written', 'digitalCreation'],
];

const plain = (words: string | null | undefined) => (words ?? '').replace(/\s+/gu, ' ').trim();
interface Node {
  name: string;
  attributes: Record<string, string>;
  words: string;
  children: Node[];
}

/** Throws for what is not well-formed. */
function readTree(xml: string): Node {
  const root: Node = { name: '', attributes: {}, words: '', children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node: Node = { name, attributes, words: '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (words) => {
    for (const node of open) node.words += words;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root;
}

const named = (tree: Node, name: string): Node[] =>
  tree.children.flatMap((one) => [...(one.name === name ? [one] : []), ...named(one, name)]);
const readType = (uri: string | undefined) => uri?.replace(IPTC, '') ?? null;

async function unzipParts(file: Blob) {
  return unzipSync(new Uint8Array(await file.arrayBuffer()));
}

/** Reads the mark of a Word file as a program finds it: by the document's relation. */
async function markInWord(file: Blob) {
  const parts = await unzipParts(file);
  const relations = strFromU8(parts['word/_rels/document.xml.rels'] ?? new Uint8Array());
  const target = /\/customXml" Target="(?:\.\.)?\/([^"]+)"/u.exec(relations)?.[1];
  if (target === undefined) return null;
  const xml = readTree(strFromU8(parts[target] ?? new Uint8Array()));
  return {
    whole: named(xml, 'origins')[0]?.attributes['DigitalSourceType'],
    texts: named(xml, 'text').map(({ attributes }) => [
      attributes['name'],
      attributes['origin'],
      readType(attributes['DigitalSourceType']),
    ]),
    statement: plain(named(xml, 'statement')[0]?.words),
  };
}

async function markInPdf(file: Blob, name: string) {
  const path = await folder.write(name, file);
  const { metadata } = readTaggedPdf(path);
  if (!metadata.includes('origins:statement')) return null;
  const xml = readTree(
    metadata.slice(metadata.indexOf('<x:xmpmeta'), metadata.indexOf('<?xpacket end')),
  );
  const one = (from: Node, name: string) => named(from, name)[0]?.words;
  const [texts] = named(xml, 'origins:texts');
  return {
    whole: one(xml, 'Iptc4xmpExt:DigitalSourceType'),
    texts: (texts ? named(texts, 'rdf:li') : []).map((item) => [
      one(item, 'origins:name'),
      one(item, 'origins:origin'),
      readType(one(item, 'Iptc4xmpExt:DigitalSourceType')),
    ]),
    statement: plain(one(xml, 'origins:statement')),
  };
}

describe('whose words a report holds, for programs', { timeout: PATIENCE_MS }, () => {
  const wholeMark = (model: ReportModel) => ({
    whole: `${IPTC}compositeWithTrainedAlgorithmicMedia`,
    texts: EXPECTED,
    statement: plain(model.provenance),
  });

  it('stands in the Word file as it is printed there', async () => {
    const model = mixed();
    const file = await buildDocx(model, drawPictures(model));
    expect(await markInWord(file)).toEqual(wholeMark(model));
    const document = strFromU8((await unzipParts(file))['word/document.xml'] ?? new Uint8Array());
    expect(plain(readTree(document).words)).toContain(plain(model.provenance));
  });

  it.skipIf(!hasOfficeValidator)('leaves the Word file valid', async () => {
    const model = mixed();
    const path = await folder.write('mark.docx', await buildDocx(model, drawPictures(model)));
    expect(officeErrors(path)).toEqual([]);
  });

  it.skipIf(!hasLibreOffice || !hasPoppler)('is nothing that a page shows', async () => {
    const model = mixed();
    const path = await folder.write('seen.docx', await buildDocx(model, drawPictures(model)));
    const [printed = ''] = printWithLibreOffice([path], folder.path);
    expect(pdfText(printed)).not.toContain('digitalsourcetype');
    expect(plain(pdfText(printed))).toContain('checked by nobody');
  });

  it('stands in a firm’s own Word file', async () => {
    const model = mixed();
    const template = makeTemplate({ body: text('{{observations}}') });
    const file = await fillTemplate(template, model, drawPictures(model));
    expect(await markInWord(file)).toEqual(wholeMark(model));
    if (!hasOfficeValidator) return;
    expect(officeErrors(await folder.write('firm.docx', file))).toEqual([]);
  });

  it.skipIf(!hasPoppler)('stands in the PDF as it is printed there', async () => {
    const model = mixed();
    const file = await buildPdf(model, drawPictures(model), installedFonts());
    expect(await markInPdf(file, 'mark.pdf')).toEqual(wholeMark(model));
    expect(plain(pdfText(await folder.write('printed.pdf', file)))).toContain('checked by nobody');
  });

  it('is absent where no analyst was asked', async () => {
    const model = makeModel({ observations: [makeObservation({ hand: 'written' })] });
    expect(model.origins).toBeNull();
    const file = await buildDocx(model, drawPictures(model));
    expect(await markInWord(file)).toBeNull();
    expect(
      Object.keys(await unzipParts(file)).filter((path) => path.startsWith('customXml')),
    ).toEqual([]);
    expect(
      await markInPdf(await buildPdf(model, drawPictures(model), installedFonts()), 'none.pdf'),
    ).toBeNull();
  });
});
