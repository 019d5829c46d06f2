import { createReadStream, mkdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Plugin } from 'vite';
import { listPdfFonts, PDF_FONTS, makePdfFont } from './pdf-fonts.ts';
import { linkOrCopy } from './link-or-copy.ts';

/**
 * Serves the fonts that are made of slices and copies them into the built app without the bundler: a
 * thousand files that no module imports. The app gets their folder's address.
 */
export function pdfFonts(): Plugin {
  const folder = `/assets/${PDF_FONTS}`;
  let built = '';
  return {
    name: 'pdf-fonts',
    config: () => ({ define: { 'import.meta.env.PDF_FONTS': JSON.stringify(`${folder}/`) } }),
    configResolved({ root, build }) {
      built = join(root, build.outDir, folder);
    },
    configureServer({ middlewares }) {
      middlewares.use(folder, (request, response, next) => {
        makePdfFont(parse(request.url ?? '').name).then((path) => {
          if (path === null) next();
          else createReadStream(path).pipe(response);
        }, next);
      });
    },
    async closeBundle() {
      mkdirSync(built, { recursive: true });
      for (const name of listPdfFonts()) {
        const path = await makePdfFont(name);
        if (path !== null) linkOrCopy(path, join(built, `${name}.ttf`));
      }
    },
  };
}
