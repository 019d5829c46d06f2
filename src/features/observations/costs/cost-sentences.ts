import type { AnalystPrice } from '@/lib/config';
import { counted } from '@/lib/counted';
import { shortTime } from '@/lib/short-time';
import type { AnalystCost } from '../schema';
import { tokenCount } from '@/lib/token-count';

/** Prices of the current model; answers of earlier ones have no price. */
export interface Pricing {
  analyst: string;
  price: AnalystPrice;
}

const TASKS: Record<AnalystCost['task'], string> = {
  photo: 'photo',
  sections: 'draft',
  review: 'review',
};

/** "42 photos, 190k tokens, about $0.43"; null where no model was asked. */
export function costSummary(costs: readonly AnalystCost[], pricing: Pricing | null): string | null {
  const tokens = sum(costs, countTokens);
  if (tokens === 0) return null;
  const photos = sum(costs, ({ task, calls }) => (task === 'photo' ? calls : 0));
  const priced = pricing ? costs.filter(({ analyst }) => analyst === pricing.analyst) : [];
  return [
    ...(photos > 0 ? [counted(photos, 'photo')] : []),
    `${tokenCount(tokens)} tokens`,
    ...(pricing && sum(priced, countTokens) > 0
      ? [money(priced, pricing, priced.length < costs.length)]
      : []),
  ].join(', ');
}

/** One line for each task and model. */
export function costDetails(costs: readonly AnalystCost[]): string[] {
  return costs
    .filter((cost) => countTokens(cost) > 0)
    .map((cost) => {
      const { task, analyst, calls, questions } = cost;
      const again = questions - calls;
      return [
        `${counted(calls, TASKS[task])} by ${analyst}: ${tokenCount(cost.input_tokens)} tokens in`,
        `${tokenCount(cost.output_tokens)} out`,
        ...(again > 0 ? [`${String(again)} asked again`] : []),
        `${shortTime(cost.seconds * 1000)} at work`,
      ].join(', ');
    });
}

function money(
  priced: readonly AnalystCost[],
  { analyst, price }: Pricing,
  isPart: boolean,
): string {
  const amount =
    (sum(priced, (cost) => cost.input_tokens) * price.in +
      sum(priced, (cost) => cost.output_tokens) * price.out) /
    1_000_000;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: price.currency });
  const smallest = 10 ** -(format.resolvedOptions().maximumFractionDigits ?? 2);
  const said =
    amount < smallest ? `under ${format.format(smallest)}` : `about ${format.format(amount)}`;
  return isPart ? `${said} for ${analyst}` : said;
}

function countTokens({ input_tokens, output_tokens }: AnalystCost): number {
  return input_tokens + output_tokens;
}

function sum(costs: readonly AnalystCost[], of: (cost: AnalystCost) => number): number {
  return costs.reduce((total, cost) => total + of(cost), 0);
}
