import { afterAll, beforeAll, beforeEach } from 'vitest';
import { callFunction } from '../../../testing/functions.ts';
import { type ScriptedHost, startScriptedHost } from '../../../testing/hosts/scripted-host.ts';
import { addRow, makeReport, type OwnedReport } from '../../../testing/reports.ts';
import type { SectionsRequest } from '../_shared/analyst.ts';

const TEXTS = { element: 'Wall', defect: 'Crack.', recommendation: 'Monitor.' };
/** An analyst's proposal for the row of `addObservation`. */
export const PROPOSAL = {
  ...TEXTS,
  analyst: 'scripted',
  proposed_at: '2026-11-21T00:00:00.000Z',
  severity: 'major',
  confidence: 0.5,
};

/** A host for a file's tests, with a report again for each, and an analyst that drafts and is told what. */
export class Drafting {
  host!: ScriptedHost;
  report!: OwnedReport;
  /** The requests to the analyst, one for each time. */
  asked: SectionsRequest[] = [];

  constructor() {
    beforeAll(async () => {
      this.host = await startScriptedHost();
    });
    afterAll(() => this.host.close());
    beforeEach(async () => {
      this.report = await makeReport(this.host.url);
      this.asked = [];
      this.host.analyst.writeSections = (request) => {
        this.asked.push(request);
        return Promise.resolve({
          discussion: `Discussion ${this.asked.length} (Photo 1).`,
          recommendation: `Recommendation ${this.asked.length}.`,
        });
      };
    });
  }

  addObservation = (values: object = {}) => addRow(this.report, { ...TEXTS, ...values });

  generate = (style_hint?: string | null) => {
    const { reportId: report_id } = this.report;
    return callFunction(this.report, 'generate_summary', { report_id, style_hint });
  };
}
