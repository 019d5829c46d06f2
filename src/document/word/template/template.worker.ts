/// <reference lib="webworker" />
import { TemplateProblem } from './template-problem';
import { base64OfBytes } from '@/lib/base64';
import { hashFile } from '@/lib/hash-file';
import {
  keptUnknown,
  MAX_TEMPLATE_BASE64,
  type ReadTemplate,
  type TemplateAnswer,
  type TemplateJob,
} from './template-file';

declare const self: DedicatedWorkerGlobalScope;

const MEGABYTE = 1024 * 1024;

self.onmessage = async ({ data: job }: MessageEvent<TemplateJob>) => {
  self.postMessage(await answer(job));
};

async function answer(job: TemplateJob): Promise<TemplateAnswer> {
  try {
    if (job.type === 'read') return { type: 'read', template: await read(job.file) };
    const { buildSampleTemplate } = await import('./sample-template');
    return { type: 'sample', file: await buildSampleTemplate() };
  } catch (error) {
    if (error instanceof TemplateProblem) return { type: 'refused', message: error.message };
    return { type: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function read(file: Blob): Promise<ReadTemplate> {
  const { readTemplate, TEMPLATE_MAX_BYTES } = await import('./read-template');
  // Before its bytes are in hand: somebody may choose a video.
  if (file.size > TEMPLATE_MAX_BYTES) throw tooLarge(file.size, TEMPLATE_MAX_BYTES);
  const reading = readTemplate(new Uint8Array(await file.arrayBuffer()));
  const bytes = new Uint8Array(reading.content);
  const content = base64OfBytes(bytes);
  if (content.length > MAX_TEMPLATE_BASE64) throw tooLarge(bytes.length, TEMPLATE_MAX_BYTES);
  const { found, unknown, removed } = reading;
  const sha256 = await hashFile(bytes);
  return { content, sha256, found, unknown: keptUnknown(unknown), removed };
}

function tooLarge(bytes: number, most: number): TemplateProblem {
  const size = (bytes / MEGABYTE).toFixed(1);
  return new TemplateProblem(
    `The file has ${size} MB; a template may have ${most / MEGABYTE} MB. Make its pictures smaller in Word (Compress Pictures) and choose it again.`,
  );
}
