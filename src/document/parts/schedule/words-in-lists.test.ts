import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { makeModel, makeObservation } from '../../../../testing/app/sample-report';
import { buildDocx } from '@/document/build/build-docx';

/** The words of a Word file's text, soft hyphens shown as |. */
async function wordsOf(recommendation: string): Promise<string> {
  const model = makeModel({
    report: { language: 'de', layout: { arrangement: 'schedule' } },
    observations: [makeObservation({ location: 'Dach', recommendation })],
  });
  const file = unzipSync(new Uint8Array(await (await buildDocx(model, new Map())).arrayBuffer()));
  return new TextDecoder().decode(file['word/document.xml']).replaceAll('\u00ad', '|');
}

it('parts a word of a list in the room behind its marker', async () => {
  const word = 'Dachentwässerung';
  expect(await wordsOf(word)).toContain(`>${word}<`);
  expect(await wordsOf(`- instand setzen\n- ${word}`)).toContain('Dach|ent|wäs|se|rung');
});
