import { createReadStream, mkdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Plugin } from 'vite';
import { listHanFonts, HAN_FONTS, makeHanFont } from './han-fonts.ts';
import { linkOrCopy } from './link-or-copy.ts';

/**
 * Serves the fonts of Han characters and copies them into the built app without the bundler: a
 * thousand files that no module imports. The app gets their folder's address.
 */
export function hanFonts(): Plugin {
  const folder = `/assets/${HAN_FONTS}`;
  let built = '';
  return {
    name: 'han-fonts',
    config: () => ({ define: { 'import.meta.env.HAN_FONTS': JSON.stringify(`${folder}/`) } }),
    configResolved({ root, build }) {
      built = join(root, build.outDir, folder);
    },
    configureServer({ middlewares }) {
      middlewares.use(folder, (request, response, next) => {
        makeHanFont(parse(request.url ?? '').name).then((path) => {
          if (path === null) next();
          else createReadStream(path).pipe(response);
        }, next);
      });
    },
    async closeBundle() {
      mkdirSync(built, { recursive: true });
      for (const name of listHanFonts()) {
        const path = await makeHanFont(name);
        if (path !== null) linkOrCopy(path, join(built, `${name}.ttf`));
      }
    },
  };
}
