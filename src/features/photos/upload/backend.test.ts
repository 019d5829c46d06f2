import { beforeEach, expect, it, vi } from 'vitest';
import { supabase } from '@/lib/supabase';
import { insertObservation } from '@/features/observations/mutations';
import { fakeBackend } from '../../../../testing/app/fake-backend';
import { photoBackend } from './backend';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/lib/config', () => ({
  loadConfig: () => Promise.resolve({ supabaseUrl: 'https://host.test' }),
}));
vi.mock('@/features/observations/mutations');

const ROW = {
  id: 'photo',
  reportId: 'report',
  userId: 'ada',
  path: 'ada/report/1_wall.jpg',
  position: 1,
  capturedAt: null,
  hash: 'f00d',
  fault: null,
};
const DENIED = { code: '42501', status: 403, message: 'permission denied for table observations' };
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const insert = vi.mocked(insertObservation);

function mockSession(hasSession: boolean) {
  vi.mocked(supabase).mockResolvedValue(fakeBackend({ hasSession }));
}

beforeEach(() => {
  vi.clearAllMocks();
});

it('tells a new row from one that is there already', async () => {
  insert.mockResolvedValueOnce({} as never).mockResolvedValueOnce(null);
  expect(await photoBackend.insertRow(ROW)).toBe('inserted');
  expect(await photoBackend.insertRow(ROW)).toBe('repeated');
});

it('adds a photo beside a row, and by itself where that is gone', async () => {
  insert.mockResolvedValue({} as never);
  await photoBackend.insertRow({ ...ROW, findingId: 'wall' });
  expect(insert).toHaveBeenLastCalledWith(expect.objectContaining({ finding_id: 'wall' }));
  await photoBackend.insertRow(ROW);
  expect(insert.mock.lastCall?.[0]).not.toHaveProperty('finding_id');
  insert.mockRejectedValueOnce({ code: 'PT404', status: 404 });
  expect(await photoBackend.insertRow({ ...ROW, findingId: 'wall' })).toBe('inserted');
  expect(insert.mock.lastCall?.[0]).not.toHaveProperty('finding_id');
});

it('logs a row that could not be added, and throws again @backend-1', async () => {
  mockSession(true);
  insert.mockRejectedValue(DENIED);
  await expect(photoBackend.insertRow(ROW)).rejects.toMatchObject({
    kind: 'refused',
    message: 'You may not add photos to this report.',
  });
  expect(warn).toHaveBeenCalledExactlyOnceWith('An observation could not be added.', DENIED);
});

it('asks to log in where there is no session, whatever the refusal says @backend-2', async () => {
  mockSession(false);
  for (const refusal of [DENIED, { status: 400, message: 'new row violates row-level security' }]) {
    insert.mockRejectedValue(refusal);
    await expect(photoBackend.insertRow(ROW)).rejects.toMatchObject({
      kind: 'refused',
      message: 'Please log in to continue',
    });
  }
});
