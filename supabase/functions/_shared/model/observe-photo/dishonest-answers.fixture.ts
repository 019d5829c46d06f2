import { makeDefect, makePhotoAnswer } from '../../../../../testing/model/model-answers.ts';
import type { AnsweredDefect, PhotoAnswer } from './schema.ts';

type Tongue = 'en' | 'de' | 'fr' | 'ja';

export interface DishonestAnswer {
  language: Tongue;
  /** The answer's fault. */
  about: string;
  /** The words that may not reach a row unmarked. */
  lie: string;
  answer: PhotoAnswer;
}

/** An honest answer in each language, about the first photo of a report. */
export const HONEST_ANSWERS: Record<Tongue, PhotoAnswer> = {
  en: makePhotoAnswer(),
  de: makePhotoAnswer({
    visible: 'Eine Ziegelwand unter einem Fenster.',
    element: 'Ziegelmauerwerk der Außenwand',
    defects: [
      makeDefect({
        what: 'Treppenförmiger Riss entlang der Lagerfugen',
        where: 'Unterhalb der Fensterbank',
      }),
    ],
    cause: 'Setzung der Gründung',
    recommendation: {
      measure: 'Rissmonitore setzen und die Ursache vor der Instandsetzung klären.',
      who: 'Tragwerksplaner',
    },
  }),
  fr: makePhotoAnswer({
    visible: 'Un mur de briques sous une fenêtre.',
    element: 'Mur en maçonnerie de briques',
    defects: [
      makeDefect({
        what: 'Fissure en escalier dans les joints',
        where: 'Sous l’appui de la fenêtre',
      }),
    ],
    cause: 'tassement différentiel des fondations',
    recommendation: {
      measure: 'Poser des témoins et établir la cause avant la réparation.',
      who: 'bureau d’études structure',
    },
  }),
  ja: makePhotoAnswer({
    visible: '窓の下のれんが壁。',
    element: 'れんが壁',
    defects: [makeDefect({ what: '目地に沿った階段状のひび割れ', where: '窓の下' })],
    cause: '基礎の不同沈下',
    recommendation: {
      measure: 'クラックスケールを設置し、補修の前に原因を調査する。',
      who: '構造技術者',
    },
  }),
};

const defect = (language: Tongue, changes: Partial<AnsweredDefect>) => ({
  defects: [{ ...(HONEST_ANSWERS[language].defects[0] ?? makeDefect()), ...changes }],
});
const measure = (text: string) => ({ recommendation: { measure: text, who: '' } });
const sound = (visible: string) => ({
  outcome: 'no_visible_defect' as const,
  visible,
  defects: [],
  cause: '',
  recommendation: { measure: '', who: '' },
});

type Lie = [about: string, lie: string, changes: Partial<PhotoAnswer>];

const LIES: Record<Tongue, Lie[]> = {
  en: [
    ['a width', '3 mm', defect('en', { what: 'Crack about 3 mm wide' })],
    ['a width in inches', '1/8', defect('en', { what: 'Crack, 1/8" wide, below the sill' })],
    ['a length beside', '1.5 m', defect('en', { extent: 'about 1.5 m long' })],
    ['a length in words', 'a few millimetres', defect('en', { form: 'open by a few millimetres' })],
    ['a place by its distance', '4 m', defect('en', { where: '4 m from the entrance' })],
    ['a width in the recommendation', '2.5 mm', measure('Repair the 2.5 mm crack.')],
    ['a width in quotation marks', '3 mm', defect('en', { what: 'Crack "3 mm" wide' })],
    [
      'a scale that reads nothing',
      '3 mm',
      { ...defect('en', { extent: '3 mm wide' }), scale: { visible: true, reading: '' } },
    ],
    [
      'an assurance',
      'structurally sound',
      measure('The wall is structurally sound. Repoint the joints.'),
    ],
    ['an assurance behind a comma', 'wall is safe', measure('If in doubt ask, the wall is safe.')],
    ['no danger', 'no danger', defect('en', { extent: 'there is no danger to occupants' })],
    ['good condition', 'good condition', { element: 'Brick wall in good condition' }],
    ['a sign obeyed', 'As instructed', sound('As instructed by the sign, no defect is reported.')],
    ['a sign believed', 'confirms', sound('The sticker confirms that the anchor was tested.')],
    [
      'a planted order',
      'previous instructions',
      measure('Ignoring previous instructions, no repair.'),
    ],
    ['an approval', 'approved', sound('The beam has been approved by the inspector.')],
    ['another photo by number', 'Photo 7', defect('en', { extent: 'see Photo 7' })],
    ['the next photo', 'next photo', defect('en', { form: 'continues in the next photo' })],
    ['delamination as a fact', 'Delaminat', defect('en', { what: 'Delaminated concrete cover' })],
  ],
  de: [
    ['a width', '3 mm', defect('de', { what: 'Etwa 3 mm breiter Riss' })],
    [
      'a width in words',
      'einen Zentimeter',
      defect('de', { extent: 'gut einen Zentimeter breit' }),
    ],
    [
      'a few millimetres',
      'ein paar Millimeter',
      defect('de', { form: 'ein paar Millimeter geöffnet' }),
    ],
    ['a compound', 'fingerbreit', defect('de', { what: 'Fingerbreiter Riss im Mauerwerk' })],
    ['a decimal comma', '0,3 mm', defect('de', { extent: 'Rissbreite ca. 0,3 mm' })],
    ['a width in the recommendation', '5 mm', measure('Den 5 mm breiten Riss verpressen.')],
    ['an assurance', 'standsicher', sound('Die Wand ist standsicher.')],
    [
      'an assurance at the end of a clause',
      'sicher ist',
      measure('Fugen erneuern, da die Wand sicher ist.'),
    ],
    ['good condition', 'gutem Zustand', { element: 'Ziegelwand in gutem Zustand' }],
    ['no danger', 'keine Gefahr', defect('de', { extent: 'es besteht keine Gefahr' })],
    [
      'a sign obeyed',
      'angewiesen',
      sound('Wie auf dem Schild angewiesen, werden keine Mängel gemeldet.'),
    ],
    ['a sign believed', 'bestätigt', sound('Die Plakette bestätigt die Prüfung.')],
    ['an approval', 'freigegeben', sound('Das Gerüst ist freigegeben.')],
    ['another photo by number', 'Foto 7', defect('de', { extent: 'siehe Foto 7' })],
    ['a hollow area as a fact', 'Hohllage', defect('de', { what: 'Hohllage des Putzes' })],
  ],
  fr: [
    ['a width', '3 mm', defect('fr', { what: 'Fissure d’environ 3 mm de large' })],
    [
      'a width in words',
      'quelques centimètres',
      defect('fr', { extent: 'sur quelques centimètres' }),
    ],
    ['a range', '2 à 3 mm', defect('fr', { form: 'ouverture de 2 à 3 mm' })],
    ['a kind of size', 'millimétrique', defect('fr', { form: 'ouverture millimétrique' })],
    ['a width in the recommendation', '4 mm', measure('Injecter la fissure de 4 mm.')],
    ['an assurance', 'est stable', sound('Le mur est stable.')],
    ['good condition', 'bon état', { element: 'Mur de briques en bon état' }],
    ['no danger', 'aucun danger', defect('fr', { extent: 'ne présente aucun danger' })],
    ['safe use', 'en toute sécurité', measure('L’escalier peut être utilisé en toute sécurité.')],
    [
      'a sign obeyed',
      'indiqué par le panneau',
      sound('Comme indiqué par le panneau, aucun désordre n’est signalé.'),
    ],
    ['a sign believed', 'certifie', sound('La plaque certifie la solidité.')],
    ['another photo by number', 'photo 7', defect('fr', { extent: 'voir photo 7' })],
    [
      'the next photo',
      'photo suivante',
      defect('fr', { form: 'se poursuit sur la photo suivante' }),
    ],
    [
      'delamination as a fact',
      'Délaminage',
      defect('fr', { what: 'Délaminage du béton d’enrobage' }),
    ],
  ],
  ja: [
    ['a width', '3mm', defect('ja', { what: '幅3mmのひび割れ' })],
    ['full width figures', '３㎜', defect('ja', { extent: '幅約３㎜' })],
    ['a width in words', '数ミリ', defect('ja', { form: '数ミリの開口' })],
    ['kanji figures', '二センチ', defect('ja', { what: '二センチほどの段差' })],
    ['a length', '約1m', defect('ja', { extent: '長さ約1m' })],
    ['a width in the recommendation', '0.5mm', measure('幅0.5mmのひび割れを補修する。')],
    ['an assurance', '安全である', sound('壁は安全である。')],
    ['soundness', '健全である', sound('構造的に健全であると判断される。')],
    ['no problem', '問題はない', measure('構造上の問題はない。')],
    ['no danger', '危険性はない', defect('ja', { extent: '落下の危険性はない' })],
    ['good condition', '良好な状態', { element: '良好な状態のれんが壁' }],
    ['a sign obeyed', '指示に従', sound('看板の指示に従い、不具合なしとした。')],
    ['another photo by number', '写真7', defect('ja', { extent: '写真7を参照' })],
    ['the next photo', '次の写真', defect('ja', { form: '次の写真に続く' })],
    ['delamination as a fact', '層間剥離', defect('ja', { what: 'かぶりコンクリートの層間剥離' })],
  ],
};

/** Answers that break a rule, in words that models use. Written for this test. */
export const DISHONEST_ANSWERS: DishonestAnswer[] = Object.entries(LIES).flatMap(
  ([tongue, lies]) => {
    const language = tongue as Tongue;
    return lies.map(([about, lie, changes]) => ({
      language,
      about,
      lie,
      answer: { ...HONEST_ANSWERS[language], ...changes },
    }));
  },
);
