import { createClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import type { Backend } from '@/lib/supabase';
import { fetchDeletedRows, photosInUse } from './queries';

const MOST_ROWS = 1000;
const ROWS = Array.from({ length: 1001 }, (_, index) => ({
  id: `row-${index}`,
  photo: buildAddress(`row-${index}`),
}));
const DELETED = Array.from({ length: 1001 }, (_, index) => ({
  id: `version-${index}`,
  kind: 'observation',
  subject_id: `gone-${index}`,
  reason: 'deleted',
  analyst: null,
  kept_at: '2026-11-20T10:00:00Z',
  kept: { photo: buildAddress(`gone-${index}`) },
}));

function buildAddress(name: string): string {
  return `http://backend.test/storage/v1/object/public/inspection_photos/ada/report/${name}.jpg`;
}

/** A data service that answers with a thousand rows at most, as all of them do. */
const client = createClient('http://backend.test', 'publishable', {
  auth: { persistSession: false, autoRefreshToken: false },
  global: {
    fetch: (input) => {
      const { pathname, searchParams } = new URL(input as string);
      const all: object[] = pathname.endsWith('/versions') ? DELETED : ROWS;
      const from = Number(searchParams.get('offset'));
      const asked = Number(searchParams.get('limit') ?? MOST_ROWS);
      const some = all.slice(from, from + Math.min(asked, MOST_ROWS));
      const headers = { 'content-range': `${from}-${from + some.length - 1}/${all.length}` };
      return Promise.resolve(Response.json(some, { headers }));
    },
  },
}) as Backend;
vi.mock('@/lib/supabase', () => ({ supabase: () => Promise.resolve(client) }));

it('knows the photos of more rows and deleted rows than one answer holds', async () => {
  const inUse = await photosInUse('ada', 'report', [
    { ...DELETED[0], kind: 'observation' } as never,
  ]);
  expect(inUse).toContain('ada/report/row-1000.jpg');
  expect(inUse).toContain('ada/report/gone-1000.jpg');
  expect(inUse).not.toContain('ada/report/gone-0.jpg');
  expect(inUse.size).toBe(2001);
});

it('lists all rows that were deleted', async () => {
  expect(await fetchDeletedRows('ada', 'report')).toHaveLength(1001);
});
