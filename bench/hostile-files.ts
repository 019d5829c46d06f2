/**
 * Word files that were made to cost as much as their bounds allow, each read by itself in a process of its own,
 * as a worker would: the processor's seconds and the most memory beyond what the program takes. Names pick some of them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { hostileWordFiles } from './hostile/word-files.ts';

/** The longest that reading may take. */
const MOST_SECONDS = 5;
const MOST_MEGABYTES = 400;

const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'plumbline-hostile-'));
try {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': resolve(import.meta.dirname, '../src') } },
    build: {
      ssr: resolve(import.meta.dirname, 'hostile/read-one.ts'),
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'read-one.mjs' } },
    },
    ssr: { noExternal: true },
  });
  for (const { name, kind, make } of hostileWordFiles({ template: 300_000, changes: 700_000 })) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const path = join(folder, 'hostile.docx');
    writeFileSync(path, make());
    const { seconds, megabytes, outcome } = readOne(kind, path);
    console.error(`${kind} ${name}: ${outcome}`);
    print(`hostile_${kind}_${name}_cpu`, seconds, 's', MOST_SECONDS);
    print(`hostile_${kind}_${name}_peak_memory`, megabytes, 'MB', MOST_MEGABYTES);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

interface Reading {
  seconds: number;
  megabytes: number;
  outcome: string;
}

function readOne(kind: string, path: string): Reading {
  const { stdout, stderr } = spawnSync('node', [join(folder, 'read-one.mjs'), kind, path], {
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (stdout === '')
    return { seconds: 120, megabytes: Number.NaN, outcome: `did not end ${stderr.slice(0, 300)}` };
  return JSON.parse(stdout) as Reading;
}

function print(name: string, value: number, unit: string, baseline: number): void {
  const figures = { value: Number(value.toFixed(1)), unit, baseline };
  console.log(JSON.stringify({ name, ...figures, ratio: Number((value / baseline).toFixed(2)) }));
}
