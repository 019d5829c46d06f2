import type { PhotoDescription } from '../../analyst.ts';
import { EXPECTED_TEXTS, makePhotoAnswer } from '../../../../../testing/model/model-answers.ts';

export interface MalformedAnswer {
  about: string;
  /** As a server sends it. */
  text: string;
  /** The row it means. */
  row: Partial<PhotoDescription>;
}

const ROW: Partial<PhotoDescription> = {
  ...EXPECTED_TEXTS,
  outcome: 'defect',
  severity: 'moderate',
  urgency: 'soon',
  location: 'Below the window, left of centre',
  confidence: 0.8,
  cautions: [],
};
const NO_DEFECT = {
  outcome: 'no_visible_defect' as const,
  element: 'Brick wall',
  defect: 'No visible defect. The pointing is complete.',
  recommendation: 'No action follows from this photo.',
  severity: null,
  urgency: null,
  location: '',
  cautions: [],
};

const CRACK = 'Stepped crack along the mortar joints';
const PLACE = 'Below the window, left of centre';
const MEASURE = 'Fit tell-tales and establish the cause before repair.';
const WHO = 'a structural engineer';
const ONE = { what: CRACK, where: PLACE, form: '', extent: '', severity: 'moderate' };
const FLAT = {
  outcome: 'defect',
  element: 'Brick wall',
  location: PLACE,
  defect: `${CRACK}.`,
  probable_cause: 'Consistent with differential settlement.',
  recommendation: `${MEASURE} By: ${WHO}.`,
  severity: 'moderate',
  urgency: 'soon',
  confidence: 0.8,
  measurement_scale_visible: false,
};

/** A good answer with some of it in another form than was asked for. */
const changed = (changes: Record<string, unknown>) =>
  JSON.stringify({ ...makePhotoAnswer(), ...changes });
const without = (...names: string[]) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(makePhotoAnswer()).filter(([name]) => !names.includes(name))),
  );
const oneDefect = (changes: Record<string, unknown>) =>
  changed({ defects: [{ ...ONE, ...changes }] });
const sound = (changes: Record<string, unknown>) =>
  changed({
    outcome: 'no_visible_defect',
    visible: 'The pointing is complete.',
    defects: [],
    cause: '',
    recommendation: { measure: '', who: '' },
    urgency: 'none',
    ...changes,
  });
const GOOD = JSON.stringify(makePhotoAnswer());

type Case = [about: string, text: string, row?: Partial<PhotoDescription>];

/** The JSON itself is not what was asked for. */
const READ: Case[] = [
  ['null for an empty text', oneDefect({ form: null, extent: null })],
  ['null for a scale', changed({ scale: null })],
  ['null for a place', oneDefect({ where: null }), { location: '' }],
  ['null for a cause', changed({ cause: null }), { defect: `${CRACK}.` }],
  ['null for confidence', changed({ confidence: null }), { confidence: null }],
  ['"0.8"', changed({ confidence: '0.8' })],
  ['"0,8"', changed({ confidence: '0,8' })],
  ['"80 %"', changed({ confidence: '80 %' })],
  ['80', changed({ confidence: 80 })],
  ['8 of 10', changed({ confidence: '8/10' })],
  ['a share with words behind it', changed({ confidence: '0.8 (fairly sure)' })],
  ['"high"', changed({ confidence: 'high' }), { confidence: 0.9 }],
  ['"hoch"', changed({ confidence: 'hoch' }), { confidence: 0.9 }],
  ['"Moderate"', oneDefect({ severity: 'Moderate' })],
  ['"MODERATE."', oneDefect({ severity: 'MODERATE.' })],
  ['"medium"', oneDefect({ severity: 'medium' })],
  ['"mittel"', oneDefect({ severity: 'mittel' })],
  ['"modéré"', oneDefect({ severity: 'modéré' })],
  ['"中程度"', oneDefect({ severity: '中程度' })],
  ['"高"', oneDefect({ severity: '高' }), { severity: 'major' }],
  ['"grave"', oneDefect({ severity: 'grave' }), { severity: 'major' }],
  ['a severity with its reason', oneDefect({ severity: 'moderate (will get worse if left)' })],
  ['a severity in a sentence', oneDefect({ severity: 'The severity is moderate' })],
  ['a severity in a list', oneDefect({ severity: ['moderate'] })],
  ['a severity in an object', oneDefect({ severity: { level: 'moderate' } })],
  [
    'a severity for all',
    changed({ severity: 'moderate', defects: [{ what: CRACK, where: PLACE }] }),
  ],
  ['"Safety hazard"', oneDefect({ severity: 'Safety hazard' }), { severity: 'safety' }],
  ['"Defect"', changed({ outcome: 'Defect' })],
  ['"defect visible"', changed({ outcome: 'defect visible' })],
  ['"Mangel"', changed({ outcome: 'Mangel' })],
  ['no outcome beside a defect', without('outcome')],
  ['"Soon"', changed({ urgency: 'Soon' })],
  ['"short-term"', changed({ urgency: 'short-term' })],
  ['"kurzfristig"', changed({ urgency: 'kurzfristig' })],
  ['"早期"', changed({ urgency: '早期' })],
  ['an urgency with a time', changed({ urgency: 'Soon, within 4 weeks' })],
  ['no urgency', without('urgency'), { urgency: null }],
  ['one defect for a list', changed({ defects: ONE })],
  ['a text for the defects', changed({ defects: CRACK, severity: 'moderate', location: PLACE })],
  ['a list of texts', changed({ defects: [CRACK], severity: 'moderate', location: PLACE })],
  ['the defects as JSON in a text', changed({ defects: JSON.stringify([ONE]) })],
  ['an entry that says nothing', changed({ defects: [ONE, { what: 'None', severity: 'none' }] })],
  [
    'another name for what',
    changed({ defects: [{ type: CRACK, location: PLACE, severity: 'moderate' }] }),
  ],
  ['a text for the recommendation', changed({ recommendation: `${MEASURE} By: ${WHO}.` })],
  ['a list for the recommendation', changed({ recommendation: [{ measure: MEASURE, who: WHO }] })],
  [
    'a numbered list',
    changed({
      recommendation: {
        measure: '1. Fit tell-tales and establish the cause before repair.',
        who: WHO,
      },
    }),
  ],
  ['"action" and "by"', changed({ recommendation: { action: MEASURE, by: WHO } })],
  ['who beside it', changed({ recommendation: MEASURE, who: WHO })],
  [
    '"N/A" for whom',
    changed({ recommendation: { measure: MEASURE, who: 'N/A' } }),
    { recommendation: MEASURE },
  ],
  ['yesterday’s flat form', JSON.stringify(FLAT)],
  ['the flat form in a wrapper', JSON.stringify({ answer: FLAT })],
  ['a wrapper', JSON.stringify({ answer: makePhotoAnswer() })],
  ['two wrappers', JSON.stringify({ response: { result: makePhotoAnswer() } })],
  [
    'the values in the schema’s place',
    JSON.stringify({ type: 'object', properties: makePhotoAnswer() }),
  ],
  ['a list of one', JSON.stringify([makePhotoAnswer()])],
  ['JSON within JSON', JSON.stringify(GOOD)],
  ['fields nobody asked for', changed({ notes: 'n/a', id: 7, reasoning: ['a', 'b'] })],
  [
    'other letters in names',
    JSON.stringify({ ...makePhotoAnswer(), element: undefined, Element: 'Brick wall' }),
  ],
  [
    'a name of two words',
    JSON.stringify({
      ...makePhotoAnswer(),
      cause: undefined,
      'Probable Cause': 'differential settlement',
    }),
  ],
  ['a cause hedged', changed({ cause: 'May be caused by differential settlement.' })],
  [
    'a cause hedged twice',
    changed({ cause: 'Probable cause: possibly due to differential settlement' }),
  ],
  [
    'a cause in an object',
    changed({ cause: { text: 'differential settlement', confidence: 0.5 } }),
  ],
  ['"yes" for a scale, without a reading', changed({ scale: { visible: 'no', reading: null } })],
  ['false for a scale', changed({ scale: false })],
  ['"none" for a scale', changed({ scale: 'none' })],
  ['emphasis and line ends', oneDefect({ what: `**${CRACK}**\n` })],
  ['a null character', oneDefect({ what: `${CRACK}\u0000` })],
  [
    'the words that code adds',
    changed({ recommendation: { measure: `${MEASURE} `, who: `${WHO}.` } }),
  ],
  ['no defect, and null for the list', sound({ defects: null }), NO_DEFECT],
  [
    'no defect, and a list that says so',
    sound({ defects: [{ what: 'No visible defects', severity: 'none' }] }),
    NO_DEFECT,
  ],
  [
    'no defect, and "None" for what to do',
    sound({ recommendation: { measure: 'None', who: 'none' } }),
    NO_DEFECT,
  ],
  [
    'no defect with the words that code adds',
    sound({ visible: 'No visible defect. The pointing is complete.' }),
    NO_DEFECT,
  ],
  ['"no visible defects"', sound({ outcome: 'No visible defects' }), NO_DEFECT],
  ['"kein sichtbarer Mangel"', sound({ outcome: 'kein sichtbarer Mangel' }), NO_DEFECT],
  [
    'no defect in yesterday’s flat form',
    JSON.stringify({
      ...FLAT,
      outcome: 'no_visible_defect',
      defect: 'The pointing is complete.',
      severity: 'none',
      urgency: 'none',
      probable_cause: '',
      recommendation: 'None',
    }),
    NO_DEFECT,
  ],
  [
    'nothing inspectable, and nothing else',
    changed({
      outcome: 'nothing_inspectable',
      visible: 'Too dark.',
      element: null,
      defects: [],
      cause: null,
      recommendation: null,
      urgency: null,
    }),
    {
      outcome: 'nothing_inspectable',
      element: 'Nothing inspectable in this photo',
      defect: 'Nothing inspectable. Too dark.',
      recommendation: 'Take another photo of this part.',
      severity: null,
      urgency: null,
      location: '',
      cautions: [],
    },
  ],
  ['"no defect" with a defect that was judged', changed({ outcome: 'no_visible_defect' })],
];

/** JSON within other text. */
const WRAPPED: Case[] = [
  ['a fence', `\`\`\`json\n${GOOD}\n\`\`\``],
  ['a fence without a language', `\`\`\`\n${GOOD}\n\`\`\``],
  [
    'prose before and after',
    `Here is the observation:\n\n${GOOD}\n\nLet me know if you need more.`,
  ],
  ['prose around a fence', `Sure!\n\`\`\`json\n${GOOD}\n\`\`\`\nHope this helps.`],
  ['thoughts before it', `<think>The photo shows a wall. {"draft": 1}</think>\n${GOOD}`],
  ['thoughts that were not opened', `I see a wall and a crack.</think>${GOOD}`],
  ['words behind it', `${GOOD}\nNote: severity is my judgement.`],
  ['blank lines around it', `\n\n  ${GOOD}  \n`],
];

/** Honest answers in other forms than were asked for, as models and servers send them. Written for this test. */
export const MALFORMED_ANSWERS: MalformedAnswer[] = [...READ, ...WRAPPED].map(
  ([about, text, row]) => ({ about, text, row: { ...ROW, ...row } }),
);
