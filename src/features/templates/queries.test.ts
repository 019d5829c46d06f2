import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { supabase } from '@/lib/supabase';
import { recordedBackend, type SentRequest } from '../../../testing/app/recorded-backend';
import { templateFileQuery, templatesQuery, templateUseQuery } from './queries';

vi.mock('@/lib/supabase');

const ID = '7b1de1a4-52d5-4f0e-8f65-3f0f0f6f2a11';

function answering(answer: (request: SentRequest) => unknown, total = 1) {
  const { client, sent } = recordedBackend(answer, total);
  vi.mocked(supabase).mockResolvedValue(client);
  return { sent, client: new QueryClient() };
}

it('lists the templates without their files @queries-1', async () => {
  const row = { id: ID, name: 'House', found: ['title', 7], unknown: null, created_at: '' };
  const { client, sent } = answering(() => [row]);
  expect(await client.fetchQuery(templatesQuery('ada'))).toEqual([
    { ...row, found: ['title'], unknown: [] },
  ]);
  expect(sent.map(({ query }) => query)).toEqual([
    expect.objectContaining({ select: 'id,name,found,unknown,created_at', user_id: 'eq.ada' }),
  ]);
});

it('reads one file when it is asked for, and keeps it for nobody', async () => {
  const row = { sha256: '0', found: ['title'], unknown: [] };
  const answers: Record<string, unknown> = {
    'GET document_templates': [row],
    'POST template_file': 'UEsDBA==',
  };
  const { client, sent } = answering(({ call }) => answers[call]);
  const query = templateFileQuery('ada', ID);
  const file = { content: 'UEsDBA==', sha256: '0', found: ['title'] };
  expect(await client.fetchQuery(query)).toEqual(file);
  await client.fetchQuery(query);
  expect(sent.map(({ call }) => call)).toEqual(Array(2).fill(Object.keys(answers)).flat());
  expect(sent[1]?.body).toEqual({ p_template: ID });
  answers['POST template_file'] = null;
  expect(await client.fetchQuery(query)).toBe(null);
  answers['GET document_templates'] = [];
  expect(await client.fetchQuery(query)).toBe(null);
});

it('counts the reports that use one, however many there are', async () => {
  const layouts = [
    ...Array.from({ length: 999 }, () => ({ layout: {} })),
    ...Array.from({ length: 3 }, () => ({ layout: { template: ID } })),
    { layout: null },
  ].map((row, id) => ({ ...row, id }));
  const { client, sent } = answering(
    ({ query: { offset = '0', limit = '0' } }) =>
      layouts.slice(Number(offset), Number(offset) + Number(limit)),
    layouts.length,
  );
  expect(await client.fetchQuery(templateUseQuery('ada', ID))).toBe(3);
  expect(sent).toHaveLength(2);
});
