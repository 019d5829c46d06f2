import { exportData } from './export-data.ts';
import { runMove, say } from './run-move.ts';

await runMove('npm run export-data -- <folder>', async (places, folder) => {
  const { tables, photos, missing } = await exportData({ places, folder, say });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lost =
    missing.length > 0
      ? ` ${missing.length} photos have a row and no file here, and are left out: ${missing.slice(0, 5).join(', ')}. Where a backup has them, put them back and export again.`
      : '';
  return `${rows} rows and ${photos.files} photo files (${(photos.bytes / 1e6).toFixed(1)} MB) are in ${folder}.${lost} Keep it where nobody else reads it: it holds what everybody wrote.`;
});
