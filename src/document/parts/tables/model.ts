// Written by parts.test.ts from the list in part-list.ts.
import type { PartModel } from '../../model/part-model';
import { MODEL as closing } from '../closing/model';
import { MODEL as contents } from '../contents/model';
import { MODEL as cover } from '../cover/model';
import { MODEL as photoList } from '../photo-list/model';
import { MODEL as photoPages } from '../photo-pages/model';
import { MODEL as ratings } from '../ratings/model';
import { MODEL as revisions } from '../revisions/model';
import { MODEL as schedule } from '../schedule/model';
import { MODEL as scope } from '../scope/model';
import { MODEL as sections } from '../sections/model';
import { MODEL as signature } from '../signature/model';
import { MODEL as summary } from '../summary/model';
import { MODEL as title } from '../title/model';
import type { PartName } from '../part-list';

export const MODEL_OF = {
  cover,
  title,
  revisions,
  contents,
  summary,
  scope,
  schedule,
  'photo-pages': photoPages,
  sections,
  signature,
  closing,
  ratings,
  'photo-list': photoList,
} satisfies Record<PartName, PartModel<unknown>>;
