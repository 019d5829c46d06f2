import { listPhotos } from '@/document/model/report-content';
import { cleanLine, splitLines } from '@/document/model/clean-text';
import type { PartModel } from '@/document/model/part-model';
import {
  printedPicture,
  type PrintedPicture,
  type SourceLetterhead,
} from '@/document/model/printed-letterhead';
import type { Detail } from '@/document/model/report-text';
import { findField } from '@shared/report-fields';

export interface Cover {
  title: string;
  firm: { name: string; lines: string[]; logo: PrintedPicture | null } | null;
  /** The number of its photo. */
  photo: number | null;
  details: Detail[];
}

export const MODEL: PartModel<Cover> = {
  build({ source, layout, report, words }) {
    if (!layout.cover) return null;
    const { title, details, schedule1 } = report;
    const chosen = listPhotos(schedule1.rows).find(({ id }) => id === layout.cover_photo);
    const { inspectionDate, preparedBy } = words.details;
    return {
      title,
      firm: readFirm(source.letterhead),
      photo: chosen?.photo ? chosen.number : null,
      details: details.filter(({ field, label }) =>
        field
          ? findField(field).isOnCover
          : [words.signing.status, inspectionDate, preparedBy].includes(label),
      ),
    };
  },
};

/** The firm at the head of a cover; null where nothing was entered. */
function readFirm(letterhead: SourceLetterhead | null): Cover['firm'] {
  if (!letterhead) return null;
  const name = cleanLine(letterhead.firm_name);
  const lines = [
    ...splitLines(letterhead.firm_address),
    ...[letterhead.firm_phone, letterhead.firm_email, letterhead.firm_website].map(cleanLine),
    cleanLine(letterhead.firm_registration),
  ].filter((line) => line !== '');
  const logo = printedPicture(letterhead.logo, name);
  return name === '' && lines.length === 0 && logo === null ? null : { name, lines, logo };
}
