import { schemeTitle } from '../../../supabase/functions/_shared/ratings/list-levels';
import { readScheme } from '../../../supabase/functions/_shared/ratings/rating-scheme';
import { findField } from '../../../supabase/functions/_shared/report-fields';
import { type ReportLayout, photosPerPage } from './report-layout';
import type { Row } from './report-model';
import type { Detail, Section } from './report-text';
import type { ReportSource, SourceRow } from './report-source';
import type { Cover, PhotoList, RatingsAppendix, ReportParts, RevisionTable } from './report-parts';
import { partOrder } from './part-order';
import type { Scale } from './printed-levels';
import { buildCoverFirm, signatureBlock } from './printed-letterhead';
import { summarise, type SummarisedRow } from '../parts/summary/model';
import type { PrintedWords } from '../words/printed-words';
import { fill } from '../../../supabase/functions/_shared/languages/fill';

interface PartsSource {
  source: ReportSource;
  layout: ReportLayout;
  scale: Scale;
  /** In the order of the source's observations. */
  rows: readonly Row[];
  details: Detail[];
  scope: Section[];
  words: PrintedWords;
}

/** Everything that a document has beside the specification's, as far as it was asked for and is there. */
export function buildParts(parts: PartsSource): ReportParts {
  const { source, layout, scale, rows, scope, words } = parts;
  const { letterhead, signing } = source;
  const hasPhotoPages = photosPerPage(layout.arrangement) !== null;
  const beside = {
    cover: layout.cover ? coverOf(parts) : null,
    revisions: layout.revisions ? revisionTable(parts) : null,
    contents: layout.contents ? { heading: words.parts.contents } : null,
    summary:
      layout.summary && rows.length > 0 ? summarise(summarisedRows(parts), scale, words) : null,
    scope,
    photographs:
      hasPhotoPages && rows.some(({ photo }) => photo)
        ? { heading: words.parts.photographs }
        : null,
    signature:
      layout.signature || signing
        ? signatureBlock(letterhead, signing, words.parts.signature)
        : null,
    ...appendices(parts),
  };
  return { ...beside, order: partOrder(layout, beside) };
}

function summarisedRows({ source, scale, rows }: PartsSource): SummarisedRow[] {
  return rows.map(({ caption, facts }, index) => {
    // Every row is an observation's.
    const stored = source.observations[index] as SourceRow;
    const { element, defect } = facts;
    return {
      reference: caption,
      element,
      defect,
      urgency: stored.urgency,
      level: scale.levelOf(stored),
    };
  });
}

function coverOf({ source, layout, rows, details, words }: PartsSource): Cover {
  const row = rows.find(({ id }) => id === layout.cover_photo);
  const { inspectionDate, preparedBy } = words.details;
  return {
    firm: buildCoverFirm(source.letterhead),
    photo: row?.photo ? row.number : null,
    details: details.filter(({ field, label }) =>
      field ? findField(field).isOnCover : [inspectionDate, preparedBy].includes(label),
    ),
  };
}

function revisionTable({ source, words }: PartsSource): RevisionTable | null {
  const { heading, columns } = words.parts.revisions;
  const rows = source.revisions;
  return rows.length === 0 ? null : { heading, columns, rows };
}

/** Lettered in their order: A is whichever comes first. */
function appendices(all: PartsSource): Pick<ReportParts, 'ratings' | 'photoList'> {
  const { parts } = all.words;
  const ratings = ratingsOf(all);
  const photoList = all.layout.photo_list ? photoListOf(all) : null;
  const letter = ratings ? 'B' : 'A';
  return {
    ratings: ratings && {
      ...ratings,
      heading: fill(parts.appendix, { letter: 'A', title: ratings.heading }),
    },
    photoList: photoList && {
      ...photoList,
      heading: fill(parts.appendix, { letter, title: photoList.heading }),
    },
  };
}

/** The definitions print with every report that has a scheme: a level says nothing without its scale. */
function ratingsOf({ source, scale, words }: PartsSource): RatingsAppendix | null {
  const { rating_scheme: stored, language } = source.report;
  const scheme = readScheme(stored);
  if (!scheme) return null;
  const { name, basis } = schemeTitle(scheme, language);
  return { heading: words.parts.ratings, scheme: name, basis, levels: scale.levels.toReversed() };
}

function photoListOf({ rows, words }: PartsSource): PhotoList | null {
  const shown = rows.filter(({ photo }) => photo !== null);
  if (shown.length === 0) return null;
  const { location, taken, page } = words.parts.schedule;
  const [photo, element] = words.columns;
  return {
    heading: words.parts.photoList,
    columns: [photo, element, location, taken, page],
    items: shown.map(({ caption, facts }) => ({
      reference: caption,
      texts: [facts.element, facts.location, facts.taken],
    })),
  };
}
