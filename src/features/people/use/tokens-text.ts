import type { AnalystPrice } from '@/lib/config';
import type { Person } from '../schema';

const TOKENS = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 2 });

/**
 * The tokens that models read and wrote for a person, and their cost at the current price if one is set, including use
 * of earlier models.
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
