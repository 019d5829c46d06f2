/** Reads one file as the product's workers do, and prints what it took: { seconds, megabytes, outcome }. */
import { readFileSync } from 'node:fs';
import { readTemplate } from '@/document/template/read-template';
import { readDocument } from '@/document/word/read/read-document';

const [kind, path = ''] = process.argv.slice(2);
const file = new Uint8Array(readFileSync(path));
/** The most bytes that this program has held, as Linux counts them; elsewhere NaN. */
function mostMemory(): number {
  if (process.platform !== 'linux') return Number.NaN;
  const kilobytes = /^VmHWM:\s+(\d+)/mu.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

const before = mostMemory();
const started = process.cpuUsage();
const outcome = read();
/** Processor time, which a busy machine does not stretch. */
const { user, system } = process.cpuUsage(started);
const seconds = (user + system) / 1e6;
const megabytes = (mostMemory() - before) / 1e6;
console.log(JSON.stringify({ seconds, megabytes, outcome }));

function read(): string {
  try {
    if (kind === 'template') readTemplate(file);
    else readDocument(file);
    return 'read';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
