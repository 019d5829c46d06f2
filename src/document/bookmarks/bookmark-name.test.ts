import { expect, it } from 'vitest';
import { eachField, FIELD_NAMES } from '@shared/report-fields';
import { encodeBookmark, decodeBookmark } from './bookmark-name';

const makeBookmark = (kind: (typeof FIELD_NAMES)[number]) =>
  ({ kind, id: '5f0c4a86-2f7e-4d0b-9d3a-1c2b3a4d5e6f', hash: '0000000a' }) as const;

it('a report’s text has a letter of its own, by which files of before are read', () => {
  for (const kind of FIELD_NAMES) {
    expect(decodeBookmark(encodeBookmark(makeBookmark(kind)) ?? '')).toEqual(makeBookmark(kind));
  }
  expect(
    eachField(FIELD_NAMES, (kind) => encodeBookmark(makeBookmark(kind))?.split('_')[2]),
  ).toMatchObject({
    title: 'h',
    client_name: 'k',
    site_address: 'a',
    structure: 'u',
    reference: 'b',
    revision: 'v',
    weather: 'w',
    attendees: 'y',
    scope: 'o',
    not_inspected: 'n',
    documents_seen: 'f',
  });
});
