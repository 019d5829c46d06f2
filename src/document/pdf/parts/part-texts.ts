import { defectHeading, outlineOf } from '@/document/model/outline';
import type { ReportModel } from '@/document/model/report-model';

/** The texts of what a document has beside the specification's, by the weight in which they stand. */
export function partTexts(model: ReportModel): Record<'regular' | 'bold', string[]> {
  const { cover, revisions, contents, summary, signature, ratings, photoList, scope } = model;
  const { rows, textLabels, arrangement } = model.schedule1;
  const isDefects = arrangement === 'defects';
  const levels = [
    ...rows.flatMap(({ facts }) => facts.level ?? []),
    ...(summary?.counts.flatMap(({ level }) => level ?? []) ?? []),
    ...(ratings?.levels ?? []),
  ];
  const urgent = summary?.urgent;
  const facts = rows.flatMap((row) => row.facts);
  const details = [...(signature?.lines ?? []), ...facts.flatMap(({ lines }) => lines)];
  return {
    bold: [
      ...[cover?.firm?.name, contents?.heading, photoList?.heading, ratings?.heading],
      ...[ratings?.scheme, urgent?.heading, revisions?.heading, signature?.heading],
      ...[summary?.heading, model.photographs?.heading],
      ...scope.map(({ heading }) => heading),
      ...(summary?.columns ?? []),
      ...[...(revisions?.columns ?? []), ...(photoList?.columns ?? [])],
      ...levels.flatMap(({ code, label }) => [code, label]),
      ...(isDefects ? [...rows.map(defectHeading), ...Object.values(textLabels)] : []),
    ].filter((text) => text !== undefined),
    regular: [
      ...(cover?.firm?.lines ?? []),
      ...(contents ? outlineOf(model).map(({ text }) => text) : []),
      ...(revisions?.rows.flat() ?? []),
      ...(summary?.counts.map(({ meaning }) => meaning) ?? []),
      ...(urgent?.items.flatMap(({ text, note }) => [text, note]) ?? []),
      ...[urgent?.more ?? '', signature?.label ?? '', ratings?.basis ?? ''],
      ...levels.map(({ definition }) => definition),
      ...details.flatMap(({ label, value }) => [label, value]),
      ...facts.flatMap(({ location, urgency }) => [location, urgency]),
      ...rows.map(({ note }) => note),
      ...(photoList?.items.flatMap(({ texts }) => texts) ?? []),
    ],
  };
}
