import { buildOutline } from './outline';
import type { ReportModel } from './report-model';
import type { ReportLayout } from './report-layout';
import type { PartName, PlacedPart, ReportParts } from './report-parts';

/**
 * The parts that a document has, in their order. Without anything asked for that is the specification's:
 * title, both schedules, closing note.
 */
export function partOrder(
  layout: Pick<ReportLayout, 'arrangement'>,
  parts: Omit<ReportParts, 'order'>,
): PlacedPart[] {
  const { cover, revisions, contents, summary, scope, photographs, signature } = parts;
  const isThere: [PartName, boolean][] = [
    ['cover', cover !== null],
    ['title', true],
    ['revisions', revisions !== null],
    ['contents', contents !== null],
    ['summary', summary !== null],
    ['scope', scope.length > 0],
    ['schedule1', true],
    ['photographs', photographs !== null],
    ['schedule2', true],
    ['signature', signature !== null],
    ['closing', true],
    ['ratings', parts.ratings !== null],
    ['photo_list', parts.photoList !== null],
  ];
  const names = isThere.filter(([, isPart]) => isPart).map(([name]) => name);
  const startsPage = (name: PartName) =>
    (name === 'title' && cover !== null) ||
    name === 'photographs' ||
    // Pages of one photo or one defect each end where they end; the sections begin again behind them.
    (name === 'schedule2' && (photographs !== null || layout.arrangement === 'defects')) ||
    name === 'ratings' ||
    (name === 'photo_list' && parts.ratings === null);
  return names.map((name) => ({ name, startsPage: startsPage(name) }));
}

/** So many entries share their page with what they lead to: a line or two have no page of their own. */
const SHORT_CONTENTS = 10;

/** The order, in which the body begins a page behind a list of contents that is not short. */
export function beginBodyAnew(model: ReportModel): PlacedPart[] {
  const isLong = model.contents !== null && buildOutline(model).length > SHORT_CONTENTS;
  if (!isLong) return model.order;
  const body = model.order.find(({ name }) => ['summary', 'scope', 'schedule1'].includes(name));
  return model.order.map((part) => (part === body ? { ...part, startsPage: true } : part));
}
