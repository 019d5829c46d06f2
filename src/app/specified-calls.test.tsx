import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reportsPageQuery } from '@/features/dashboard/queries';
import { insertObservation } from '@/features/observations/mutations';
import { observationsQuery } from '@/features/observations/queries';
import {
  useCreateReport,
  useDeleteAllReports,
  useDeleteReport,
  useUpdateReport,
} from '@/features/reports/mutations';

import { sectionsQuery } from '@/features/sections/queries';
import { joinWaitlist } from '@/features/waitlist/mutations';
import { useSaveStyleHint } from '@/features/writing-style/mutations';
import { styleHintQuery } from '@/features/writing-style/queries';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { supabase } from '@/lib/supabase';
import { recordedBackend, type SentRequest } from '../../testing/app/recorded-backend';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));

const ADA = 'a0000000-0000-4000-8000-000000000001';
const REPORT = 'b0000000-0000-4000-8000-000000000002';
const OWN = { user_id: `eq.${ADA}` };
const OWN_REPORT = { ...OWN, report_id: `eq.${REPORT}` };
const THIS_REPORT = { ...OWN, id: `eq.${REPORT}` };

let sent: SentRequest[] = [];

/** Lists for lists, one row where one is asked for, success for functions. */
function answerCall({ call, accept }: SentRequest): unknown {
  const counted = { id: REPORT, observations: [{ count: 2 }] };
  const section = { heading: 'Discussion', paragraph: 'Dry.' };
  const row = { ...counted, ...section, style_hint: '' };
  if (call === 'POST delete_report_files') return { success: true };
  return accept.includes('object') ? row : [row];
}

beforeEach(() => {
  const recording = recordedBackend(answerCall);
  sent = recording.sent;
  vi.mocked(supabase).mockResolvedValue(recording.client);
});

function Providers({ children }: { children: ReactNode }) {
  return (
    <AuthContext value={{ user: { id: ADA } } as Auth}>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </AuthContext>
  );
}

/** Runs a mutation as a screen does, and tells what was sent. */
async function sentBy<Given>(
  useMutation: () => { mutateAsync: (given: Given) => Promise<unknown> },
  given: Given,
): Promise<SentRequest[]> {
  const { result } = renderHook(useMutation, { wrapper: Providers });
  await act(() => result.current.mutateAsync(given));
  return sent;
}

async function sentByQuery(options: object): Promise<SentRequest[]> {
  await new QueryClient().fetchQuery(options as Parameters<QueryClient['fetchQuery']>[0]);
  return sent;
}

const today = () => new Date().toISOString().slice(0, 10);

describe('the calls of the specification', () => {
  it('join the waitlist @specified-calls-1', async () => {
    await joinWaitlist({ email: 'ada@example.com', referral_source: '' });
    await joinWaitlist({ email: 'eve@example.com', referral_source: 'Other' });
    expect(sent).toMatchObject([
      { call: 'POST signup_emails', body: { email: 'ada@example.com', referral_source: null } },
      { call: 'POST signup_emails', body: { email: 'eve@example.com', referral_source: 'Other' } },
    ]);
  });

  it('list observations by position, then by the moment of their creation @specified-calls-2', async () => {
    expect(await sentByQuery(observationsQuery(ADA, REPORT))).toMatchObject([
      {
        call: 'GET observations',
        query: {
          ...OWN_REPORT,
          order: expect.stringMatching(/^position\.asc,created_at\.asc/) as string,
        },
      },
    ]);
  });

  it('add an observation and have its row returned @specified-calls-3', async () => {
    const row = {
      id: 'c0000000-0000-4000-8000-000000000003',
      report_id: REPORT,
      user_id: ADA,
      photo: 'https://backend.test/photo.jpg',
      position: 1,
      captured_at: null,
      photo_hash: null,
    };
    expect(await insertObservation(row as never)).toMatchObject({ id: REPORT });
    expect(sent).toMatchObject([{ call: 'POST observations', body: row, query: { select: '*' } }]);
    expect(sent[0]?.prefer).toContain('return=representation');
  });

  it('read sections @specified-calls-4', async () => {
    await sentByQuery(sectionsQuery(ADA, REPORT));
    expect(sent).toMatchObject([{ call: 'GET sections', query: OWN_REPORT }]);
    expect(sent[0]?.query['select']).toMatch(/\*|heading.*paragraph/);
  });

  it('list reports newest first, nine at a time, counted, their photos counted beside them @specified-calls-5', async () => {
    const view = { words: '', state: 'all', order: 'newest' } as const;
    await sentByQuery(reportsPageQuery(ADA, { ...view, page: 1 }));
    await sentByQuery(reportsPageQuery(ADA, { ...view, page: 2 }));
    const [first, second] = sent.filter(({ call }) => call === 'GET reports');
    const count = sent.find(({ call }) => call === 'HEAD reports');
    expect(first).toMatchObject({
      call: 'GET reports',
      query: {
        ...OWN,
        select: '*,observations(count)',
        order: 'created_at.desc,id.asc',
        offset: '0',
        limit: '9',
      },
      prefer: 'count=exact',
    });
    expect(second).toMatchObject({ query: { ...OWN, offset: '9', limit: '9' } });
    expect(count).toMatchObject({ query: OWN, prefer: 'count=exact' });
  });

  it('create a report and have its id returned @specified-calls-6', async () => {
    const calls = await sentBy(useCreateReport, { id: REPORT, title: 'Weir' });
    expect(calls).toMatchObject([
      {
        call: 'POST reports',
        query: { select: 'id' },
        body: { id: REPORT, title: 'Weir', inspection_date: today(), user_id: ADA },
      },
    ]);
  });

  it('rename a report @specified-calls-7', async () => {
    const calls = await sentBy(useUpdateReport, { reportId: REPORT, change: { title: ' Weir ' } });
    expect(calls).toMatchObject([
      { call: 'PATCH reports', query: THIS_REPORT, body: { title: ' Weir ' } },
    ]);
  });

  it('delete a report after its files @specified-calls-8', async () => {
    expect(await sentBy(useDeleteReport, REPORT)).toMatchObject([
      { call: 'POST delete_report_files', body: { report_id: REPORT } },
      { call: 'DELETE reports', query: THIS_REPORT },
    ]);
  });

  it('delete all: the ids, the files of each, then all reports @specified-calls-9', async () => {
    expect(await sentBy(useDeleteAllReports, undefined)).toMatchObject([
      { call: 'GET reports', query: { ...OWN, select: 'id' } },
      { call: 'POST delete_report_files', body: { report_id: REPORT } },
      { call: 'DELETE reports', query: OWN },
    ]);
    expect(sent[2]?.query).not.toHaveProperty('id');
  });

  it('load a style @specified-calls-10', async () => {
    expect(await sentByQuery(styleHintQuery(ADA))).toMatchObject([
      { call: 'GET style_profiles', query: { ...OWN, select: 'style_hint' } },
    ]);
  });

  it('save a style, or reset it @specified-calls-11', async () => {
    expect(await sentBy(useSaveStyleHint, 'Short sentences.')).toMatchObject([
      {
        call: 'POST style_profiles',
        body: {
          user_id: ADA,
          style_hint: 'Short sentences.',
          updated_at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        },
      },
    ]);
    expect(sent[0]?.prefer).toContain('resolution=merge-duplicates');
  });
});
