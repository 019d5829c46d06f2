import type { SupabaseClient } from '@supabase/supabase-js';
import { type AnalystTask, takeAllowance } from './allowance.ts';
import type { Analyst, Work } from './analyst.ts';
import type { Usage } from './contract/stored.ts';
import type { FunctionSettings } from './function-settings.ts';

/** One call of the analyst for somebody, about one of their reports. */
export interface Assignment {
  settings: FunctionSettings;
  /** One that a caller who goes away does not stop: what was spent was spent. */
  client: SupabaseClient;
  reportId: string;
  task: AnalystTask;
  /** Ends the work. A caller who goes away does not: what is paid for is stored all the same. */
  signal?: AbortSignal;
}

/**
 * Has the analyst do something on the caller's allowance, each further question counted like the first, and
 * adds what it took to the report's costs, whatever came of it. `usage` is null where no model was asked.
 * Throws `allowance_used_up`, and what the analyst throws.
 */
export async function askAnalyst<Answer>(
  assignment: Assignment,
  ask: (analyst: Analyst, work: Work) => Promise<Answer>,
): Promise<{ answer: Answer; usage: Usage | null }> {
  const { client, settings, task } = assignment;
  const takeOne = () => takeAllowance(client, task, settings.allowance);
  await takeOne();
  const asked: Usage[] = [];
  const signals = [assignment.signal, settings.ending].filter((signal) => signal !== undefined);
  const work: Work = {
    signal: AbortSignal.any(signals),
    mayAskAgain: takeOne,
    spent: (usage) => void asked.push(usage),
  };
  try {
    const answer = await ask(settings.analyst, work);
    return { answer, usage: addUsage(asked) };
  } catch (error) {
    throw settings.ending?.aborted ? settings.ending.reason : error;
  } finally {
    await addCost(assignment, addUsage(asked));
  }
}

function addUsage(asked: Usage[]): Usage | null {
  if (asked.length === 0) return null;
  const total = (part: keyof Usage) => asked.reduce((sum, usage) => sum + usage[part], 0);
  return {
    questions: total('questions'),
    input_tokens: total('input_tokens'),
    output_tokens: total('output_tokens'),
    seconds: Math.round(total('seconds') * 10) / 10,
  };
}

/** That it fails costs nobody their answer. */
async function addCost(
  { settings, reportId, task }: Assignment,
  usage: Usage | null,
): Promise<void> {
  if (!usage) return;
  try {
    await settings.recordCost({
      p_report: reportId,
      p_task: task,
      p_analyst: settings.analyst.name,
      p_questions: usage.questions,
      p_input_tokens: usage.input_tokens,
      p_output_tokens: usage.output_tokens,
      p_seconds: usage.seconds,
    });
  } catch (error) {
    settings.log('The costs of an answer could not be kept', error);
  }
}
