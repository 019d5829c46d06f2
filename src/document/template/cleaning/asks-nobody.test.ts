import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPictures, makeModel } from '../../../../testing/app/sample-report';
import { hostileTemplates } from '../../../../testing/attacks/cleaner/hostile-templates';
import {
  type Folder,
  hasLibreOffice,
  makeFolder,
  openWithLibreOffice,
} from '../../../../testing/documents';
import { fillTemplate } from '../fill-template';
import { readTemplate } from '../read-template';
import { WordProblem } from '@/document/word/package/word-problem';

const PATIENCE_MS = 600_000;

/** Counts anyone who connects, whatever they ask. */
const listener = createServer((_, response) => {
  response.writeHead(404, { connection: 'close' }).end();
});
let heard = 0;
let address = '';
listener.on('connection', () => {
  heard += 1;
});

let folder: Folder;
let hostile: { name: string; file: Uint8Array }[];
beforeAll(async () => {
  folder = makeFolder();
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  const { port } = listener.address() as AddressInfo;
  address = `http://127.0.0.1:${port}/a.png`;
  hostile = hostileTemplates(address);
});
afterAll(() => {
  listener.closeAllConnections();
  listener.close();
  folder.remove();
});

/** Opens each file, and gives how often the listener was asked. */
async function requestsFor(prefix: string, files: readonly Blob[]): Promise<number> {
  const paths: string[] = [];
  for (const file of files) paths.push(await folder.write(`${prefix}-${paths.length}.docx`, file));
  heard = 0;
  await openWithLibreOffice(paths, folder.path);
  expect(paths.filter((path) => !existsSync(path.replace(/docx$/u, 'pdf')))).toEqual([]);
  // Connections are taken in their order: once this one is, all before it were.
  await fetch(address);
  return heard - 1;
}

/** Most are the same file once cleaned, and are opened and filled once. */
function cleaned(): Uint8Array<ArrayBuffer>[] {
  const different = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const { file } of hostile) {
    try {
      const { content } = readTemplate(file);
      different.set(Buffer.from(content).toString('base64'), content);
    } catch (error) {
      if (!(error instanceof WordProblem)) throw error;
    }
  }
  return [...different.values()];
}

describe.skipIf(!hasLibreOffice)('a hostile template', { timeout: PATIENCE_MS }, () => {
  it('asks an address when LibreOffice opens it as it came', async () => {
    const linkedFiles = hostile.filter(({ name }) =>
      /linked picture|VML picture by its/u.test(name),
    );
    const files = linkedFiles.map(({ file }) => new Blob([file.slice()]));
    expect(await requestsFor('as-it-came', files)).toBeGreaterThan(0);
  });

  it('asks nobody once it is cleaned @asks-nobody-1', async () => {
    const files = cleaned().map((content) => new Blob([content]));
    expect(await requestsFor('cleaned', files)).toBe(0);
  });

  it('asks nobody once it is filled @asks-nobody-2', async () => {
    const model = makeModel();
    const files: Blob[] = [];
    for (const content of cleaned())
      files.push(await fillTemplate(content, model, drawPictures(model)));
    expect(await requestsFor('filled', files)).toBe(0);
  });

  it('asks nobody either where it was stored before it was cleaned @asks-nobody-3', async () => {
    const model = makeModel();
    const files: Blob[] = [];
    for (const { file } of hostile.filter(({ name }) => name.includes('picture')))
      files.push(await fillTemplate(file, model, drawPictures(model)));
    expect(await requestsFor('stored', files)).toBe(0);
  });
});
