import { readProposal, type Observation } from '@/records/observation';

/** The cost of a row's proposal, in parts; empty where no model was asked. */
export function proposalCost({ proposal }: Pick<Observation, 'proposal'>): string[] {
  const stored = readProposal({ proposal });
  if (!stored) return [];
  const { usage, prompt_version } = stored;
  const parts: string[] = [];
  if (usage) {
    const { questions, input_tokens, output_tokens, seconds } = usage;
    const counted = (count: number) => count.toLocaleString('en');
    parts.push(`${seconds < 10 ? seconds.toFixed(1) : counted(Math.round(seconds))} s`);
    parts.push(`${counted(input_tokens)} tokens in, ${counted(output_tokens)} out`);
    if (questions > 1) parts.push(`${counted(questions)} questions`);
  }
  if (prompt_version !== null) parts.push(`prompt ${prompt_version}`);
  if (stored.judged?.by) parts.push(`judge ${stored.judged.by}`);
  return parts;
}
