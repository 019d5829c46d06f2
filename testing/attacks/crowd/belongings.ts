import { randomBytes } from 'node:crypto';
import { readAccessToken, type Person, publishableKey, signIn } from '../../people.ts';
import { addRow, NO_TEXTS, seedReport, storePhotoAndRendition } from '../../reports.ts';
import { signRevision } from '../../sign-revision.ts';

/** As many rows as one report may have, each as long as the product's texts usually are at most. */
const ROWS = 2000;
/** A statement ends after three seconds, on a machine that has other work too. */
const ROWS_AT_ONCE = 5;
const PHOTOS = 20;
const WORDS = 'As in Photos 12 and 1998: spalling over the bearing. '.repeat(24);

/** Somebody who has stored as much as one person may in a few minutes. */
export interface Belongings extends Person {
  url: string;
  headers: Record<string, string>;
  reportId: string;
  /** The id of another one, of twenty rows with a photo that nobody has analysed. */
  photoReportId: string;
  /** Its rows. */
  photoIds: string[];
  /** The id of a Word template. */
  template: string;
  /** The id of what was signed of the report. */
  revision: string;
}

export async function signInWithHeaders(
  url: string,
): Promise<Omit<Belongings, 'reportId' | 'photoReportId' | 'photoIds' | 'template' | 'revision'>> {
  const person = await signIn(url);
  const headers = {
    apikey: await publishableKey(url),
    authorization: `Bearer ${await readAccessToken(person)}`,
  };
  return { ...person, url, headers };
}

/** Signs somebody in who has a report of 2,000 rows, has signed it, and has so many Word templates. */
export async function makeBelongings(url: string, templates: number): Promise<Belongings> {
  const person = await signInWithHeaders(url);
  const reportId = await seedReport(person, 'Everything');
  for (let from = 0; from < ROWS; from += ROWS_AT_ONCE) {
    const rows = Array.from({ length: ROWS_AT_ONCE }, (_, index) => ({
      ...NO_TEXTS,
      report_id: reportId,
      user_id: person.id,
      position: from + index,
      photo: '',
      element: `Pier ${from + index}`,
      defect: WORDS,
      recommendation: WORDS,
    }));
    await person.client.from('observations').insert(rows).throwOnError();
  }
  for (let index = 0; index < templates; index += 1) {
    await fetch(`${url}/rest/v1/rpc/add_document_template`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: newTemplate(),
    });
  }
  const { data } = await person.client.from('document_templates').select('id').throwOnError();
  const revision = await signRevision({ ...person, reportId });
  const photoReportId = await seedReport(person, 'Photos');
  const at = { ...person, hostUrl: url, reportId: photoReportId };
  const photoIds: string[] = [];
  for (let index = 0; index < PHOTOS; index += 1) {
    const { id } = await addRow(at, { photo: await storePhotoAndRendition(at) });
    photoIds.push(id);
  }
  return { ...person, reportId, photoReportId, photoIds, template: data[0]?.id ?? '', revision };
}

/** Arguments of a call that adds a Word template as large as one may be. */
export function newTemplate(): string {
  return JSON.stringify({
    p_id: crypto.randomUUID(),
    p_name: 'House',
    p_content: wordFileBase64(7),
    p_sha256: 'a'.repeat(64),
    p_found: [],
    p_unknown: [],
  });
}

/** Starts as a Word file does and cannot be compressed, in base64. */
function wordFileBase64(megabytes: number): string {
  const bytes = randomBytes(Math.floor(megabytes * 1024 * 1024 * 0.75));
  bytes.set([0x50, 0x4b, 0x03, 0x04]);
  return bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64');
}
