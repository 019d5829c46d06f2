import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Call } from './protocol.ts';
import type { ServedModels } from './served-models.ts';

const bodySchema = z.looseObject({ model: z.string() });
const GIGABYTE = 1_000_000_000;

/** Ollama's `/api/pull`: a line for each step, each layer with its own bytes; a model named `none` is not to be had. */
export function sendDownload(
  { body }: Call,
  response: ServerResponse,
  models: Pick<ServedModels, 'add'>,
): void {
  const { model } = bodySchema.parse(body);
  const say = (line: object) => response.write(`${JSON.stringify(line)}\n`);
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  say({ status: 'pulling manifest' });
  if (model === 'none') {
    say({ error: 'pull model manifest: file does not exist' });
  } else {
    const layer = { status: 'pulling aaaa', digest: 'sha256:aaaa', total: 3 * GIGABYTE };
    say(layer);
    say({ ...layer, completed: GIGABYTE });
    say({ ...layer, completed: 3 * GIGABYTE });
    say({ status: 'pulling bbbb', digest: 'sha256:bbbb', total: 500, completed: 500 });
    say({ status: 'verifying sha256 digest' });
    say({ status: 'success' });
    models.add(model);
  }
  response.end();
}
