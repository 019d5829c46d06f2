import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { proposed, renderObservations, shownRows } from './observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

/** The browser begins to lay an element out, because it has come near the window. */
function bringNear(element: Element) {
  const event = new Event('contentvisibilityautostatechange');
  element.dispatchEvent(Object.assign(event, { skipped: false }));
}

beforeEach(() => {
  vi.stubGlobal('ContentVisibilityAutoStateChangeEvent', Event);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('have their words at once, and what a hand needs when they come near or are printed', async () => {
  renderObservations(Array.from({ length: 60 }, (_, index) => proposed(index + 1)));
  const rows = await shownRows();
  const row = (number: number) => within(rows[number - 1]!);
  expect(row(12).getByRole('button', { name: 'Edit photo 12' })).toBeVisible();
  expect(row(59).getByText('Wall 59')).toBeVisible();
  expect(row(59).queryByRole('button')).toBeNull();
  act(() => {
    bringNear(rows[58]!);
  });
  expect(row(59).getByRole('button', { name: 'Edit photo 59' })).toBeVisible();
  expect(row(60).queryByRole('button')).toBeNull();
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(row(60).getByRole('button', { name: 'Edit photo 60' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Edit photo/ })).toHaveLength(60);
});
