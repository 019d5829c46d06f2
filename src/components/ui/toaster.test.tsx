import { render } from '@testing-library/react';
import { Toaster as Sonner } from 'sonner';
import { expect, it, vi } from 'vitest';
import { Toaster } from './toaster';

vi.mock('sonner', () => ({ Toaster: vi.fn(() => null) }));
vi.mock('@/lib/theme', () => ({ useTheme: () => ({ resolved: 'light' }) }));

it('shows three toasts at a time for four seconds, 14 px apart, bottom left, each to be closed @toaster-1', () => {
  render(<Toaster />);
  expect(vi.mocked(Sonner).mock.lastCall?.[0]).toMatchObject({
    visibleToasts: 3,
    duration: 4000,
    gap: 14,
    position: 'bottom-left',
    closeButton: true,
  });
});
