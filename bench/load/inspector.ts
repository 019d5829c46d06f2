import { sitePhotoJpeg } from '../../testing/drawing/draw-site-photo.ts';
import type { Person } from '../../testing/people.ts';
import { seedReport } from '../../testing/reports.ts';

const BUCKET = 'inspection_photos';
const PHOTO = new Uint8Array(
  sitePhotoJpeg({ kind: 'concrete-crack', width: 1280, height: 960, seed: 7 }),
);

/** An inspector's requests to the host, by kind. */
export type Deed = 'dashboard' | 'rows' | 'edit' | 'add' | 'upload' | 'delete';

/** Shares in a hundred deeds; reading is most of what people do. */
const SHARES: [Deed, number][] = [
  ['dashboard', 30],
  ['rows', 30],
  ['edit', 20],
  ['add', 9],
  ['upload', 8],
  ['delete', 3],
];

interface Row {
  /** The text that the host acknowledged last, and those sent since and not acknowledged. */
  text: string;
  sent: string | null;
  photo: string | null;
  isDeleteSent: boolean;
}

/**
 * One signed-in person at work, who remembers what the host acknowledged and can say afterwards what of
 * it was lost.
 */
export class Inspector {
  readonly #person: Person;
  readonly #client: Person['client'];
  readonly #userId: string;
  readonly #rows = new Map<string, Row>();
  readonly #deleted = new Set<string>();
  #reportId = '';
  #count = 0;
  acknowledged = 0;

  constructor(person: Person) {
    this.#person = person;
    this.#client = person.client;
    this.#userId = person.id;
  }

  /** Has a report to work on, with one row. */
  async settle(): Promise<void> {
    this.#reportId = await seedReport(this.#person, 'Viaduct');
    await this.do('add');
  }

  /** A deed at random; rejects when the host refuses it or does not answer. */
  async doSomething(): Promise<Deed> {
    let at = Math.random() * 100;
    const [deed] = SHARES.find(([, share]) => (at -= share) < 0) ?? SHARES[0]!;
    const isPossible = this.#rows.size > 0 || (deed !== 'edit' && deed !== 'delete');
    await this.do(isPossible ? deed : 'add');
    return isPossible ? deed : 'add';
  }

  async do(deed: Deed): Promise<void> {
    switch (deed) {
      case 'dashboard':
        await this.#client
          .from('reports')
          .select('*, observations(count)', { count: 'exact' })
          .eq('user_id', this.#userId)
          .order('created_at', { ascending: false })
          .range(0, 8)
          .throwOnError();
        return;
      case 'rows':
        await this.#client
          .from('observations')
          .select('*')
          .eq('report_id', this.#reportId)
          .eq('user_id', this.#userId)
          .order('position')
          .order('created_at')
          .throwOnError();
        return;
      case 'add':
        return this.#add(null);
      case 'edit':
        return this.#edit();
      case 'upload':
        return this.#upload();
      case 'delete':
        return this.#delete();
    }
  }

  /** Lists acknowledged text that is missing, or differs from what was acknowledged. */
  async losses(): Promise<string[]> {
    const { data } = await this.#client
      .from('observations')
      .select('id, element, photo')
      .eq('report_id', this.#reportId)
      .limit(1000)
      .throwOnError();
    const found = new Map(data.map((row) => [row.id, row]));
    const lost: string[] = [];
    for (const [id, row] of this.#rows) {
      const stored = found.get(id);
      if (!stored && !row.isDeleteSent) lost.push(`row ${id} is gone`);
      if (stored && stored.element !== row.text && stored.element !== row.sent) {
        lost.push(`row ${id} holds an older text`);
      }
      if (stored && row.photo && !(await isWhole(row.photo))) lost.push(`photo of row ${id}`);
      this.#takeAsItIs(id, row, stored);
    }
    for (const id of this.#deleted) if (found.has(id)) lost.push(`deleted row ${id} is back`);
    return lost;
  }

  /** Text that was sent and not acknowledged has landed or not; from here on it is known which. */
  #takeAsItIs(id: string, row: Row, stored: { element: string } | undefined): void {
    if (!stored) {
      this.#rows.delete(id);
      return;
    }
    row.text = stored.element;
    row.sent = null;
    row.isDeleteSent = false;
  }

  async #add(photo: string | null): Promise<void> {
    const element = this.#nextText();
    const { data } = await this.#client
      .from('observations')
      .insert({
        report_id: this.#reportId,
        user_id: this.#userId,
        element,
        ...(photo ? { photo } : {}),
      })
      .select('id')
      .single()
      .throwOnError();
    this.#rows.set(data.id, { text: element, sent: null, photo, isDeleteSent: false });
    this.acknowledged += 1;
  }

  async #edit(): Promise<void> {
    const [id, row] = this.#anyRow();
    row.sent = this.#nextText();
    await this.#client
      .from('observations')
      .update({ element: row.sent })
      .eq('id', id)
      .eq('user_id', this.#userId)
      .throwOnError();
    row.text = row.sent;
    row.sent = null;
    this.acknowledged += 1;
  }

  async #upload(): Promise<void> {
    const path = `${this.#userId}/${this.#reportId}/${Date.now()}_${(this.#count += 1)}.jpg`;
    const bucket = this.#client.storage.from(BUCKET);
    const { error } = await bucket.upload(path, new Blob([PHOTO], { type: 'image/jpeg' }));
    if (error) throw error;
    await this.#add(bucket.getPublicUrl(path).data.publicUrl);
  }

  async #delete(): Promise<void> {
    const [id, row] = this.#anyRow();
    row.isDeleteSent = true;
    await this.#client.from('observations').delete().eq('id', id).throwOnError();
    this.#rows.delete(id);
    this.#deleted.add(id);
    this.acknowledged += 1;
  }

  #anyRow(): [string, Row] {
    const rows = [...this.#rows];
    return rows[Math.floor(Math.random() * rows.length)]!;
  }

  #nextText(): string {
    return `Pier ${(this.#count += 1)}, ${'north face, lower third. '.repeat(8)}`;
  }
}

async function isWhole(url: string): Promise<boolean> {
  const response = await fetch(url);
  return response.ok && Buffer.compare(new Uint8Array(await response.arrayBuffer()), PHOTO) === 0;
}
