import { expect, it } from 'vitest';
import { createUploadKeeper } from './keeper';
import type { UploadRecord } from '../upload-record';
import { waitFor } from '../../../../../testing/wait-for.ts';

it('writes the pictures of a photo once as chosen and once as prepared, not with every change', async () => {
  const picture = new Blob(['…']);
  let record = { id: 'a', source: picture, prepared: null, position: null } as UploadRecord;
  const written: string[] = [];
  const store = {
    list: () => Promise.resolve([]),
    get: () => Promise.resolve(record),
    save: ({ source, prepared }: UploadRecord) => {
      written.push(prepared ? 'prepared' : source ? 'source' : 'nothing');
      return Promise.resolve();
    },
    saveDetails: ({ position }: UploadRecord) => {
      written.push(`place ${position}`);
      return Promise.resolve();
    },
    delete: () => Promise.resolve(),
  };
  const keeper = createUploadKeeper(store, {
    findRecord: () => record,
    onKept: () => undefined,
    onTrouble: (trouble) => expect(trouble).toBeNull(),
  });
  const change = async (to: Partial<UploadRecord>) => {
    const count = written.length;
    record = { ...record, ...to };
    keeper.change('a');
    await waitFor(() => expect(written).toHaveLength(count + 1));
  };
  const prepared = { photo: picture, rendition: picture, preview: picture };

  await change({});
  await change({ position: 3 });
  await change({
    source: null,
    prepared: { ...prepared, width: 4, height: 3, hash: 'h' },
  });
  await change({ position: 4 });

  expect(written).toEqual(['source', 'place 3', 'prepared', 'place 4']);
});
