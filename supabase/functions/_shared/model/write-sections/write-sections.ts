import type { SectionDrafts, SectionsRequest } from '../../analyst.ts';
import { assuranceIn } from '../../assurance.ts';
import { unknownPhotoReferences } from '../../photo-references.ts';
import { type Asking, askModel } from '../ask-model.ts';
import { modelFailure } from '../model-failure.ts';
import { WRITE_SECTIONS } from './prompt.ts';
import { type SectionsAnswer, sectionsAnswerSchema } from './schema.ts';

/** Asks the model for both sections. Throws FunctionError with one of the analyst_* codes. */
export async function writeSections(
  request: SectionsRequest,
  asking: Asking,
): Promise<SectionDrafts> {
  const material = {
    report_title: request.reportTitle,
    observations: request.observations,
    style_note: request.styleHint,
  };
  const rows = request.observations.flatMap((row) => [row.element, row.defect, row.recommendation]);
  // What a person wrote may be repeated; the model may not come up with it.
  const mayAssure = assuranceIn(rows.join('\n')) !== null;

  const { answer, objection } = await askModel(
    {
      task: 'sections',
      instructions: WRITE_SECTIONS,
      content: [{ type: 'text', text: JSON.stringify(material) }],
      schema: sectionsAnswerSchema,
      objection: (answer) => objectionTo(answer, request.observations.length, mayAssure),
    },
    asking,
  );
  if (objection !== null) throw modelFailure(new Error(`Refused twice: ${objection}`));
  return answer;
}

function objectionTo(answer: SectionsAnswer, count: number, mayAssure: boolean): string | null {
  const text = `${answer.discussion}\n${answer.recommendation}`;
  const unknown = unknownPhotoReferences(text, count);
  if (unknown.length > 0) {
    return `it referred to photos that the report does not have: ${unknown.slice(0, 10).join(', ')}.`;
  }
  return !mayAssure && assuranceIn(text) !== null
    ? 'it gave an assurance of safety or soundness that no observation supports.'
    : null;
}
