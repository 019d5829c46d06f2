import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { patientFetch } from '../../server/analyst/patient-fetch.ts';
import type { CautionReason } from '../../supabase/functions/_shared/contract/caution-kinds.ts';
import {
  analystEnvironmentSchema,
  analystSettings,
} from '../../supabase/functions/_shared/function-settings.ts';
import type { Asking } from '../../supabase/functions/_shared/model/ask-model.ts';
import { judgeDescription } from '../../supabase/functions/_shared/model/judge/judge-description.ts';
import { SectionsJudge } from '../../supabase/functions/_shared/model/judge/judge-sections.ts';
import { loadModel } from '../../supabase/functions/_shared/model/load-model.ts';
import { makeWork } from '../../testing/analyst-calls.ts';
import { makeDescription } from '../../testing/hosts/scripted-host.ts';
import { makePhotoAnswer } from '../../testing/model/model-answers.ts';
import type { BlindSentence } from './blind-sentences.ts';
import { isStoppedByCode, makeRowGrounds, makeSectionsReport } from './check-sentence.ts';
import { type JudgedSentence, judgeFigures, printJudgeFigures } from './judge-figures.ts';

/**
 * Asks the model that judges about labelled sentences, each as the product would, and says which it marks beside what
 * code alone marks. False when no model is set up, or some sentences were not judged.
 */
export async function evaluateJudge(
  sentences: readonly BlindSentence[],
  cache: string,
  environment: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<boolean> {
  const settings = analystSettings(analystEnvironmentSchema.parse(environment));
  const { provider } = settings;
  if (provider === undefined || provider === 'builtin' || settings.judges === false) {
    const codeAlone = sentences.map((one) => ({ ...labelSentence(one), judge: undefined }));
    say(printJudgeFigures(judgeFigures(codeAlone)));
    say(
      '\nWhat code alone marks. No model judges: set AI_PROVIDER and AI_MODEL, and not AI_JUDGE.',
    );
    return false;
  }
  const model = await loadModel({ ...settings, provider, fetch: patientFetch });
  const asking = { model, work: makeWork() };
  const inTurn = pLimit(settings.concurrency ?? 4);
  const judged = await Promise.all(
    sentences.map((one) =>
      inTurn(async () => ({ ...labelSentence(one), judge: await verdictOn(one, asking) })),
    ),
  );
  const figures = judgeFigures(judged);
  const name = `judge--${(model.judge ?? model).name.replace(/[^\w.]+/g, '-')}.json`;
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, name), JSON.stringify({ figures, sentences: judged }, null, 1));
  say(printJudgeFigures(figures));
  say(`\nKept as ${join(cache, name)}`);
  return judged.every(({ judge }) => judge !== undefined);
}

const labelSentence = (one: BlindSentence): Omit<JudgedSentence, 'judge'> => ({
  id: one.id,
  kind: one.kind,
  language: one.language,
  honest: one.honest,
  code: isStoppedByCode(one),
});

/** Why the judge doubts a sentence; null where it does not, undefined where it was not judged. */
async function verdictOn(
  one: BlindSentence,
  asking: Asking,
): Promise<CautionReason | null | undefined> {
  if (one.place === 'section') {
    const judge = new SectionsJudge(makeSectionsReport(one), asking);
    const texts = { discussion: one.sentence, recommendation: '' };
    const [doubt] = await judge.findDoubts(texts);
    return judge.summariseJudged(texts).discussion.state === 'all'
      ? (doubt?.reason ?? null)
      : undefined;
  }
  const bare = makeDescription({ element: '', defect: '', recommendation: '', location: '' });
  const answer = makePhotoAnswer({ visible: one.visible });
  const row = { ...bare, [one.field]: one.sentence };
  const { cautions, judged } = await judgeDescription(
    row,
    { ...makeRowGrounds(one), answer },
    asking,
  );
  return judged?.state === 'all' ? (cautions[0]?.reason ?? null) : undefined;
}
