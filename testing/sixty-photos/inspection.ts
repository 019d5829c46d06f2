import { randomUUID } from 'node:crypto';
import type { Language } from '../../supabase/functions/_shared/languages/language.ts';
import { headerOnlyPhoto } from '../model/servers/header-only-photo.ts';
import {
  makeReport,
  type OwnedReport,
  storePhotoAndRendition,
  type StoredRow,
} from '../reports.ts';
import { IS_ALL } from './trial.ts';

/** Every photo's look reads the report's rows: what a run costs grows with the square of this. */
export const PHOTOS = IS_ALL ? 60 : 12;
const STORED_AT_A_TIME = 6;
/** As the product stores them: 2560 px, and a rendition of 1333. */
const RENDITION = { width: 1333, height: 1000 };

/** A person's report with stored photos, of which rows are rebuilt for each trial. */
export interface Inspection extends OwnedReport {
  title: string;
  /** Rows with nothing but their photos, taken half a minute apart; earlier ones go. */
  beginAnew(changes?: { language?: Language; photos?: number }): Promise<void>;
  rows(): Promise<StoredRow[]>;
  /** Questions counted so far, as the person's allowance and as the report's costs. */
  counted(): Promise<{ allowance: number; questions: number; calls: number; inputTokens: number }>;
}

export async function makeInspection(hostUrl: string, photos: number): Promise<Inspection> {
  const report = await makeReport(hostUrl);
  const { client, id, reportId } = report;
  const title = `Inspection ${randomUUID()}`;
  await client.from('reports').update({ title }).eq('id', reportId).throwOnError();
  const stored = await storePhotos(report, photos);

  const rows = async () => {
    const query = client.from('observations').select().eq('report_id', reportId);
    return (await query.order('position').throwOnError()).data;
  };
  return {
    ...report,
    title,
    rows,
    async beginAnew({ language = 'en', photos: count = PHOTOS } = {}) {
      await client.from('reports').update({ language }).eq('id', reportId).throwOnError();
      await client.from('observations').delete().eq('report_id', reportId).throwOnError();
      const added = stored.slice(0, count).map((photo, index) => ({
        report_id: reportId,
        user_id: id,
        position: index + 1,
        photo,
        captured_at: new Date(Date.UTC(2026, 10, 21, 9, 0, 30 * index)).toISOString().slice(0, 19),
      }));
      await client.from('observations').insert(added).throwOnError();
    },
    async counted() {
      const usage = await client.from('analyst_usage').select('used').throwOnError();
      const costs = await client.from('analyst_costs').select().throwOnError();
      const total = (part: 'questions' | 'calls' | 'input_tokens') =>
        costs.data.reduce((sum, cost) => sum + Number(cost[part]), 0);
      return {
        allowance: usage.data.reduce((sum, { used }) => sum + used, 0),
        questions: total('questions'),
        calls: total('calls'),
        inputTokens: total('input_tokens'),
      };
    },
  };
}

async function storePhotos(report: OwnedReport, count: number): Promise<string[]> {
  const urls: string[] = [];
  for (let first = 1; first <= count; first += STORED_AT_A_TIME) {
    const numbers = Array.from({ length: STORED_AT_A_TIME }, (_, index) => first + index);
    const stored = numbers.map((number) =>
      storePhotoAndRendition(
        report,
        headerOnlyPhoto(number),
        headerOnlyPhoto(number, RENDITION.width, RENDITION.height),
      ),
    );
    urls.push(...(await Promise.all(stored)));
  }
  return urls;
}

export function hasWords({ element, defect, recommendation, outcome }: StoredRow): boolean {
  return [element, defect, recommendation].every((text) => text !== '') && outcome !== null;
}

/** Nobody, analyst or person, has changed the row. */
export function isUntouched({ proposal, version, ...row }: StoredRow): boolean {
  const { element, defect, recommendation, outcome } = row;
  return (
    [element, defect, recommendation].every((text) => text === '') &&
    outcome === null &&
    proposal === null &&
    version === 1
  );
}
