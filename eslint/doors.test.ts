import { ESLint, type Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../server/project-folder.ts';

const eslint = new ESLint({
  cwd: PROJECT_FOLDER,
  // Types alone need the whole project read, and no door does.
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  } satisfies Linter.Config,
});

/** The messages of the rules that refuse this code in this file. */
async function refusals(code: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === null || /restricted/.test(ruleId))
    .map(({ message }) => message);
}

const SCREEN = 'src/features/reports/x.tsx';
const FUNCTION = 'supabase/functions/review_rows/x.ts';

describe('a form', () => {
  it.each([
    ['<form />', true],
    ['<form onSubmit={send}><input required /></form>', true],
    ['<form noValidate onSubmit={send} />', false],
    ['<Form onSubmit={send} />', false],
  ])('%s lets the bubble of a browser through: %s', async (code, isRefused) => {
    const said = await refusals(`export const x = ${code};`, SCREEN);
    expect(said).toHaveLength(isRefused ? 1 : 0);
    if (isRefused) expect(said[0]).toContain('src/components/ui/form.tsx');
  });
});

describe('text is cleaned by one door', () => {
  const WAYS = [
    String.raw`text.replace(/\u0000/g, '')`,
    String.raw`text.replace(/[\x00-\x1f]/g, '')`,
    String.raw`text.replace(/\u{0}/gu, '')`,
    String.raw`text.replace(/\0/g, '')`,
    String.raw`text.replace(/\p{Cc}/gu, '')`,
    String.raw`text.replace(/\p{Control}/gu, '')`,
    String.raw`text.replace(/\p{C}/gu, '')`,
    String.raw`text.replace(/\p{General_Category=Control}/gu, '')`,
    String.raw`text.replace(/\p{gc=Cf}/gu, '')`,
    String.raw`text.replace(/[^\P{Co}]/gu, '')`,
    String.raw`text.replace(/[\u200b-\u200d]/g, '')`,
    String.raw`text.replace(/\u202e/g, '')`,
    String.raw`text.replace(/\uFEFF/g, '')`,
    String.raw`text.replace(/\u00AD/g, '')`,
    String.raw`text.replace(/\xad/g, '')`,
    String.raw`text.replace(/\uf0a3/g, '≤')`,
    String.raw`text.replace(/\u001e/g, '-')`,
    `text.replace(/\ufeff/g, '')`,
    String.raw`text.replace(new RegExp('\\u0000', 'g'), '')`,
    String.raw`text.replace(new RegExp('[\\x00-\\x1f]', 'g'), '')`,
    String.raw`text.replace(new RegExp('\0', 'g'), '')`,
    String.raw`text.replace(RegExp('\\p{Cc}', 'gu'), '')`,
    String.raw`text.replace(new globalThis.RegExp('\\ufeff', 'g'), '')`,
    'text.replace(new RegExp(`[\\\\uf000-\\\\uf0ff]`, "g"), "")',
    'text.replace(new RegExp(String.raw`\\p{Co}`, "gu"), "")',
    String.raw`text.replaceAll('\0', '')`,
    String.raw`text.replaceAll('\ufeff', '')`,
    String.raw`text['replaceAll']('\u00ad', '')`,
    'text.replaceAll(`\\u200b`, "")',
    String.raw`text.split('\0').join('')`,
    `text.replaceAll(String.fromCharCode(0), '')`,
  ];
  it.each(WAYS)('not by %s', async (way) => {
    for (const place of [SCREEN, FUNCTION, 'server/x.ts']) {
      const said = await refusals(`export const x = (text: string) => ${way};`, place);
      expect(said.join(), place).toContain('takeText');
    }
    expect(await refusals(`export const x = (text: string) => ${way};`, DOOR)).toEqual([]);
  });
  const DOOR = 'supabase/functions/_shared/text/x.ts';

  it.each([
    String.raw`text.replace(/\s+/gu, ' ')`,
    String.raw`text.split('\n')`,
    String.raw`text.replace(/\p{M}/gu, '')`,
    String.raw`text.replace(new RegExp('[\\p{L}\\d]+', 'gu'), '')`,
    String.raw`text.replaceAll('\u2011', '-')`,
    String.raw`text.replace(/[\u0e48-\u0e4b\u2e80-\uffff\u{20000}-\u{2fa1f}]/gu, '')`,
    String.raw`text.replace(/\x41|\u0041/g, '')`,
    String.raw`text.includes('\0')`,
  ])('while %s is anybody’s', async (code) => {
    expect(await refusals(`export const x = (text: string) => ${code};`, SCREEN)).toEqual([]);
  });
});

describe('pictures are decoded by one door', () => {
  const WAYS = [
    'createImageBitmap(blob)',
    'self.createImageBitmap(blob)',
    'globalThis.createImageBitmap(blob)',
    'window.createImageBitmap(blob)',
    `self['createImageBitmap'](blob)`,
    'self?.createImageBitmap(blob)',
    '(({ createImageBitmap }) => createImageBitmap)(self)',
    'new Image()',
    'new window.Image()',
    'Reflect.construct(self.Image, [])',
    `document.createElement('img')`,
    'new ImageDecoder({ data: blob, type: blob.type })',
    'new self.ImageDecoder({ data: blob, type: blob.type })',
  ];
  it.each(WAYS)('not by %s', async (way) => {
    for (const place of [SCREEN, 'src/lib/x.ts', 'src/document/pictures/x.ts']) {
      const said = await refusals(`export const x = (blob: Blob) => ${way};`, place);
      expect(said.join(), place).toContain('src/lib/pictures/door/');
    }
    const door = 'src/lib/pictures/door/x.ts';
    expect(await refusals(`export const x = (blob: Blob) => ${way};`, door)).toEqual([]);
  });

  it.each(['libheif-js/libheif-wasm/libheif-bundle.mjs', 'jpeg-js'])(
    'not by %s',
    async (library) => {
      const said = await refusals(`export { x } from '${library}';`, SCREEN);
      expect(said.join()).toContain('src/lib/pictures/door/');
    },
  );
});
