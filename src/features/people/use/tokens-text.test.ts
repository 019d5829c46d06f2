import { expect, it } from 'vitest';
import { tokensText } from './tokens-text';

const price = { in: 2, out: 4.5, currency: 'USD' };

it.each([
  [{ input_tokens: 0, output_tokens: 0 }, price, 'none'],
  [{ input_tokens: 170_000, output_tokens: 20_000 }, null, '190k'],
  [{ input_tokens: 170_000, output_tokens: 20_000 }, price, '190k, about $0.43'],
  [{ input_tokens: 2_000_000, output_tokens: 0 }, null, '2M'],
])('says %j at %j', (used, at, text) => {
  expect(tokensText(used, at)).toBe(text);
});
