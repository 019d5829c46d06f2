import { makeObservation, makeSource } from '../../../testing/app/sample-report';
import { makeProposal } from '../../../testing/app/rows';
import { LANGUAGES, type Language } from '../../../supabase/functions/_shared/contract';
import { buildReportModel } from '../model/build-report-model';
import type { ReportSource } from '../model/report-source';
import type { ReportModel } from '../model/report-model';

interface Told {
  title: string;
  client: string;
  place: string;
  /** Element, defect, recommendation. */
  rows: [string, string, string][];
  discussion: string;
  recommendation: string;
}

/** What a person or a model writes in each language; the last photo it speaks of is deleted. */
const TOLD: Record<Language, Told> = {
  en: {
    title: 'Harbour Road car park',
    client: 'Northfield Estates Ltd',
    place: 'North side, level 1',
    rows: [
      ['Retaining wall', 'Stepped crack along the bed joints.', 'Measure the width. See Photo 2.'],
      ['Steel post', 'Corrosion at its foot.', 'Have its capacity checked.'],
    ],
    discussion: 'The wall is cracked (Photos 1 and 2), as in Photo [deleted].',
    recommendation: 'First:\n- secure the railing (Photo 2)',
  },
  de: {
    title: 'Parkhaus Hafenstraße',
    client: 'Nordfeld Immobilien GmbH',
    place: 'Nordseite, 1. Obergeschoss',
    rows: [
      [
        'Stützmauer aus Ziegelmauerwerk',
        'Treppenförmiger Riss entlang der Lagerfugen.',
        'Rissbreite messen und beobachten. Siehe Foto 2.',
      ],
      ['Geländerpfosten aus Stahl', 'Korrosion am Fußpunkt.', 'Tragfähigkeit prüfen lassen.'],
    ],
    discussion: 'Die Stützmauer ist gerissen (Fotos 1 und 2), ebenso auf Foto [deleted].',
    recommendation: 'Zuerst:\n- Geländer sichern (Foto 2)',
  },
  fr: {
    title: 'Parking de la rue du Port',
    client: 'Immobilière du Nord',
    place: 'Façade nord, niveau 1',
    rows: [
      [
        'Mur de soutènement en brique',
        'Fissure en escalier le long des joints.',
        'Mesurer l’ouverture et la suivre. Voir photo 2.',
      ],
      ['Poteau en acier', 'Corrosion en pied.', 'Faire vérifier sa résistance.'],
    ],
    discussion: 'Le mur est fissuré (photos 1 et 2), comme sur la photo [deleted].',
    recommendation: 'En premier lieu :\n- sécuriser le garde-corps (photo 2)',
  },
  es: {
    title: 'Aparcamiento de la calle del Puerto',
    client: 'Inmobiliaria Norte S. A.',
    place: 'Fachada norte, planta 1',
    rows: [
      [
        'Muro de contención de ladrillo',
        'Fisura escalonada a lo largo de las juntas.',
        'Medir su ancho y vigilarla. Véase la foto 2.',
      ],
      ['Poste de acero', 'Corrosión en la base.', 'Comprobar su resistencia.'],
    ],
    discussion: 'El muro está fisurado (fotos 1 y 2), como en la foto [deleted].',
    recommendation: 'En primer lugar:\n- asegurar la barandilla (foto 2)',
  },
  nl: {
    title: 'Parkeergarage Havenstraat',
    client: 'Noordveld Vastgoed BV',
    place: 'Noordzijde, eerste verdieping',
    rows: [
      [
        'Keermuur van metselwerk',
        'Trapsgewijze scheur langs de lintvoegen.',
        'Scheurwijdte meten en volgen. Zie foto 2.',
      ],
      ['Stalen stijl', 'Corrosie aan de voet.', 'Draagkracht laten nagaan.'],
    ],
    discussion: 'De muur is gescheurd (foto’s 1 en 2), zoals op foto [deleted].',
    recommendation: 'Eerst:\n- de leuning vastzetten (foto 2)',
  },
  pt: {
    title: 'Parque de estacionamento da Rua do Porto',
    client: 'Imobiliária do Norte, Lda.',
    place: 'Fachada norte, piso 1',
    rows: [
      [
        'Muro de suporte em tijolo',
        'Fissura em escada ao longo das juntas.',
        'Medir a abertura e acompanhar. Ver foto 2.',
      ],
      ['Poste de aço', 'Corrosão na base.', 'Mandar verificar a resistência.'],
    ],
    discussion: 'O muro está fissurado (fotos 1 e 2), tal como na foto [deleted].',
    recommendation: 'Em primeiro lugar:\n- segurar a guarda (foto 2)',
  },
  it: {
    title: 'Parcheggio di via del Porto',
    client: 'Immobiliare Nord S.r.l.',
    place: 'Lato nord, primo piano',
    rows: [
      [
        'Muro di sostegno in mattoni',
        'Fessura a gradini lungo i giunti.',
        'Misurare l’ampiezza e sorvegliarla. Vedi foto 2.',
      ],
      ['Montante in acciaio', 'Corrosione al piede.', 'Far verificare la portata.'],
    ],
    discussion: 'Il muro è fessurato (foto 1 e 2), come nella foto [deleted].',
    recommendation: 'Anzitutto:\n- fissare il parapetto (foto 2)',
  },
  ja: {
    title: '港南道路立体駐車場　定期点検',
    client: '株式会社北野地所',
    place: '北側1階',
    rows: [
      [
        '鉄筋コンクリート造の擁壁',
        '目地に沿った階段状のひび割れがみられる。',
        'ひび割れ幅を測定し、経過を観察する。写真2を参照。',
      ],
      ['鋼製手すりの支柱', '根元に腐食がみられる。', '耐力の確認を依頼する。'],
    ],
    discussion: '擁壁にひび割れがみられる（写真1、2）。写真[deleted]も同様である。',
    recommendation: '優先順位：\n- 手すりの安全確保（写真2）',
  },
};

const HANDS = [
  { hand: 'proposed', outcome: 'defect' },
  { hand: 'edited', outcome: 'defect' },
  { hand: 'accepted', outcome: 'defect' },
  { hand: 'written', outcome: 'defect' },
  { hand: null, outcome: 'not_assessed' },
  { hand: null, outcome: null },
] as const;

const MARKS = [
  {
    kind: 'crack',
    points: [
      [0.1, 0.2],
      [0.5, 0.5],
    ],
  },
];

export function reportIn(language: Language): ReportSource {
  const { title, client, place, rows, discussion, recommendation } = TOLD[language];
  const observations = HANDS.map(({ hand, outcome }, index) => {
    const [element, defect, advice] = (hand && rows[index % 2]) ?? ['', '', ''];
    const proposal = makeProposal({
      ...{ analyst: index % 2 ? 'gpt-9' : 'builtin', outcome: 'defect' as const },
      ...{ element, defect, recommendation: advice },
    });
    return makeObservation({
      ...{ element, defect, recommendation: advice, hand, outcome, marks: MARKS },
      location: hand ? place : '',
      photo: index === 5 ? '' : makeObservation().photo,
      proposal: hand === 'written' || hand === null ? null : proposal,
    });
  });
  const drafted = { photo_refs: {}, analyst: 'builtin' };
  return {
    ...makeSource({
      report: { title, client_name: client, language, print_marks: true },
      observations,
    }),
    sections: {
      discussion: { ...drafted, paragraph: discussion, drafted: discussion },
      recommendation: { ...drafted, paragraph: recommendation, drafted: 'x' },
    },
  };
}

/** The same language's document with nothing in it but what the product writes. */
export function emptyReportIn(language: Language): ReportSource {
  return makeSource({
    report: { title: 'Untitled Report', client_name: null, language },
    observations: [],
    sections: { discussion: null, recommendation: null },
  });
}

export const documentsIn = (language: Language): ReportModel[] =>
  [reportIn(language), emptyReportIn(language)].map(buildReportModel);

export const OTHERS = LANGUAGES.filter((language) => language !== 'en');
