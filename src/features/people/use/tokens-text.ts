import type { AnalystPrice } from '@/lib/config';
import type { Person } from '../schema';

const TOKENS = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 2 });

/**
 * Says how much models read and wrote for a person, and the cost at today's price where one is set; use of an earlier
 * model is not told apart.
 */
export function tokensText(
  { input_tokens, output_tokens }: Pick<Person, 'input_tokens' | 'output_tokens'>,
  price: AnalystPrice | null,
): string {
  const tokens = input_tokens + output_tokens;
  if (tokens === 0) return 'none';
  const text = TOKENS.format(tokens).toLowerCase().replace('m', 'M');
  if (!price) return text;
  const cost = (input_tokens * price.in + output_tokens * price.out) / 1_000_000;
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: price.currency });
  return `${text}, about ${money.format(cost)}`;
}
