import { callerClient, callerId } from '../_shared/caller.ts';
import { deleteReportFilesBodySchema } from '../_shared/contract/wire.ts';
import { removeFolder } from '../_shared/empty-folder.ts';
import { endpoint } from '../_shared/endpoint.ts';

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
    let pages = 0;
    await removeFolder(client, folder, () => ++pages <= MAX_PAGES);
  },
);
