// Written by parts.test.ts from the list in part-list.ts.
import type { PdfFace } from '../../pdf/drawing';
import type { PartContents } from '../build-report-model';
import { PDF as closing } from '../closing/pdf';
import { PDF as contents } from '../contents/pdf';
import { PDF as cover } from '../cover/pdf';
import { PDF as photoList } from '../photo-list/pdf';
import { PDF as photoPages } from '../photo-pages/pdf';
import { PDF as ratings } from '../ratings/pdf';
import { PDF as revisions } from '../revisions/pdf';
import { PDF as schedule } from '../schedule/pdf';
import { PDF as scope } from '../scope/pdf';
import { PDF as sections } from '../sections/pdf';
import { PDF as signature } from '../signature/pdf';
import { PDF as summary } from '../summary/pdf';
import { PDF as title } from '../title/pdf';
import type { PartName } from '../part-list';

export const PDF_OF: { [Name in PartName]: PdfFace<PartContents[Name]> } = {
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
