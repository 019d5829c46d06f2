import { callerClient } from '../_shared/caller.ts';
import { generateSummaryBodySchema } from '../_shared/contract/wire.ts';
import { dayOfCaller } from '../_shared/day-of-caller.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { FunctionSettings } from '../_shared/function-settings.ts';
import { takeAndAnswer } from '../_shared/questions/answer-question.ts';
import { findReport } from '../_shared/stored-report.ts';
import { draftSections } from './draft-sections.ts';

/** Drafts a report's Discussion and Recommendation in the person's style. */
export const generateSummary = endpoint(
  generateSummaryBodySchema,
  async (request, body, settings: FunctionSettings) => {
    // A paid draft is stored even when the connection is cut meanwhile.
    const client = callerClient(request, settings, null);
    const { id: reportId } = await findReport(client, body.report_id);
    const asked = { style_hint: body.style_hint?.trim() ?? '', day: dayOfCaller(request) };
    const question = { task: 'sections', reportId, request: asked } as const;
    await takeAndAnswer({ client, settings }, question, (signal) =>
      draftSections({ client, settings, signal }, reportId, asked),
    );
  },
);
