import { answerPage } from '@/lib/ask-worker';
import { base64OfBytes } from '@/lib/base64';
import { hashFile } from '@/lib/hash-file';
import { WordProblem } from '@/document/word/package/word-problem';
import { keptUnknown, MAX_TEMPLATE_BASE64, type ReadTemplate } from './template-file';

const MEGABYTE = 1024 * 1024;

answerPage(
  self,
  async (job: Blob | 'sample') => (job === 'sample' ? await makeSample() : await read(job)),
  (error) => error instanceof WordProblem,
);

async function makeSample(): Promise<Blob> {
  const { buildSampleTemplate } = await import('./sample-template');
  return buildSampleTemplate();
}

async function read(file: Blob): Promise<ReadTemplate> {
  const { readTemplate, TEMPLATE_MAX_BYTES } = await import('./read-template');
  // Checked before reading: a person may choose a video.
  if (file.size > TEMPLATE_MAX_BYTES) throw tooLarge(file.size, TEMPLATE_MAX_BYTES);
  const reading = readTemplate(new Uint8Array(await file.arrayBuffer()));
  const bytes = new Uint8Array(reading.content);
  const content = base64OfBytes(bytes);
  if (content.length > MAX_TEMPLATE_BASE64) throw tooLarge(bytes.length, TEMPLATE_MAX_BYTES);
  const { found, unknown, removed } = reading;
  const sha256 = await hashFile(bytes);
  return { content, sha256, found, unknown: keptUnknown(unknown), removed };
}

function tooLarge(bytes: number, most: number): WordProblem {
  const size = (bytes / MEGABYTE).toFixed(1);
  return new WordProblem(
    `The file has ${size} MB; a template may have ${most / MEGABYTE} MB. Make its pictures smaller in Word (Compress Pictures) and choose it again.`,
  );
}
