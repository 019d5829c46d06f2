import type { PreparePool } from '../prepare/prepare-pool';
import { PictureRefused } from '@/lib/pictures/door/picture-refused';
import type { UploadClaims } from './device/claims';
import { createDeviceStore, type DeviceStore } from './device/device-store';
import type { NewPhotoRow, PhotoBackend } from './store-photo';
import { UploadProblem } from './upload-problem';
import { createUploadQueue } from './upload-queue';

/** A backend in memory whose calls can be made to fail. */
function fakeBackend() {
  const rows: NewPhotoRow[] = [];
  const objects = new Set<string>();
  /** Each kept file's text, by its photo's path. */
  const originals = new Map<string, string>();
  const fake = {
    rows,
    objects,
    originals,
    isUp: true,
    puts: 0,
    /** Uploads wait for this promise. */
    gate: Promise.resolve(),
    /** Called before each request; may throw. */
    trouble: (_request: 'put' | 'insert' | 'read' | 'original') => undefined as unknown,
    /** Called after each write; may throw, as when the answer is lost. */
    lostAnswer: (_request: 'put' | 'insert' | 'original') => undefined as unknown,
  };
  const asked = async (request: 'put' | 'insert' | 'read' | 'original') => {
    await Promise.resolve();
    if (!fake.isUp) throw new UploadProblem('unreachable', 'nobody there');
    fake.trouble(request);
  };
  const backend: PhotoBackend = {
    isReachable: () => Promise.resolve(fake.isUp),
    readPlace: async (_, findingId) => {
      await asked('read');
      const own = rows.filter((row) => (row.findingId ?? row.id) === findingId);
      const after = Math.max(0, ...(own.length > 0 ? own : rows).map(({ position }) => position));
      const later = rows.map(({ position }) => position).filter((position) => position > after);
      return { after, before: later.length > 0 ? Math.min(...later) : null };
    },
    findByHash: async (_, hash) => {
      await asked('read');
      const index = rows.findIndex((row) => row.hash === hash);
      const row = rows[index];
      return row ? { id: row.id, number: index + 1 } : null;
    },
    putObjects: async (path) => {
      await asked('put');
      await fake.gate;
      fake.puts += 1;
      objects.add(path);
      fake.lostAnswer('put');
    },
    putOriginal: async (path, chosen) => {
      await asked('original');
      originals.set(path, await chosen.text());
      fake.lostAnswer('original');
    },
    removeObjects: async (path) => {
      await asked('put');
      objects.delete(path);
    },
    insertRow: async (row) => {
      await asked('insert');
      if (rows.some(({ id, hash }) => id === row.id || hash === row.hash)) return 'repeated';
      rows.push(row);
      fake.lostAnswer('insert');
      return 'inserted';
    },
    hasRow: async (id) => {
      await asked('read');
      return rows.some((row) => row.id === id);
    },
    removeRow: async (id) => {
      await asked('insert');
      const index = rows.findIndex((row) => row.id === id);
      if (index >= 0) rows.splice(index, 1);
    },
  };
  return { fake, backend };
}

/** Prepares by reading: a file 'bad…' is refused, 'YYYY-… text' was taken at that time. */
const pool: Pick<PreparePool, 'inspect' | 'prepare'> = {
  inspect: async (file) => {
    const content = await file.text();
    if (content.startsWith('bad')) throw new PictureRefused('It is a text file.');
    const capturedAt = /^\d{4}-\S+/.exec(content)?.[0] ?? null;
    return { width: 4, height: 3, capturedAt };
  },
  prepare: async (file) => {
    const hash = await file.text();
    if (hash.startsWith('cut')) throw new PictureRefused('The file is cut short.');
    return { photo: file, rendition: file, preview: file, width: 4, height: 3, hash };
  },
};

/** As if no other tab were there. */
const free: UploadClaims = { claim: () => Promise.resolve(true), release: () => undefined };

/** A photo that says the same as another is the same photo. */
export const file = (content: string, name = `${content}.jpg`) => new File([content], name);

/** A queue over a backend that can fail, and a way to `build` another, as a reload or a second tab does. */
export function setUp(
  overrides: {
    store?: DeviceStore;
    claims?: UploadClaims;
    reportId?: string;
    keepsOriginals?: () => boolean;
  } = {},
) {
  const { fake, backend } = fakeBackend();
  const network = { change: (_isOnline: boolean) => undefined as unknown };
  const build = (more: typeof overrides = {}) =>
    createUploadQueue({
      userId: 'user',
      reportId: 'report',
      backend,
      store: createDeviceStore(),
      claims: free,
      pool,
      network: {
        listen: (onChange) => {
          network.change = onChange;
          return () => undefined;
        },
      },
      onStored: () => undefined,
      keepsOriginals: () => false,
      ...overrides,
      ...more,
    });
  return { fake, network, build, queue: build() };
}
