import { beforeAll, describe, expect, it } from 'vitest';
import { WordFile } from '../../../../testing/attacks/cleaner/word-file';
import { makeObservation, makeSource } from '../../../../testing/app/sample-report';
import { renderStored } from '@/document/bookmarks/printed-state';
import { exportWord, rowId } from '@/document/files/exported-report.fixture';
import { readDocument } from '../read/read-document';
import type { WordReading } from '../read/word-reading';
import { wanted, type Choices } from './choices';
import { compareReading } from './compare-reading';
import { exportedOrder } from './exported-order';
import { leaveProposals, leftProposals, buildProposals, proposedBy, rowAuthors } from './proposals';
import type { WordChange } from './word-change';

const DOCUMENT = 'word/document.xml';
const source = makeSource({
  observations: [1, 2, 3].map((number) =>
    makeObservation({
      id: rowId(number),
      element: 'North wall',
      defect: `Crack ${number} is wide`,
      location: number === 2 ? 'Roof' : '',
    }),
  ),
});
let exported: Uint8Array;
beforeAll(async () => {
  exported = await exportWord(source);
});

const run = (text: string, tag = 't') =>
  `<w:r><w:${tag} xml:space="preserve">${text}</w:${tag}></w:r>`;
const by = (author: string) => `w:id="1" w:author="${author}" w:date="2026-11-20T10:05:00Z"`;
const ins = (text: string, author = 'A. Mason') => `<w:ins ${by(author)}>${run(text)}</w:ins>`;
const del = (text: string, author = 'A. Mason') =>
  `<w:del ${by(author)}>${run(text, 'delText')}</w:del>`;

function inWord(old: string, now: string) {
  const file = new WordFile(exported).change(DOCUMENT, (xml) => {
    const found = run(old);
    expect(xml).toContain(found);
    return xml.replace(found, now);
  });
  const reading = readDocument(file.zip());
  const rowIds = source.observations.map(({ id }) => id);
  const order = exportedOrder(reading, rowIds);
  const stand = renderStored(source, order, reading.language);
  const { changes } = compareReading(reading, { stand, rowIds, exported: order });
  return { reading, changes, leave: leaveProposals(reading, stand, (_, text) => text) };
}

function only(changes: readonly WordChange[]): WordChange {
  const [change] = changes;
  if (!change || changes.length !== 1) throw new Error(`${changes.length} changes`);
  return change;
}

describe('a text with tracked changes', () => {
  const tracked = `${run('Crack 2 ')}${del('is')}${ins('was')}${run(' ')}${ins('very ', 'B. Hart')}${run('wide')}${ins(' today')}`;

  it('says who proposed what, a replaced word being one proposal', () => {
    const { reading, changes } = inWord('Crack 2 is wide', tracked);
    const proposals = buildProposals(only(changes), reading);
    expect(proposals.map(proposedBy)).toEqual([
      'A. Mason, 20 Nov 2026, 10:05',
      'B. Hart, 20 Nov 2026, 10:05',
      'A. Mason, 20 Nov 2026, 10:05',
    ]);
    expect(proposals).toMatchObject([
      { removed: 'is', added: 'was' },
      { removed: '', added: 'very ' },
      { removed: '', added: ' today' },
    ]);
  });

  it.each<[number[], string]>([
    [[], 'Crack 2 was very wide today'],
    [[0], 'Crack 2 is very wide today'],
    [[1], 'Crack 2 was wide today'],
    [[1, 2], 'Crack 2 was wide'],
    [[0, 1, 2], 'Crack 2 is wide'],
  ])('reads without those that are left: %j', (left, text) => {
    const { changes, leave } = inWord('Crack 2 is wide', tracked);
    expect(leave(only(changes), new Set(left))).toMatchObject({
      inWord: text,
      here: 'Crack 2 is wide',
    });
  });

  it('is not written where all that was changed in it is left', () => {
    const { reading, changes, leave } = inWord('Crack 2 is wide', tracked);
    const change = only(changes);
    const choices = Object.fromEntries([
      [change.key, 'take' as const],
      ...[0, 1, 2].map((index) => [`${change.key} proposal ${index}`, 'leave' as const]),
    ]);
    const written = (made: Choices) =>
      wanted(changes, made, (one) => leave(one, leftProposals(one, reading, made)));
    expect(written(choices)).toEqual([]);
    expect(written({ [change.key]: 'take' })).toHaveLength(1);
  });

  it('keeps what was changed without being tracked', () => {
    const { changes, leave } = inWord(
      'Crack 2 is wide',
      `${run('Split 2 is wide')}${ins(' today')}`,
    );
    expect(leave(only(changes), new Set([0]))).toMatchObject({ inWord: 'Split 2 is wide' });
  });

  it('is one with what follows where an inserted end of a paragraph is left', () => {
    const end = `<w:pPr><w:rPr><w:ins ${by('A. Mason')}/></w:rPr></w:pPr>`;
    const broken = `${run('Crack 3')}</w:p><w:p>${run(' is wide')}`;
    const file = new WordFile(exported).change(DOCUMENT, (xml) =>
      xml.replace(/<w:p>(?:(?!<\/w:p>).)*Crack 3 is wide(?:(?!<\/w:p>).)*<\/w:p>/su, (paragraph) =>
        paragraph.replace(/<w:pPr>.*?<\/w:pPr>/su, end).replace(run('Crack 3 is wide'), broken),
      ),
    );
    const reading = readDocument(file.zip());
    expect(findDefect(reading, 3)?.text).toBe('Crack 3\nis wide');
    const stand = renderStored(
      source,
      source.observations.map(({ id }) => id),
      'en',
    );
    const leave = leaveProposals(reading, stand, (_, text) => text);
    const change = textChange('defect', 3, 'Crack 3\nis wide');
    expect(leave(change, new Set([0]))).toMatchObject({ inWord: 'Crack 3 is wide' });
  });

  it('has its place without the word before it', () => {
    const { changes, leave } = inWord('Location: Roof', `${run('Location: Roof')}${ins(' edge')}`);
    expect(leave(only(changes), new Set([0]))).toMatchObject({ inWord: 'Roof' });
  });
});

const findDefect = ({ rows }: WordReading, number: number) =>
  rows.find(({ id }) => id === rowId(number))?.texts.defect;

const textChange = (field: 'defect', number: number, text: string): WordChange => ({
  key: `${rowId(number)} ${field}`,
  kind: 'row text',
  rowId: rowId(number),
  field,
  here: '',
  inWord: text,
  exported: null,
  isConflict: false,
});

it('names who proposed to delete a row', () => {
  const file = new WordFile(exported).change(DOCUMENT, (xml) => {
    const row = (xml.match(/<w:tr[ >].*?<\/w:tr>/gsu) ?? []).find((one) => one.includes('Crack 3'));
    if (row === undefined) throw new Error('no row');
    return xml.replace(row, row.replace('<w:trPr>', `<w:trPr><w:del ${by('B. Hart')}/>`));
  });
  const reading = readDocument(file.zip());
  const deleted: WordChange = { key: 'deleted', kind: 'deleted', rowId: rowId(3) };
  expect(reading.rows).toHaveLength(2);
  expect(rowAuthors(deleted, reading)).toEqual(['B. Hart, 20 Nov 2026, 10:05']);
});
