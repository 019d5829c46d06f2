import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { packedSpreads } from './packed-spreads.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const languageOptions = {
  parser: tseslint.parser,
  parserOptions: { ecmaFeatures: { jsx: true } },
};
const refused = (code: string, count = 1) => ({
  code,
  errors: Array.from({ length: count }, () => ({ messageId: 'packed' })),
});

new RuleTester({ languageOptions }).run('packed-spreads', packedSpreads, {
  valid: [
    'const row = { ...shared, id };',
    'const row = { ...(isNew && { id }) };',
    'const row = { ...(isNew ? { id } : {}) };',
    'const list = [...first, last];',
    'const list = [...make({ id })];',
    'draw(...points);',
    'const { id, ...rest } = row;',
    '<Row {...props} />',
  ],
  invalid: [
    refused('const row = { ...{ id, name }, ...{ place } };', 2),
    refused('const row = { ...({ id } as const) };'),
    refused('const row = { ...({ id } satisfies Row) };'),
    refused("const list = [...['a', 'b'], 'c'];"),
    refused('draw(...[first, last]);'),
    refused('<Row {...{ id, name }} />'),
  ],
});
