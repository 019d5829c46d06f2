import { fill } from '@shared/languages/fill';
import { buildReportContent } from '../model/build-report-content';
import type { OutlineEntry } from '../model/outline';
import type { PartMaterial, PartModel } from '../model/part-model';
import { buildScale } from '../model/printed-levels';
import type { ReportContent } from '../model/report-content';
import { readLayout } from '../model/report-layout';
import type { ReportSource } from '../model/report-source';
import { choosePrintedWords } from '../words/printed-words';
import { type PartName, PARTS } from './part-list';
import { MODEL_OF } from './tables/model';

export type PartContents = {
  [Name in PartName]: NonNullable<ReturnType<(typeof MODEL_OF)[Name]['build']>>;
};

/** A part of the document, and whether it begins a page. */
export type PlacedPart<Name extends PartName = PartName> = {
  [Each in Name]: { name: Each; content: PartContents[Each]; startsPage: boolean };
}[Name];

/**
 * A report for reading, free of any format. The preview, the .docx and the .pdf all render this one model: none of them
 * adds, drops or rewords anything.
 */
export interface ReportModel extends ReportContent {
  /** In order; by default the specification's: title, both schedules, closing note. */
  parts: readonly PlacedPart[];
  /** The document's headings in order. */
  outline: readonly OutlineEntry[];
}

/** A contents list of at most this many entries has no page of its own. */
const SHORT_CONTENTS = 10;
const APPENDICES = 'ABCDEFGH';

/** Builds a report for reading, placeholders applied. */
export function buildReportModel(source: ReportSource): ReportModel {
  const { language, layout: stored, rating_scheme } = source.report;
  const words = choosePrintedWords(language);
  const layout = readLayout(stored);
  const scale = buildScale(rating_scheme, language, words.parts);
  const report = buildReportContent(source, { words, layout, scale });
  let appendices = 0;
  const appendix = (title: string) => {
    const letter = APPENDICES.charAt(appendices);
    appendices += 1;
    return fill(words.parts.appendix, { letter, title });
  };
  const built = buildParts({ source, report, layout, scale, words, appendix });
  const outline = built.flatMap(({ model, content }) => model.outline?.(content) ?? []);
  const has = (part: string) => built.some(({ name }) => name === part);
  const isLong = has('contents') && outline.length > SHORT_CONTENTS;
  const body = isLong ? built.find(({ model }) => model.isBody) : undefined;
  const parts = built.map(({ name, model, content }) => ({
    name,
    content,
    startsPage: name === body?.name || (model.startsPage?.({ layout, has }) ?? false),
  }));
  // Each content was built by the part of its name.
  return { ...report, parts: parts as PlacedPart[], outline };
}

function buildParts(material: PartMaterial) {
  return PARTS.flatMap((name) => {
    const model: PartModel<unknown> = MODEL_OF[name];
    const content = model.build(material);
    return content === null ? [] : [{ name, model, content }];
  });
}

/** Finds a part's content; undefined where the document lacks the part. */
export function findContent<Name extends PartName>(
  { parts }: Pick<ReportModel, 'parts'>,
  name: Name,
): PartContents[Name] | undefined {
  const isNamed = (part: PlacedPart): part is PlacedPart<Name> & PlacedPart => part.name === name;
  return parts.find(isNamed)?.content;
}
