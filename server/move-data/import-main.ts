import { importData } from './import-data.ts';
import { runMove, say } from './run-move.ts';

await runMove('npm run import-data -- <folder>', async (places, folder) => {
  const { tables, photos } = await importData({ places, folder });
  for (const { name, moved, present } of [...tables, photos]) {
    say(`${name}: ${moved} moved, ${present} there already`);
  }
  const rows = tables.reduce((sum, { moved }) => sum + moved, 0);
  const lost =
    photos.missing > 0 ? ` ${photos.missing} photos had no file where the export was made.` : '';
  if (rows + photos.moved === 0) {
    return `All of ${folder} was there already; nothing changed.${lost}`;
  }
  return `${rows} rows and ${photos.moved} photo files were moved, and each row is as it was.${lost} Name this host's operators by npm run operator, and start it.`;
});
