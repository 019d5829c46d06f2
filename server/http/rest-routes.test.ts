import { Hono } from 'hono';
import { sign } from 'hono/jwt';
import { expect, it } from 'vitest';
import { restRoutes } from './rest-routes.ts';

const tokenOf = (sub: string) =>
  sign({ sub, session_id: '33333333-3333-4333-8333-333333333333' }, 'any', 'HS256');

it('has eight questions of one person under way, and keeps nobody else waiting', async () => {
  const underWay: (() => void)[] = [];
  const rest = restRoutes({
    settings: {
      rateLimits: { otpPerHour: 1, otpPerRecipient: 1, waitlistPerHour: 1 },
      isBehindProxy: false,
    },
    sessionOf: () => Promise.resolve('live'),
    askBackend: () => new Promise((answer) => underWay.push(() => answer(Response.json([])))),
  });
  const host = new Hono().route('/rest/v1', rest);
  const ask = async (token: string) =>
    host.request('/rest/v1/reports?select=id', { headers: { authorization: `Bearer ${token}` } });
  const busy = await tokenOf('11111111-1111-4111-8111-111111111111');
  const other = await tokenOf('22222222-2222-4222-8222-222222222222');

  const asked = Array.from({ length: 20 }, () => ask(busy));
  await expect.poll(() => underWay.length).toBe(8);
  asked.push(ask(other));
  await expect.poll(() => underWay.length).toBe(9);
  // What waited comes as soon as something is answered.
  for (let answered = 0; answered < 21; answered += 1) {
    await expect.poll(() => underWay.length).toBeGreaterThan(answered);
    underWay[answered]?.();
  }
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200);
});
