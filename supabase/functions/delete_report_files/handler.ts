import { callerClient, callerId } from '../_shared/caller.ts';
import { deleteReportFilesBodySchema, PHOTO_BUCKET } from '../_shared/contract.ts';
import { endpoint } from '../_shared/endpoint.ts';

/** Storage lists at most this many objects at a time by default, and removes as many at once. */
const PAGE = 100;
/** 20,000 files: far above any report, and an end for a storage that keeps listing what it removed. */
const MAX_PAGES = 200;

/**
 * Removes every file under the caller's folder for a report. The folder is made from the token's
 * person, so another's report id finds an empty folder; the report's rows may be gone already.
 */
export const deleteReportFiles = endpoint(
  deleteReportFilesBodySchema,
  async (request, { report_id }, settings) => {
    const client = callerClient(request, settings);
    const folder = `${await callerId(client, request)}/${report_id}`;
    const bucket = client.storage.from(PHOTO_BUCKET);

    for (let page = 0; page < MAX_PAGES; page += 1) {
      const listed = await bucket.list(folder, { limit: PAGE });
      if (listed.error) throw listed.error;
      // A folder inside has no id and cannot be removed as a file.
      const files = listed.data.filter((entry) => entry.id !== null);
      if (files.length === 0) return;
      const removed = await bucket.remove(files.map(({ name }) => `${folder}/${name}`));
      if (removed.error) throw removed.error;
      // Nothing was removed: row level security, or the storage, keeps these; listing again would loop.
      if (removed.data.length === 0) {
        throw new Error(`${files.length} files under ${folder} could not be removed`);
      }
    }
    throw new Error(`More than ${PAGE * MAX_PAGES} files under ${folder}`);
  },
);
