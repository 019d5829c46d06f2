import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { PATIENCE_MS } from '../patience-ms.ts';

configure({ asyncUtilTimeout: PATIENCE_MS });

afterEach(cleanup);

// A page has no modules of Node's: p-queue would take jsdom's events for those of Node.
Object.defineProperty(process, 'getBuiltinModule', { value: undefined });
