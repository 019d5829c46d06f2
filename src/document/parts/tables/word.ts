// Written by parts.test.ts from the list in part-list.ts.
import type { WordFace } from '../../word/write/part-writing';
import type { PartContents } from '../build-report-model';
import { WORD as closing } from '../closing/word';
import { WORD as contents } from '../contents/word';
import { WORD as cover } from '../cover/word';
import { WORD as photoList } from '../photo-list/word';
import { WORD as photoPages } from '../photo-pages/word';
import { WORD as ratings } from '../ratings/word';
import { WORD as revisions } from '../revisions/word';
import { WORD as schedule } from '../schedule/word';
import { WORD as scope } from '../scope/word';
import { WORD as sections } from '../sections/word';
import { WORD as signature } from '../signature/word';
import { WORD as summary } from '../summary/word';
import { WORD as title } from '../title/word';
import type { PartName } from '../part-list';

export const WORD_OF: { [Name in PartName]: WordFace<PartContents[Name]> } = {
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
};
