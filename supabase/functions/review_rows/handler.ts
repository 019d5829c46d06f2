import { callerClient } from '../_shared/caller.ts';
import { reviewRowsBodySchema } from '../_shared/contract/wire.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { FunctionSettings } from '../_shared/function-settings.ts';
import { takeAndAnswer } from '../_shared/questions/answer-question.ts';
import { findReport } from '../_shared/stored-report.ts';
import { reviewReport } from './review-report.ts';

export const reviewRows = endpoint(
  reviewRowsBodySchema,
  async (request, body, settings: FunctionSettings) => {
    // A paid review is stored even when the connection is cut meanwhile.
    const client = callerClient(request, settings, null);
    const { id: reportId } = await findReport(client, body.report_id);
    await takeAndAnswer({ client, settings }, { task: 'review', reportId }, (signal) =>
      reviewReport({ client, settings, signal }, reportId),
    );
  },
);
