import type {
  AnsweredDefect,
  PhotoAnswer,
} from '../../supabase/functions/_shared/model/observe-photo/schema.ts';
import type { SectionsAnswer } from '../../supabase/functions/_shared/model/write-sections/schema.ts';

/** An answer about one photo as a well-behaved model gives it. */
export function makePhotoAnswer(changes: Partial<PhotoAnswer> = {}): PhotoAnswer {
  return {
    visible: 'A brick wall below a window, seen from outside.',
    scale: { visible: false, reading: '' },
    outcome: 'defect',
    element: 'Brick wall',
    defects: [makeDefect()],
    cause: 'differential settlement',
    not_judged: '',
    recommendation: {
      measure: 'Fit tell-tales and establish the cause before repair.',
      who: 'a structural engineer',
    },
    urgency: 'soon',
    confidence: 0.8,
    ...changes,
  };
}

export function makeDefect(changes: Partial<AnsweredDefect> = {}): AnsweredDefect {
  return {
    what: 'Stepped crack along the mortar joints',
    where: 'Below the window, left of centre',
    form: '',
    extent: '',
    severity: 'moderate',
    ...changes,
  };
}

/** The texts that makePhotoAnswer() becomes. */
export const EXPECTED_TEXTS = {
  element: 'Brick wall',
  defect:
    'Stepped crack along the mortar joints. Probable cause, not confirmed: differential settlement.',
  recommendation:
    'Fit tell-tales and establish the cause before repair. By: a structural engineer.',
};

export function makeSectionsAnswer(changes: Partial<SectionsAnswer> = {}): SectionsAnswer {
  return {
    discussion: 'A stepped crack follows the mortar joints (Photo 1). Nothing was opened up.',
    recommendation: 'Fit tell-tales before repair (Photo 1).',
    ...changes,
  };
}

export type ModelAnswerLanguage = 'en' | 'de' | 'fr' | 'ja';

/** The words of one honest answer in each language; codes stay as they are. */
const WORDS = {
  en: {
    visible: 'A brick wall below a window, with a crack that follows the mortar joints.',
    element: 'Brick wall',
    what: 'Stepped crack',
    where: 'Below the window, left of centre',
    form: 'Follows the mortar joints, single',
    extent: 'Over six courses',
    cause: 'differential settlement',
    measure: 'Fit tell-tales and establish the cause before repair',
    who: 'Structural engineer',
  },
  de: {
    visible: 'Eine Ziegelwand unter einem Fenster mit einem Riss, der den Mörtelfugen folgt.',
    element: 'Ziegelwand',
    what: 'Treppenförmiger Riss',
    where: 'Unter dem Fenster, links der Mitte',
    form: 'Folgt den Mörtelfugen, einzeln',
    extent: 'Über sechs Schichten',
    cause: 'ungleichmäßige Setzung',
    measure: 'Rissmonitore setzen und vor der Instandsetzung die Ursache klären',
    who: 'Tragwerksplaner',
  },
  fr: {
    visible: 'Un mur de briques sous une fenêtre, avec une fissure qui suit les joints de mortier.',
    element: 'Mur de briques',
    what: 'Fissure en escalier',
    where: "Sous la fenêtre, à gauche de l'axe",
    form: 'Suit les joints de mortier, isolée',
    extent: 'Sur six assises',
    cause: 'tassement différentiel',
    measure: 'Poser des témoins et établir la cause avant toute réparation',
    who: 'Ingénieur structure',
  },
  ja: {
    visible: '窓の下のれんが壁に、目地に沿ったひび割れが見える。',
    element: 'れんが壁',
    what: '階段状のひび割れ',
    where: '窓の下、中央より左',
    form: '目地に沿う一本のひび割れ',
    extent: '六段にわたる',
    cause: '不同沈下',
    measure: 'クラックゲージを設置し、補修の前に原因を調べる',
    who: '構造技術者',
  },
} satisfies Record<ModelAnswerLanguage, Record<string, string>>;

/** An honest answer about one photo in the requested form, with what the photo shows first. */
export function makeModelAnswer(changes: object = {}, language: ModelAnswerLanguage = 'en') {
  const { visible, element, what, where, form, extent, cause, measure, who } = WORDS[language];
  return {
    visible,
    scale: { visible: false, reading: '' },
    outcome: 'defect',
    element,
    defects: [{ what, where, form, extent, severity: 'moderate' }],
    cause,
    not_judged: '',
    recommendation: { measure, who },
    urgency: 'soon',
    confidence: 0.8,
    ...changes,
  };
}
