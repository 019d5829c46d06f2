import { describe, expect, it } from 'vitest';
import { readComing, readSigns } from '../../../testing/comes-in';
import { splitAtPhotoReferences } from './split-at-photo-references';
import { parseBlocks, parseCellParagraphs } from './parse-text';
import type { Block, Run } from './report-text';
import { textOfBlocks } from './text-of-blocks';

const splitRuns = (line: string) => splitAtPhotoReferences(line, 9);
const read = (text: string) => parseBlocks(text, splitRuns);

const shownRuns = (runs: Run[]) =>
  runs
    .map(({ text, photo, isBold }) => {
      const words = photo === null ? text : `[${text}]`;
      return isBold ? `<b>${words}</b>` : words;
    })
    .join('');
const shown = (blocks: Block[]) =>
  blocks.map((block) => {
    if (block.kind === 'table') return block.rows.map((row) => row.map(shownRuns));
    const { kind, level, marker, runs } = block;
    const words = shownRuns(runs);
    return kind === 'text' ? words : `${kind}${level} ${marker && `${marker} `}${words}`;
  });
const section = (text: string) => shown(read(text));
const cell = (text: string) => shown(parseCellParagraphs(text, splitRuns));

describe('a list', () => {
  it.each(readComing('comes-in/text.md', 'Markers of lists'))(
    'has items after $written',
    ({ coming, row }) => {
      const marker = readSigns(row['Marker'] ?? '');
      const isBullet = marker === '•';
      expect(read(`${coming}\n${coming}`)).toMatchObject(
        Array.from({ length: 2 }, () => ({
          kind: isBullet ? 'bullet' : 'numbered',
          marker,
          runs: [{ text: 'Wall' }],
        })),
      );
    },
  );

  it('nests by two spaces or a tab, three levels deep', () => {
    expect(section('- a\n  - b\n\t\t* c\n            • d\n  - e\n* f')).toEqual([
      'bullet0 • a',
      'bullet1 • b',
      'bullet2 • c',
      'bullet2 • d',
      'bullet1 • e',
      'bullet0 • f',
    ]);
  });
  it('nests numbers in bullets and bullets in numbers, over blank lines', () => {
    expect(section('1. a\n   - b\n\n2. c\n   1) d\n- e\n  3. f\n  4. g')).toEqual([
      'numbered0 1. a',
      'bullet1 • b',
      'numbered0 2. c',
      'numbered1 1) d',
      'bullet0 • e',
      'numbered1 3. f',
      'numbered1 4. g',
    ]);
  });
  it('begins anew behind a paragraph, however far that list is indented', () => {
    expect(section('- a\ntext\n    - b')).toEqual(['bullet0 • a', 'text', 'bullet0 • b']);
  });
  it('takes letters for markers only where they follow each other', () => {
    expect(section('a) one\nb) two\nthen\na) alone\nA) x\nC) y')).toEqual([
      'numbered0 a) one',
      'numbered0 b) two',
      'then',
      'a) alone',
      'A) x',
      'C) y',
    ]);
  });
  it('keeps a list that was copied from Word, whose markers end with a tab', () => {
    expect(section('1.\tClean gutters\n2.\tRepoint joints\n•\tPaint')).toEqual([
      'numbered0 1. Clean gutters',
      'numbered0 2. Repoint joints',
      'bullet0 • Paint',
    ]);
  });
  it.each([
    ['bullets', '•\tA\no\tB\n§\tC\no\tD\n•\tE', ['•0 A', '•1 B', '•2 C', '•1 D', '•0 E']],
    ['dashes', '-\tA\n–\tB\n-\tC', ['•0 A', '•1 B', '•0 C']],
    [
      'numbers, letters and Roman figures',
      '1.\tA\na.\tB\ni.\tC\nii.\tD\nb.\tE\n2.\tF',
      ['1.0 A', 'a.1 B', 'i.2 C', 'ii.2 D', 'b.1 E', '2.0 F'],
    ],
    [
      'parentheses',
      '1)\tA\na)\tB\n2)\tC\na)\tD\n(i)\tE\n(ii)\tF',
      ['1)0 A', 'a)1 B', '2)0 C', 'a)1 D', '(i)2 E', '(ii)2 F'],
    ],
    [
      'an outline',
      'I.\tA\nA.\tB\n1.\tC\nB.\tD\nII.\tE',
      ['I.0 A', 'A.1 B', '1.2 C', 'B.1 D', 'II.0 E'],
    ],
    ['nine letters', 'h.\tA\ni.\tB\nj.\tC', ['h.0 A', 'i.0 B', 'j.0 C']],
    [
      'legal numbers',
      '1.\tA\n1.1\tB\n1.1.1\tC\n1.2\tD\n2.\tE',
      ['1.0 A', '1.11 B', '1.1.12 C', '1.21 D', '2.0 E'],
    ],
    ['Chinese figures', '一、\tA\n二、\tB\n（一）\tC', ['一、0 A', '二、0 B', '（一）1 C']],
    ['Arabic figures and letters', '١.\tA\nأ-\tB\n٢.\tC', ['١.0 A', 'أ-1 B', '٢.0 C']],
    ['circled numbers and ticks', '①\tA\n②\tB\n✓\tC', ['①0 A', '②0 B', '✓1 C']],
    ['bullets beneath numbers', '1.\tA\n•\tB\n2.\tC', ['1.0 A', '•1 B', '2.0 C']],
    ['numbers of a single column', '12.\tA\n13.\tB', ['12.0 A', '13.0 B']],
  ])('is read of %s that Word parted by tabs, and stays so', (_, text, expected) => {
    const blocks = read(text);
    const items = blocks.map((block) =>
      block.kind === 'table'
        ? ''
        : `${block.marker}${String(block.level)} ${shownRuns(block.runs)}`,
    );
    expect(items).toEqual(expected);
    expect(read(textOfBlocks(blocks))).toEqual(blocks);
  });
});

describe('a heading', () => {
  it('has one to six signs, and a level beneath the headings above it', () => {
    expect(section('## A\n#### B\n###### C\n### D\n## E\n#F\n#')).toEqual([
      'heading0 A',
      'heading1 B',
      'heading2 C',
      'heading1 D',
      'heading0 E',
      '#F',
      '#',
    ]);
  });
  it('is a number on a line by itself between paragraphs, kept as typed', () => {
    expect(
      section('1. Introduction\nThe wall leans.\n\n2. Findings\n- one\n- two\n3) End\nx'),
    ).toEqual([
      'heading0 1. Introduction',
      'The wall leans.',
      'heading0 2. Findings',
      'bullet0 • one',
      'bullet0 • two',
      'heading0 3) End',
      'x',
    ]);
  });
  it.each([
    [
      'beside others of its list',
      '1. Clean gutters\n2. Repoint joints',
      ['numbered0 1. Clean gutters', 'numbered0 2. Repoint joints'],
    ],
    [
      'that ends like a sentence',
      '1. Clean the gutters.\ntext',
      ['numbered0 1. Clean the gutters.', 'text'],
    ],
    ['that is long', `1. ${'x'.repeat(80)}\ntext`, [`numbered0 1. ${'x'.repeat(80)}`, 'text']],
    [
      'that is announced',
      'Works:\n1. Clean gutters\ntext',
      ['Works:', 'numbered0 1. Clean gutters', 'text'],
    ],
    ['with nothing beneath it', 'text\n1. Clean gutters', ['text', 'numbered0 1. Clean gutters']],
    [
      'with items of its own',
      '1. Roof\n   - tiles\ntext',
      ['numbered0 1. Roof', 'bullet1 • tiles', 'text'],
    ],
  ])('is not made of a number %s', (_, text, expected) => {
    expect(section(text)).toEqual(expected);
  });
});

describe('bold words', () => {
  it.each([
    ['**Wall:** cracked', '<b>Wall:</b> cracked'],
    ['__Wall__ cracked', '<b>Wall</b> cracked'],
    ['**Whole line**', '<b>Whole line</b>'],
    ['这是**重要**的', '这是<b>重要</b>的'],
    ['**see Photo 2 and 33**', '<b>see </b><b>[Photo 2]</b><b> and 33</b>'],
    ['Photos **2** and 3', 'Photos <b>2</b> and 3'],
    ['2 ** 3 ** 4', '2 ** 3 ** 4'],
    ['2**3**4', '2**3**4'],
    ['**unbalanced', '**unbalanced'],
    ['***both***', '***both***'],
    ['IMG__0012__.jpg', 'IMG__0012__.jpg'],
    [
      '*italic* _x_ `code` [link](http://a.example)',
      '*italic* _x_ `code` [link](http://a.example)',
    ],
  ])('%s', (text, expected) => {
    expect(section(text)).toEqual([expected]);
  });
});

describe('a table', () => {
  it('is two lines or more with the same tabs', () => {
    expect(section('Part\tState\nWall\t**cracked**\n\tPhoto 2\nend')).toEqual([
      [
        ['Part', 'State'],
        ['Wall', '<b>cracked</b>'],
        ['', '[Photo 2]'],
      ],
      'end',
    ]);
  });
  it('is two lines or more with the same bars, the rule beneath its head left out', () => {
    const rows = [
      ['Part', 'State'],
      ['a|b', ''],
    ];
    expect(section('| Part | State |\n|:---|---:|\n| a\\|b | |')).toEqual([rows]);
    expect(section('Part | State\nWall | sound')).toEqual([
      [
        ['Part', 'State'],
        ['Wall', 'sound'],
      ],
    ]);
  });
  it.each([
    ['one line', 'a\tb', ['a\tb']],
    ['lines of different length', 'a\tb\nc\td\te', ['a\tb', 'c\td\te']],
    ['lines apart', 'a | b\n\nc | d', ['a | b', 'c | d']],
    ['a head and its rule alone', '| a | b |\n|---|---|', ['| a | b |', '|---|---|']],
    ['indented paragraphs', '\tfirst\n\tsecond', ['first', 'second']],
    ['items with bars', '- a | b\n- c | d', ['bullet0 • a | b', 'bullet0 • c | d']],
  ])('is not made of %s', (_, text, expected) => {
    expect(section(text)).toEqual(expected);
  });
  it.each([
    ['figures in front', 'Width\tPlace\n2.5\tWest wall\n3.1\tEast wall'],
    ['figures below one', '0.3\tWest wall\n0.5\tEast wall'],
    ['figures alone', '1.1\t2.3\n1.2\t4.1'],
    ['bare numbers', '1\tCrack\n2\tSpall'],
  ])('may have %s', (_, text) => {
    expect(read(text).map(({ kind }) => kind)).toEqual(['table']);
  });
  it('has numbers of its own in its first column', () => {
    expect(section('1.\tCrack\t3 mm\n2.\tSpall\t9 mm')).toEqual([
      [
        ['1.', 'Crack', '3 mm'],
        ['2.', 'Spall', '9 mm'],
      ],
    ]);
  });
});

it('leaves tables in a cell exactly as typed, and numbers there items of lists', () => {
  expect(cell('a\tb\nc\td\n| e | f |\n|---|---|\n1. Crack\nbeneath\n## G')).toEqual([
    'a\tb',
    'c\td',
    '| e | f |',
    '|---|---|',
    'numbered0 1. Crack',
    'beneath',
    'heading0 G',
  ]);
});
