import { expect, it } from 'vitest';
import { PLACEHOLDERS } from './placeholders';
import { readTemplate } from './read-template';
import { buildSampleTemplate } from './sample-template';

it('is a template that has every placeholder, and nothing to take out', async () => {
  const sample = new Uint8Array(await (await buildSampleTemplate()).arrayBuffer());
  const { found, missing, unknown, removed } = readTemplate(sample);
  expect(found).toEqual(PLACEHOLDERS.map(({ name }) => name));
  expect({ missing, unknown, removed }).toEqual({ missing: [], unknown: [], removed: [] });
});
