import { expect, it } from 'vitest';
import { importedPackages, neededPackages } from './needed-packages.ts';

it('finds the packages that a module loads, and none for its types', () => {
  const code = [
    "import { z } from 'zod';",
    "import type { Hono } from 'hono';",
    "import {\n  one,\n  two,\n} from '@scope/name/part';",
    "const vite = await import('vite');",
    "export { x } from './beside.ts';",
    "import 'node:fs';",
    "import.meta.resolve('@a/font/files/one.woff2');",
  ].join('\n');
  expect(importedPackages(code)).toEqual(['zod', '@scope/name', 'vite', '@a/font']);
});

it('finds what they need, where Node finds it', () => {
  const packages = {
    '': {},
    'node_modules/a': { dependencies: { b: '1' }, peerDependencies: { absent: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {
      peerDependencies: { unasked: '1' },
      peerDependenciesMeta: { unasked: { optional: true } },
    },
    'node_modules/c': { dependencies: { a: '1' } },
    'node_modules/unasked': {},
  };
  expect([...neededPackages({ packages }, ['a', 'b'])]).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/b',
  ]);
});
