// Written by parts.test.ts from the list in part-list.ts.
import type { PreviewFace } from '../../preview/preview-face';
import type { PartContents } from '../build-report-model';
import { Preview as closing } from '../closing/preview';
import { Preview as contents } from '../contents/preview';
import { Preview as cover } from '../cover/preview';
import { Preview as photoList } from '../photo-list/preview';
import { Preview as photoPages } from '../photo-pages/preview';
import { Preview as ratings } from '../ratings/preview';
import { Preview as revisions } from '../revisions/preview';
import { Preview as schedule } from '../schedule/preview';
import { Preview as scope } from '../scope/preview';
import { Preview as sections } from '../sections/preview';
import { Preview as signature } from '../signature/preview';
import { Preview as summary } from '../summary/preview';
import { Preview as title } from '../title/preview';
import type { PartName } from '../part-list';

export const PREVIEW_OF: { [Name in PartName]: PreviewFace<PartContents[Name]> } = {
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
