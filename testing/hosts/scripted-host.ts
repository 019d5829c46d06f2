import type {
  Analyst,
  ObserveOptions,
  Photo,
  PhotoFinding,
  SectionDrafts,
  SectionsRequest,
} from '../../supabase/functions/_shared/analyst.ts';
import { startTestHost } from './test-host.ts';

/** A host whose analyst does what a test says. */
export interface ScriptedHost {
  url: string;
  analyst: {
    observe(photo: Photo, signal: AbortSignal, options?: ObserveOptions): Promise<PhotoFinding>;
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
    observe: (photo, signal, options) => scripted.observe(photo, signal, options),
    writeSections: (request, signal) => scripted.writeSections(request, signal),
  };
  const { url, close } = await startTestHost({ analyst, allowance });
  return { url, analyst: scripted, close };
}

export function makeFinding(changes: Partial<PhotoFinding> = {}): PhotoFinding {
  return {
    outcome: 'defect',
    element: 'Brick wall',
    defect: 'Stepped crack.',
    recommendation: 'Monitor.',
    severity: 'moderate',
    urgency: 'soon',
    location: 'Below the window',
    confidence: 0.7,
    marks: [],
    hints: [],
    ...changes,
  };
}
