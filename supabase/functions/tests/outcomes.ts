import { afterAll, beforeAll, describe } from 'vitest';
import { type OpenAiStub, startOpenAiStub } from '../../../testing/model/openai-stub.ts';
import { describeAnalyses } from './analysis-outcomes.ts';
import { describeConnections } from './connection-outcomes.ts';
import { describeDeletions } from './deletion-outcomes.ts';
import { type Runtime, SECRET, type Trial } from './model-trial.ts';
import { describeSummaries } from './summary-outcomes.ts';

/** The environment of the functions under test: a model behind the stub, and short time-outs. */
function modelEnvironment(stub: OpenAiStub): Record<string, string> {
  return {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'test-model',
    AI_BASE_URL: stub.baseUrl,
    AI_API_KEY: SECRET,
    // Each question is tried here by itself, without the judge's.
    AI_JUDGE: 'off',
    AI_TIMEOUT_SECONDS: '8',
    AI_PATIENCE_SECONDS: '5',
  };
}

/** The end of each behaviour of a model, for the person and for the row. The same on every runtime. */
export function describeOutcomes(
  runtimeName: string,
  start: (environment: Record<string, string>) => Promise<Runtime>,
): void {
  describe(`functions asking a model, on ${runtimeName}`, () => {
    const trial = {} as Trial;

    beforeAll(async () => {
      trial.stub = await startOpenAiStub();
      trial.runtime = await start(modelEnvironment(trial.stub));
    });
    afterAll(async () => {
      await trial.runtime.close();
      await trial.stub.close();
    });

    describeAnalyses(trial);
    describeConnections(trial);
    describeSummaries(trial);
    describeDeletions(trial);
  });
}
