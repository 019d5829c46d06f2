import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readOwnRows } from '@/features/account/queries';
import {
  findByHash,
  observationsQuery,
  placeAfterFinding,
  usedWordsQuery,
} from '@/features/observations/queries';
import { phrasesQuery } from '@/features/phrases/queries';
import { useDeleteAllReports } from '@/features/reports/mutations';
import { revisionsQuery, signedListQuery } from '@/features/sign-off/queries';
import { templateUseQuery } from '@/features/templates/queries';
import { fetchDeletedRows, photosInUse } from '@/features/versions/queries';
import { supabase } from '@/lib/supabase';
import { boundedBackend, MOST_ROWS } from '../../testing/app/bounded-backend';
import { SignedIn } from '../../testing/app/signed-in';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));

const SOME = 1001;
const LAST = SOME - 1;

/** A thousand rows and one; what `of` says of each is added to its id. */
const rows = (of: (index: number) => object = () => ({}), count = SOME) =>
  Array.from({ length: count }, (_, index) => ({ id: makeId(index), ...of(index) }));
const makeId = (index: number) => `row-${String(index)}`;

const version = (index: number) => ({
  kind: 'observation',
  subject_id: makeId(index),
  reason: 'deleted',
  analyst: null,
  kept_at: '2026-11-21T10:00:00+00:00',
  kept: {
    photo: `https://backend.test/storage/v1/object/public/inspection_photos/${makeId(index)}`,
  },
});
const revision = (index: number) => ({
  number: index + 1,
  label: String(index),
  changes: null,
  signatory: { name: '', letters: '', membership: '' },
  signed_at: '2026-11-21T10:00:00+00:00',
  signed_on: '2026-11-21',
  content_hash: 'hash',
});

async function read<Answer>(options: { queryFn?: unknown; queryKey: readonly unknown[] }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return (await client.fetchQuery(options as never)) as Answer;
}

async function deleteAll(): Promise<number> {
  const { result } = renderHook(useDeleteAllReports, { wrapper: SignedIn });
  return act(() => result.current.mutateAsync(undefined));
}

/** Lists that may hold more than a thousand entries: their tables, and how many entries the reader gives back. */
const LISTS: Record<string, [Record<string, object[]>, () => Promise<number>]> = {
  'a report’s rows': [
    { observations: rows() },
    async () => (await read<object[]>(observationsQuery('ada', 'r'))).length,
  ],
  'the number of a row by its file': [
    { observations: rows((index) => ({ photo_hash: index === LAST ? 'last' : 'other' })) },
    async () => (await findByHash('r', 'last'))?.number ?? 0,
  ],
  'the place after a row': [
    { observations: rows((index) => ({ finding_id: null, position: index + 1 })) },
    async () => (await placeAfterFinding('r', makeId(LAST)))?.after ?? 0,
  ],
  'reports whose words come again': [
    {
      reports: rows(() => ({ language: 'en' })),
      observations: rows((index) => ({ report_id: makeId(LAST - index) }), 200),
    },
    async () => (await read<object[]>(usedWordsQuery('ada', 'en'))).length + SOME - 200,
  ],
  phrases: [
    { phrases: rows(() => ({ field: 'defect', text: 'Crack' })) },
    async () => (await read<object[]>(phrasesQuery('ada'))).length,
  ],
  'reports in a template': [
    { reports: rows(() => ({ layout: { template: 't' } })) },
    () => read<number>(templateUseQuery('ada', 't')),
  ],
  'signed revisions': [
    { signed_revisions: rows(revision) },
    async () => (await read<object[]>(revisionsQuery('ada', 'r'))).length,
  ],
  'signed revisions of a person, with the titles of their reports': [
    {
      signed_revisions: rows((index) => ({ ...revision(index), report_id: makeId(index) })),
      reports: rows(() => ({ title: 'Weir' })),
    },
    async () =>
      (await read<{ title: string }[]>(signedListQuery('ada', null))).filter(
        ({ title }) => title === 'Weir',
      ).length,
  ],
  'deleted rows': [
    { versions: rows(version) },
    async () => (await fetchDeletedRows('ada', 'r')).length,
  ],
  'photos in use': [
    {
      versions: [],
      observations: rows((index) => ({ photo: version(index).kept.photo })),
    },
    async () => (await photosInUse('ada', 'r')).size,
  ],
  'an archive': [
    { sections: rows() },
    async () => (await readOwnRows('ada', new AbortController().signal)).sections.length,
  ],
  'reports to delete': [{ reports: rows() }, deleteAll],
};

describe('a list with more answers than one request brings', () => {
  describe.each(Object.entries(LISTS))('%s', (_, [tables, count]) => {
    it.each([MOST_ROWS, 300])('is read to its end, %i at a time', async (most) => {
      vi.mocked(supabase).mockResolvedValue(boundedBackend(tables, { most }).client);
      expect(await count()).toBe(SOME);
    });
  });

  it('takes one request where that brings all', async () => {
    const { client, asked } = boundedBackend({ observations: rows(undefined, MOST_ROWS) });
    vi.mocked(supabase).mockResolvedValue(client);
    expect(await read<object[]>(observationsQuery('ada', 'r'))).toHaveLength(MOST_ROWS);
    expect(asked).toHaveLength(1);
  });

  it('is whole while photos arrive behind it, and while rows before it go', async () => {
    const observations = rows(undefined, 1500);
    let requests = 0;
    const { client } = boundedBackend(
      { observations },
      {
        before: () => {
          requests += 1;
          if (requests === 2) observations.push({ id: 'arrived' });
          if (requests === 3) observations.splice(0, 600);
        },
      },
    );
    vi.mocked(supabase).mockResolvedValue(client);
    expect(await read<object[]>(observationsQuery('ada', 'r'))).toHaveLength(1501);
    expect(await read<object[]>(observationsQuery('ada', 'r'))).toHaveLength(901);
  });
});
