import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { makeModel, makeObservation } from '../../../../testing/app/sample-report';
import { buildDocx } from '@/document/files/build-docx';

/** The words of a Word file's text, soft hyphens shown as |. */
async function printWords(report: object, row: object): Promise<string> {
  const model = makeModel({
    report,
    observations: [makeObservation({ location: 'Dach', ...row })],
  });
  const file = unzipSync(new Uint8Array(await (await buildDocx(model, new Map())).arrayBuffer()));
  return new TextDecoder().decode(file['word/document.xml']).replaceAll('\u00ad', '|');
}

it('parts a word of a list in the room behind its marker', async () => {
  const report = { language: 'de', layout: { arrangement: 'schedule' } };
  const word = 'Dachentwässerung';
  expect(await printWords(report, { recommendation: word })).toContain(`>${word}<`);
  const list = { recommendation: `- instand setzen\n- ${word}` };
  expect(await printWords(report, list)).toContain('Dach|ent|wäs|se|rung');
});

it.each(['schedule', 'photos_4'])(
  'parts the word of a danger’s chip, as %s',
  async (arrangement) => {
    const report = { language: 'pl', rating_scheme: { id: 'rics' }, layout: { arrangement } };
    const text = await printWords(report, { severity: 'safety', rating: '3', photo: '' });
    expect(text).toContain('\u00a0Bez|pie|czeń|stwo\u00a0');
  },
);
