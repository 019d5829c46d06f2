import type { Analyst, PhotoDescription } from '../../supabase/functions/_shared/analyst.ts';
import { startTestHost } from './test-host.ts';

/** A host whose analyst does what a test says. */
export interface ScriptedHost {
  url: string;
  analyst: Pick<Analyst, 'observe' | 'writeSections' | 'reviewRows'>;
  close(): Promise<void>;
}

/** An analyst that does what `script` says, from the next question on; until then it is not to be asked. */
export function scriptedAnalyst(traits: Partial<Pick<Analyst, 'readsPhotos'>> = {}): {
  analyst: Analyst;
  script: ScriptedHost['analyst'];
} {
  const unscripted = () => Promise.reject(new Error('The analyst was not to be asked'));
  const script: ScriptedHost['analyst'] = {
    observe: unscripted,
    writeSections: unscripted,
    reviewRows: unscripted,
  };
  const analyst: Analyst = {
    name: 'scripted',
    capabilities: { describesPhotos: true, reviewsRows: true },
    promptVersion: 'scripted-1',
    readsPhotos: true,
    photoEdge: null,
    observe: (...asked) => script.observe(...asked),
    writeSections: (...asked) => script.writeSections(...asked),
    reviewRows: (...asked) => script.reviewRows(...asked),
    ...traits,
  };
  return { analyst, script };
}

export async function startScriptedHost(
  allowance = { analyses: 1000, generations: 1000 },
  traits: Partial<Pick<Analyst, 'readsPhotos'>> = {},
): Promise<ScriptedHost> {
  const { analyst, script } = scriptedAnalyst(traits);
  const { url, close } = await startTestHost({ analyst, allowance });
  return { url, analyst: script, close };
}

export function makeDescription(changes: Partial<PhotoDescription> = {}): PhotoDescription {
  return {
    outcome: 'defect',
    element: 'Brick wall',
    defect: 'Stepped crack.',
    recommendation: 'Monitor.',
    severity: 'moderate',
    urgency: 'soon',
    location: 'Below the window',
    rating: null,
    confidence: 0.7,
    cautions: [],
    ...changes,
  };
}
