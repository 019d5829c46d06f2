import { findQuantities } from '../../supabase/functions/_shared/model/write-sections/measured-quantities.ts';
import type { CachedAnswer } from './answer-cache.ts';
import { CLASSES, listClasses, listElementKinds } from './label-words.ts';
import type { ModelPhoto } from './model-photos.ts';

type Finding = NonNullable<CachedAnswer['finding']>;

/** The points on which an answer is right; null where the label does not say. */
export interface Judgement {
  element: boolean | null;
  /** That there is a defect, or none. */
  defect: boolean;
  /** By class: whether the label has it, and whether the answer says it. */
  classes: Record<string, { labelled: boolean; said: boolean }>;
  severity: boolean | null;
  /** A quantity, though no photo of the folder has a scale; or what the analyst itself marked. */
  invented: boolean;
}

export function judgeAnswer(photo: ModelPhoto, finding: Finding): Judgement {
  const isSound = photo.classes.includes('none');
  const said = finding.outcome === 'defect' ? listClasses(finding.defect) : [];
  const kinds = listElementKinds(finding.element);
  const texts = [finding.element, finding.defect, finding.recommendation, finding.location];
  return {
    element:
      photo.elements.length === 0 ? null : photo.elements.some((kind) => kinds.includes(kind)),
    defect: (finding.outcome === 'defect') !== isSound,
    classes: Object.fromEntries(
      CLASSES.map((name) => [
        name,
        { labelled: photo.classes.includes(name), said: said.includes(name) },
      ]),
    ),
    severity:
      photo.severities === null
        ? null
        : finding.severity !== null && photo.severities.includes(finding.severity),
    invented:
      finding.cautions.length > 0 || findQuantities(texts.slice(0, 2).join('\n')).length > 0,
  };
}

/** True when two answers about one photo agree: outcome, severity and kinds of defect. */
export function areConsistent(one: Finding, other: Finding) {
  const kinds = (finding: Finding) => listClasses(finding.defect).join();
  return {
    outcome: one.outcome === other.outcome,
    severity: one.severity === other.severity,
    classes: kinds(one) === kinds(other),
  };
}
