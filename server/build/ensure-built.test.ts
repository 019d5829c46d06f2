import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { SOURCES } from './ensure-built.ts';

const inSources = (path: string) =>
  SOURCES.some((source) => path === source || path.startsWith(`${source}/`));

it('builds again after a change to any file that the app is made from', () => {
  const files = globSync('{src,supabase/functions/_shared}/**/*.{ts,tsx}', {
    cwd: PROJECT_FOLDER,
  });
  const imported = files
    .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(PROJECT_FOLDER, file), 'utf8').matchAll(/from '([.@][^'?]+)/g)]
        .map(([, path = '']) => path)
        .filter((path) => /^(\.|@\/|@shared\/)/.test(path))
        .map((path) =>
          path.startsWith('.')
            ? normalize(join(dirname(file), path))
            : path.replace('@shared/', 'supabase/functions/_shared/').replace('@/', 'src/'),
        ),
    );
  expect(imported).toContain('supabase/functions/_shared/photo-address');
  expect([...new Set(imported)].filter((path) => !inSources(path))).toEqual([]);
  expect(SOURCES.filter((source) => !existsSync(join(PROJECT_FOLDER, source)))).toEqual([]);
});
