import { describe, expect, it } from 'vitest';
import { headingLevel, styleChains, styleId } from './styles';
import { element, type XmlElement } from './xml-tree';

interface Style {
  id: string;
  name?: string;
  basedOn?: string;
  outline?: string;
}

function stylesPart(styles: readonly Style[]): XmlElement {
  const value = (name: string, own: string | undefined) =>
    own === undefined ? [] : [element(name, { 'w:val': own })];
  return element(
    'w:styles',
    {},
    styles.map(({ id, name, basedOn, outline }) =>
      element('w:style', { 'w:styleId': id }, [
        ...value('w:name', name ?? id),
        ...value('w:basedOn', basedOn),
        element('w:pPr', {}, value('w:outlineLvl', outline)),
      ]),
    ),
  );
}

const readLevel = (...styles: Style[]) =>
  headingLevel(styleChains(stylesPart(styles))(styles[0]?.id));
const HEADING: Style = { id: 'berschrift2', name: 'Heading 2' };

describe('a style', () => {
  it('rests on others up to one that there is not', () => {
    const chain = styleChains(
      stylesPart([
        { id: 'A', basedOn: 'B' },
        { id: 'B', basedOn: 'C' },
      ]),
    );
    expect(chain('A').map(styleId)).toEqual(['A', 'B']);
    expect(chain('C')).toEqual([]);
    expect(chain(undefined)).toEqual([]);
  });

  it('may rest on itself, as in files that were put together by hand', () => {
    const chain = styleChains(
      stylesPart([
        { id: 'A', basedOn: 'B' },
        { id: 'B', basedOn: 'A' },
      ]),
    );
    expect(chain('A').length).toBeLessThan(20);
  });

  it.each<[string, number, Style[]]>([
    ['by Word’s name, in any case and under any id', 2, [HEADING]],
    ['by its outline level', 1, [{ id: 'Kapitel', outline: '0' }]],
    ['by the style that it rests on', 2, [{ id: 'Firm', basedOn: 'berschrift2' }, HEADING]],
    ['by the nearest of these', 3, [{ id: 'Firm', basedOn: 'berschrift2', outline: '2' }, HEADING]],
    [
      'not where it says that it is plain text',
      0,
      [{ id: 'TOC', basedOn: 'berschrift2', outline: '9' }, HEADING],
    ],
    ['not where nothing says so', 0, [{ id: 'Body' }]],
  ])('is a heading %s', (_, level, styles) => {
    expect(readLevel(...styles)).toBe(level);
  });
});
