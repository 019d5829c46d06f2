import type { SupabaseClient } from '@supabase/supabase-js';
import { type AnalystTask, takeAllowance } from './allowance.ts';
import type { Analyst, Work } from './analyst.ts';
import type { Usage } from './contract/stored.ts';
import type { FunctionSettings } from './function-settings.ts';

/** One call of the analyst for a person, about one of their reports. */
export interface Assignment {
  settings: FunctionSettings;
  /** A client whose requests survive the caller's departure: what was spent must be recorded. */
  client: SupabaseClient;
  reportId: string;
  task: AnalystTask;
  /** Ends the work. The caller's departure does not: a paid answer is stored anyway. */
  signal?: AbortSignal;
}

/**
 * Runs analyst work on the caller's allowance, counting each further request like the first, and
 * adds its usage to the report's costs, whatever the outcome. `usage` is null when no model was
 * asked. Throws `allowance_used_up`, and the analyst's own errors.
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

/** A failure here must not cost anybody their answer. */
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
