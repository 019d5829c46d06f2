import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { PATIENCE_MS } from '../patience-ms.ts';

configure({ asyncUtilTimeout: PATIENCE_MS });

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

// A page has no modules of Node's: p-queue would take jsdom's events for those of Node.
Object.defineProperty(process, 'getBuiltinModule', { value: undefined });
