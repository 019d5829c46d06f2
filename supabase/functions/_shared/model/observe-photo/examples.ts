/** A good row, part by part. */
export const GOOD_ROW = {
  element: 'Reinforced concrete balcony soffit',
  what: 'spalling with exposed, corroding reinforcement',
  where: 'at the front edge',
  extent: 'over about a third of the edge',
  severity: 'safety',
  cause: 'carbonation or chlorides reaching shallow bars',
  not_judged: "depth of the damage and the bars' remaining section",
  measure:
    'Keep people from beneath, remove loose concrete, have cover and carbonation tested before repair',
};

/** Words that the rules forbid, as a bad example. */
export const BAD_ROW =
  'Severe structural damage 45 mm deep caused by poor workmanship; the rest of the slab is fine; repair per standard.';

export const SEVERITY_EXAMPLES = {
  safety: ['Loose stone above an entrance', 'missing guardrail', 'exposed live conductor'],
  major: [
    'Corroding reinforcement with section loss',
    'split roof membrane with ponding',
    'bulging wall',
  ],
  moderate: ['Open mortar joints', 'failed sealant', 'blocked gutter', 'corroded fixing'],
  minor: ['Flaking paint', 'algae on a sound-looking face', 'a chipped edge'],
};

export const ASBESTOS = {
  what: 'suspected asbestos-containing material',
  measure: 'leave it undisturbed, have it sampled by a competent person',
};

/** Parts of a row in the required form. */
export const FORMED = {
  form: 'along the joints',
  cause: 'differential settlement',
  not_judged: 'the inside of the parapet, whether the crack goes through',
};
