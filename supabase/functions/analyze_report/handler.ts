import { z } from 'zod';
import { callerClient, unwrapData } from '../_shared/caller.ts';
import { analyzeReportBodySchema } from '../_shared/contract/wire.ts';
import type { BackendSettings } from '../_shared/backend-settings.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { FunctionSettings } from '../_shared/function-settings.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { findReport } from '../_shared/stored-report.ts';

/** The code of a report too many, whose sentence is for people. */
const TOO_MANY = 'PT409';

type Settings = BackendSettings & Pick<FunctionSettings, 'addPhotoJobs'>;

/**
 * Has the photos of a report looked at that nobody has described, whether or not the caller waits for it. Rows are
 * filled one by one, as by analyze_photos; `background_analyses` says which are left, and without its row it ends.
 */
export const analyzeReport = endpoint(
  analyzeReportBodySchema,
  async (request, body, settings: Settings) => {
    if (!settings.addPhotoJobs) {
      throw new FunctionError(
        'bad_request',
        'This server analyses photos only while the page is open. Please keep it open until all are done.',
      );
    }
    const client = callerClient(request, settings);
    const { id } = await findReport(client, body.report_id);
    const begun = await client.rpc('begin_background_analysis', { p_report: id });
    if (begun.error?.code === TOO_MANY) {
      throw new FunctionError('allowance_used_up', begun.error.message);
    }
    const rows = z.array(z.string()).parse(unwrapData(begun));
    try {
      await settings.addPhotoJobs(rows.map((observationId) => ({ reportId: id, observationId })));
    } catch (error) {
      // Otherwise it would be said to go on, with nobody at it.
      unwrapData(
        await callerClient(request, settings, null)
          .from('background_analyses')
          .delete()
          .eq('report_id', id),
      );
      throw error;
    }
  },
);
