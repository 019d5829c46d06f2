import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import { FunctionError } from '../../supabase/functions/_shared/function-error.ts';
import { captureConsole } from './capture-console.ts';
import { hostLog } from './host-log.ts';
import { createLogger } from './logger.ts';
import { requestLog } from './request-log.ts';

const TYPED = 'Crack over the door of 12 Mill Lane';
const lines: string[] = [];
const logger = createLogger('info', { write: (line) => lines.push(line) });
const log = hostLog(logger);

const app = new Hono();
app.use(requestLog(logger));
app.all('/rest/v1/:table', (c) => c.json([]));
app.get('/storage/v1/object/public/*', (c) => c.body('bytes'));
app.all('/storage/v1/*', (c) => c.json({}));
app.get('/asks', () => app.request('/rest/v1/reports'));
app.get('/fails', (c) => {
  log('The work failed', new RangeError(TYPED));
  return c.json({ message: 'Something went wrong.' }, 500, { 'content-length': '35' });
});

beforeEach(() => void lines.splice(0));

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

it('says of a request its kind, its end and its time, and gives it an id @request-log-1', async () => {
  const response = await app.request('/rest/v1/reports', { method: 'POST' });
  expect(logged()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^20\d\d-.*Z$/) as string,
      requestId: response.headers.get('x-request-id'),
      method: 'POST',
      route: '/rest/v1/:table',
      status: 200,
      ms: expect.any(Number) as number,
      msg: 'Request',
    },
  ]);
});

it('keeps nothing of the address: no path, no query, no id of the visitor @request-log-2', async () => {
  const photo = '/storage/v1/object/public/inspection_photos/4711/1_12%20Mill%20Lane.jpg';
  await app.request(`${photo}?token=eyJhbGciOi`, { headers: { 'x-request-id': 'mine' } });
  await app.request('/no/such/page/secret');
  expect(logged()).toMatchObject([
    { route: '/storage/v1/object/public/*' },
    { route: '/*', status: 404 },
  ]);
  expect(lines.join('')).not.toMatch(/Mill|4711|eyJ|mine|secret/);
});

it('puts the id of a failed request into its body, and into what was said about it @request-log-3', async () => {
  const response = await app.request('/fails');
  const requestId = response.headers.get('x-request-id');
  expect(await response.json()).toEqual({ message: 'Something went wrong.', requestId });
  expect(logged()).toMatchObject([
    { level: 'error', requestId, msg: 'The work failed', error: { name: 'RangeError' } },
    { level: 'error', requestId, route: '/fails', status: 500 },
  ]);
  expect(lines.join('')).not.toContain('Mill');
});

it('counts what a request asks of the host itself as part of it @request-log-4', async () => {
  await app.request('/asks');
  expect(logged()).toMatchObject([{ route: '/asks' }]);
});

it('writes a line for a line, whatever is in it @request-log-5', () => {
  log('first\n{"level":"info","msg":"forged"}\u001b[2J');
  expect(lines.join('').split('\n')).toHaveLength(2);
  expect(lines.join('')).not.toContain('\u001b');
});

it('tells foreseen refusals from failures @request-log-6', () => {
  const cause = new SyntaxError(TYPED);
  log('a function', new FunctionError('analyst_answer_invalid', 'A sentence.', { cause }));
  log('a function', new FunctionError('not_found', 'A sentence.'));
  log('a function', new FunctionError('internal', 'A sentence.', { cause }));
  expect(logged()).toMatchObject([
    { level: 'warn', error: { name: 'SyntaxError' } },
    { level: 'warn' },
    { level: 'error', error: { name: 'FunctionError', cause: { name: 'SyntaxError' } } },
  ]);
  expect(lines.join('')).not.toContain('Mill');
});

it("keeps an error's kind and code of what libraries print, and none of their words", () => {
  const target = { ...console };
  captureConsole(logger, target);
  const refused = Object.assign(new Error(`duplicate ${TYPED}`), { code: '23505', detail: TYPED });
  target.error('Auth error:', refused);
  target.info(`[SQL] select '${TYPED}'`, [TYPED]);
  expect(logged()).toMatchObject([
    { level: 'warn', name: 'Error', code: '23505' },
    { level: 'info' },
  ]);
  expect(lines.join('')).not.toContain('Mill');
});
