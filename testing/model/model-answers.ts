import type { PhotoAnswer } from '../../supabase/functions/_shared/model/observe-photo/schema.ts';
import type { SectionsAnswer } from '../../supabase/functions/_shared/model/write-sections/schema.ts';

/** An answer about one photo as a well-behaved model gives it. */
export function makePhotoAnswer(changes: Partial<PhotoAnswer> = {}): PhotoAnswer {
  return {
    outcome: 'defect',
    element: 'Brick wall',
    location: 'Below the window, left of centre',
    defect: 'Stepped crack along the mortar joints.',
    probable_cause: 'Consistent with differential settlement.',
    recommendation:
      'Fit tell-tales and have a structural engineer establish the cause before repair.',
    severity: 'moderate',
    urgency: 'soon',
    confidence: 0.8,
    measurement_scale_visible: false,
    ...changes,
  };
}

/** The texts that makePhotoAnswer() becomes. */
export const EXPECTED_TEXTS = {
  element: 'Brick wall',
  defect:
    'Stepped crack along the mortar joints. Probable cause, not confirmed: consistent with differential settlement.',
  recommendation:
    'Fit tell-tales and have a structural engineer establish the cause before repair.',
};

export function makeSectionsAnswer(changes: Partial<SectionsAnswer> = {}): SectionsAnswer {
  return {
    discussion: 'A stepped crack follows the mortar joints (Photo 1). Nothing was opened up.',
    recommendation: 'Fit tell-tales within four weeks (Photo 1).',
    ...changes,
  };
}
