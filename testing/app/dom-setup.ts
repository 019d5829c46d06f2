import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// A page has no modules of Node's: p-queue would take jsdom's events for those of Node.
Object.defineProperty(process, 'getBuiltinModule', { value: undefined });
