import { expect, it } from 'vitest';
import { PARTS } from './part-list';

/** The exports of each face, and the face they make. */
const FACES = {
  model: { exported: 'MODEL', type: 'PartModel', from: '../../model/part-model' },
  word: { exported: 'WORD', type: 'WordFace', from: '../../word/write/part-writing' },
  pdf: { exported: 'PDF', type: 'PdfFace', from: '../../pdf/drawing' },
  preview: { exported: 'Preview', type: 'PreviewFace', from: '../../preview/preview-face' },
};
type Face = keyof typeof FACES;

const nameVariable = (part: string) =>
  part.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const formatKey = (part: string) =>
  part.includes('-') ? `'${part}': ${nameVariable(part)}` : part;

function buildTable(face: Face): string {
  const { exported, type, from } = FACES[face];
  const name = `${face.toUpperCase()}_OF`;
  const isModel = face === 'model';
  return [
    '// Written by parts.test.ts from the list in part-list.ts.',
    `import type { ${type} } from '${from}';`,
    ...(isModel ? [] : ["import type { PartContents } from '../build-report-model';"]),
    ...[...PARTS]
      .sort()
      .map((part) => `import { ${exported} as ${nameVariable(part)} } from '../${part}/${face}';`),
    "import type { PartName } from '../part-list';",
    '',
    isModel
      ? `export const ${name} = {`
      : `export const ${name}: { [Name in PartName]: ${type}<PartContents[Name]> } = {`,
    ...PARTS.map((part) => `  ${formatKey(part)},`),
    isModel ? `} satisfies Record<PartName, ${type}<unknown>>;` : '};',
    '',
  ].join('\n');
}

it.each(Object.keys(FACES) as Face[])('has a %s of every part', async (face) => {
  await expect(buildTable(face)).toMatchFileSnapshot(`tables/${face}.ts`);
});
