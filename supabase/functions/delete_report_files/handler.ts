import { callerClient, callerId } from '../_shared/caller.ts';
import { deleteReportFilesBodySchema } from '../_shared/contract/wire.ts';
import { removeFolder } from '../_shared/empty-folder.ts';
import { endpoint } from '../_shared/endpoint.ts';

/** 20,000 files: far above any report, and a stop for a storage that keeps listing what was removed. */
const MAX_PAGES = 200;

/**
 * Removes every file under the caller's folder for a report. The folder name comes from the token,
 * so another person's report id finds an empty folder; the report's rows may already be gone.
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
