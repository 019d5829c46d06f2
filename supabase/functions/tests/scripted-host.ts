import { rmSync } from 'node:fs';
import { startHost } from '../../../server/start-host.ts';
import { temporaryFolder, testSettings } from '../../../server/test-settings.ts';
import type {
  Analyst,
  Photo,
  PhotoFinding,
  SectionDrafts,
  SectionsRequest,
} from '../_shared/analyst.ts';
import type { FunctionAnswer } from '../_shared/contract.ts';
import type { ReportOf } from './report-of.ts';

/** A host whose analyst does what a test says. */
export interface ScriptedHost {
  url: string;
  analyst: {
    observe(photo: Photo, signal: AbortSignal): Promise<PhotoFinding>;
    writeSections(request: SectionsRequest, signal: AbortSignal): Promise<SectionDrafts>;
  };
  close(): Promise<void>;
}

export async function startScriptedHost(
  allowance = { analyses: 1000, generations: 1000 },
): Promise<ScriptedHost> {
  const unscripted = () => Promise.reject(new Error('The analyst was not to be asked'));
  const scripted = { observe: unscripted, writeSections: unscripted } as ScriptedHost['analyst'];
  const analyst: Analyst = {
    name: 'scripted',
    observe: (photo, signal) => scripted.observe(photo, signal),
    writeSections: (request, signal) => scripted.writeSections(request, signal),
  };
  const dataDir = temporaryFolder();
  const host = await startHost(testSettings({ dataDir, analyst, allowance }));
  return {
    url: host.url,
    analyst: scripted,
    close: async () => {
      await host.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function makeFinding(changes: Partial<PhotoFinding> = {}): PhotoFinding {
  return {
    element: 'Brick wall',
    defect: 'Stepped crack.',
    recommendation: 'Monitor.',
    severity: 'moderate',
    confidence: 0.7,
    ...changes,
  };
}

/** Calls a function as its person does, or with another token or body. */
export async function callFunction(
  report: ReportOf,
  name: string,
  body: unknown,
  init: { token?: string | null; method?: string } = {},
): Promise<{ status: number; answer: FunctionAnswer; headers: Headers }> {
  const token = init.token === undefined ? report.token : init.token;
  const response = await fetch(`${report.hostUrl}/functions/v1/${name}`, {
    method: init.method ?? 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(init.method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { status, headers } = response;
  return { status, headers, answer: (await response.json()) as FunctionAnswer };
}
