import { expect } from 'vitest';
import type { FunctionAnswer } from '../_shared/contract/wire.ts';
import { readStatus } from '../../../testing/functions.ts';
import type { OpenAiStub } from '../../../testing/model/openai-stub.ts';
import type { OwnedReport, StoredRow } from '../../../testing/reports.ts';

/** A place where the functions run, set up to ask the stub. */
export interface Runtime {
  hostUrl: string;
  /** Gives a function's address: `<functionsUrl>/<name>`. */
  functionsUrl(name: string): string;
  close(): Promise<void>;
}

/** The model that answers by script, and the functions that ask it; filled before the first test. */
export interface Trial {
  stub: OpenAiStub;
  runtime: Runtime;
}

/** The model's key, which nobody may ever read. */
export const SECRET = 'sk-test-0123456789abcdef';

export const text = (answer: unknown) => ({ kind: 'text' as const, text: JSON.stringify(answer) });

/** Asks for an analysis of a row, as the product does. */
export function sendAnalysis(
  { runtime }: Trial,
  report: OwnedReport,
  { id, photo }: Pick<StoredRow, 'id' | 'photo'>,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(runtime.functionsUrl('analyze_photos'), {
    method: 'POST',
    headers: { authorization: `Bearer ${report.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ observation_id: id, photo_url: photo, report_id: report.reportId }),
    ...(signal && { signal }),
  });
}

/** Reads a function's answer, raw and parsed. */
export async function readAnswer(
  response: Response,
): Promise<{ raw: string; status: number; answer: FunctionAnswer }> {
  const raw = await response.text();
  // Whatever happened, no key and no provider's words reach the person.
  expect(raw).not.toContain(SECRET);
  expect(raw).not.toContain('provider says');
  const answer = JSON.parse(raw) as FunctionAnswer;
  return { raw, status: readStatus(response, answer), answer };
}
