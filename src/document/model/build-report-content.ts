import { listFindings, findPhotoNumber } from '@/records/findings';
import { isSpecified, type ReportLayout, type Arrangement, photosPerPage } from './report-layout';
import type { DocumentWords } from '@shared/languages/forms/document';
import type { PrintedWords } from '../words/printed-words';
import { aiStatement } from './ai-statement';
import { holdsAnalystWords, summariseProvenance, summariseUnjudged } from './summarise-provenance';
import { buildRow } from './build-row';
import { cleanLine } from './clean-text';
import { documentStatus, pageFoot } from './document-status';
import { listDetails, longDate, buildScopeSections } from './details';
import { splitAtPhotoReferences } from './split-at-photo-references';
import { parseBlocks, plainParagraph } from './parse-text';
import { formatAuthor } from './printed-letterhead';
import type { Scale } from './printed-levels';
import type { ReportContent, ColumnKind, Schedule1 } from './report-content';
import type { Section } from './report-text';
import type { ReportSource, SourceSection } from './report-source';
import { textsOfToday } from './texts-of-today';
import { wordOrigins } from './word-origins';

const PRODUCT = 'Plumbline';
/** Default titles, used when the person gave none. */
const GIVEN_TITLES = ['', 'Inspection Report', 'Untitled Report'];

/** Names a report's file by its day (YYYY-MM-DD), without extension. */
export function reportFileName(day: string): string {
  return `InspectionReport-${day}`;
}

interface Surroundings {
  words: PrintedWords;
  layout: ReportLayout;
  scale: Scale;
}

/** Builds a report's content for reading, placeholders applied. */
export function buildReportContent(
  source: ReportSource,
  { words, layout, scale }: Surroundings,
): ReportContent {
  const { report, observations, sections, letterhead } = source;
  const author = formatAuthor(letterhead);
  const reportDate = longDate(source.day, words);
  const status = documentStatus(source, { words, layout, reportDate });
  const inspectionDate = longDate(report.inspection_date, words);
  const details = listDetails(source, { inspectionDate, reportDate, status, author, words });
  const splitRuns = (unbound: number[]) => (line: string) =>
    splitAtPhotoReferences(line, observations.length, { unbound, deleted: words.deleted });
  const rows = listFindings(observations).map((finding) =>
    buildRow(finding, { source, words, scale, layout, splitRuns }),
  );
  const section = (field: 'discussion' | 'recommendation'): Section => {
    const stored = sections[field];
    const stand = { paragraph: stored?.paragraph ?? '' };
    const { texts, unbound } = textsOfToday(stand, stored?.photo_refs, observations);
    const blocks = parseBlocks(texts.paragraph, splitRuns(unbound));
    const isBlank = blocks.length === 0;
    return {
      field,
      heading: words[field],
      blocks: isBlank ? [plainParagraph(words.none[field])] : blocks,
    };
  };
  return {
    id: report.id,
    readAt: source.readAt,
    title: chooseTitle(report, words),
    details,
    inspectionDate,
    status,
    isDraftAfter: source.draftAfter !== null,
    foot: pageFoot(source, { words, layout, status, author }),
    reportDate,
    firm: cleanLine(letterhead?.firm_name ?? ''),
    author,
    properties: { author: author || PRODUCT, subject: words.subject, language: words.tag },
    pageNumber: words.page,
    ranksHeadings: !isSpecified(layout),
    toPhoto: words.toPhoto,
    scope: buildScopeSections(report, words),
    schedule1: {
      heading: words.observations,
      arrangement: layout.arrangement,
      ...scheduleColumns(layout.arrangement, scale, words),
      rows,
      whenEmpty: words.none.observations,
      textLabels: textLabels(words),
    },
    schedule2: {
      heading: words.sections,
      sections: [section('discussion'), section('recommendation')],
    },
    ...buildClosing(source, words),
  };
}

/**
 * The specification's closing note where an analyst was involved, with the words' provenance; for a signed report, a
 * statement of both.
 */
function buildClosing(source: ReportSource, words: PrintedWords) {
  const { signing, letterhead } = source;
  const rows = listFindings(source.observations).map((finding) => ({
    ...finding.row,
    number: findPhotoNumber(finding),
  }));
  const sections = {
    discussion: readDraftedSection(source.sections.discussion),
    recommendation: readDraftedSection(source.sections.recommendation),
  };
  const said = signing
    ? aiStatement({ signing, rows, sections, letterhead }, words)
    : {
        closingNote: holdsAnalystWords(rows, sections)
          ? words.closingNote
          : words.closingNoteWithoutAi,
        provenance:
          [summariseProvenance(rows, sections, words), summariseUnjudged(rows, sections, words)]
            .filter(Boolean)
            .join(words.signs.space) || null,
      };
  return { ...said, origins: wordOrigins(rows, sections, said.provenance) };
}

/** A default title follows the report's language; a person's own never changes. */
function chooseTitle({ title, language }: ReportSource['report'], words: DocumentWords): string {
  const stored = cleanLine(title);
  const isGiven = language === 'en' ? stored === '' : GIVEN_TITLES.includes(stored);
  return isGiven ? words.title : stored;
}

function readDraftedSection(stored: SourceSection | null) {
  const { paragraph = '', drafted = null, analyst = null, judged = null } = stored ?? {};
  return { paragraph, drafted, analyst, judged };
}

const WITH_PHOTOS = ['photo', 'element', 'defect', 'recommendation'] as const;
const BESIDE = ['location', 'element', 'defect', 'recommendation', 'rating'] as const;

/** The named columns of an arrangement's table; none where each defect has its own page. */
function scheduleColumns(
  arrangement: Arrangement,
  scale: Scale,
  words: DocumentWords,
): Pick<Schedule1, 'columns' | 'kinds'> {
  const { columns, parts } = words;
  const [photo, element, defect, recommendation] = columns;
  const names: Record<ColumnKind, string> = {
    photo,
    element,
    defect,
    recommendation,
    number: photo,
    location: words.rows.location,
    rating: scale.isScheme ? parts.schedule.rating : parts.schedule.severity,
  };
  const kinds = listKinds(arrangement);
  return { kinds, columns: kinds.map((kind) => names[kind]) };
}

function textLabels({ columns }: DocumentWords): Schedule1['textLabels'] {
  const [, element, defect, recommendation] = columns;
  return { element, defect, recommendation };
}

function listKinds(arrangement: Arrangement): readonly ColumnKind[] {
  if (arrangement === 'table') return WITH_PHOTOS;
  if (arrangement === 'schedule') return ['photo', ...BESIDE];
  return photosPerPage(arrangement) === null ? [] : ['number', ...BESIDE];
}
