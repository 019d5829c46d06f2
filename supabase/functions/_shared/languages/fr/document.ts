import type { DocumentWords } from '../forms/document.ts';
import { pluralIn } from '../plural.ts';

const tag = 'fr-FR';
const plural = pluralIn(tag);
/** French sets a space before these signs, and no line may end there. */
const COLON = '\u00a0: ';
const SEMICOLON = '\u00a0; ';
const SECTIONS = {
  discussion: 'La discussion a été rédigée',
  recommendation: 'La recommandation a été rédigée',
  both: 'La discussion et la recommandation ont été rédigées',
};
const been = (count: number, one: string) => plural(count, `a été ${one}`, `ont été ${one}s`);

export const DOCUMENT: DocumentWords = {
  tag,
  title: 'Rapport d’inspection',
  subject: 'Rapport d’inspection',
  details: {
    client: 'Client',
    inspectionDate: 'Date d’inspection',
    preparedBy: 'Établi par',
    reportDate: 'Date du rapport',
    observations: 'Observations',
  },
  page: { before: 'Page ', between: ' sur ', after: '' },
  observations: `Annexe 1${COLON}Observations`,
  columns: ['Photo', 'Élément', 'Désordre', 'Recommandation'],
  sections: `Annexe 2${COLON}Discussion et recommandation`,
  discussion: 'Discussion',
  recommendation: 'Recommandation',
  none: {
    text: 'n. d.',
    photo: 'Pas de photo disponible',
    observations: 'Ce rapport ne contient aucune observation.',
    discussion: 'Aucune discussion disponible.',
    recommendation: 'Aucune recommandation disponible.',
  },
  photo: 'Photo ',
  location: (place) => `Emplacement${COLON}${place}`,
  deleted: 'supprimée',
  description: {
    afterName: COLON,
    afterText: '.',
    marks: 'Les lignes indiquent des fissures possibles.',
  },
  toPhoto: (number) => `Vers la photo ${number}`,
  closingNote: `Version préliminaire${COLON}ce rapport a été généré par l’IA de Plumbline. D’autres informations sur le projet et mentions légales suivront dans de prochaines versions.`,
  closingNoteWithoutAi: `Version préliminaire${COLON}d’autres informations sur le projet et mentions légales suivront dans de prochaines versions.`,
  parts: {
    particulars: {
      siteAddress: 'Adresse du site',
      reference: 'Référence',
      revision: 'Révision',
      structure: 'Ouvrage',
      weather: 'Météo',
      attendees: 'Présents',
    },
    scope: {
      scope: 'Étendue de l’inspection',
      notInspected: 'Non inspecté',
      documentsSeen: 'Documents consultés',
    },
    contents: 'Sommaire',
    summary: {
      heading: 'Synthèse',
      columns: ['Évaluation', 'Signification', 'Observations'],
      notRated: 'Non évaluée',
      urgent: 'Les plus urgentes',
      more: (count) =>
        plural(count, 'Une autre est aussi urgente.', `${count} autres sont aussi urgentes.`),
    },
    schedule: {
      number: 'N°',
      location: 'Emplacement',
      rating: 'Évaluation',
      severity: 'Gravité',
      urgency: 'Urgence',
      taken: 'Prise de vue',
      page: 'Page',
    },
    severities: { minor: 'Mineure', moderate: 'Modérée', major: 'Majeure', safety: 'Sécurité' },
    urgencies: {
      immediate: 'Immédiate',
      soon: 'Prochaine',
      planned: 'Planifiée',
      monitor: 'À surveiller',
    },
    rated: (level) => `Évaluation : ${level}`,
    photographs: 'Photographies',
    appendix: (letter, title) => `Annexe ${letter} : ${title}`,
    ratings: 'Évaluations',
    photoList: 'Liste des photos',
    signature: {
      heading: 'Signature',
      name: 'Nom',
      membership: 'N° de membre',
      firm: 'Cabinet',
      signedOn: 'Signé le',
      revision: 'Révision',
      signature: 'Signature',
    },
    revisions: {
      heading: 'Révisions',
      columns: ['Révision', 'Date', 'Signé par', 'Modifications'],
    },
  },
  authorship: {
    builtin: 'l’analyse intégrée',
    anAnalyst: 'une analyse automatique',
    named: (model) => model,
    rows: {
      written: (count) => `${been(count, 'rédigée')} par une personne`,
      edited: (count, by) =>
        `${been(count, 'proposée')} par ${by} et ${plural(count, 'modifiée', 'modifiées')} par une personne`,
      accepted: (count, by) =>
        `${been(count, 'proposée')} par ${by} et ${plural(count, 'acceptée', 'acceptées')} par une personne`,
      unchecked: (count, by) =>
        `${been(count, 'proposée')} par ${by} et ${plural(count, 'n’a', 'n’ont')} été ${plural(count, 'vérifiée', 'vérifiées')} par personne`,
      not_assessed: (count) => plural(count, 'n’a pas été évaluée', 'n’ont pas été évaluées'),
      blank: (count) => plural(count, 'est vide', 'sont vides'),
    },
    gap: ' ',
    alike: ({ count, words }) =>
      `${plural(count, 'L’unique observation', `Les ${count} observations`)} ${words}.`,
    mixed: (total, parts) =>
      `Sur les ${total} observations, ${parts.map(({ count, words }) => `${count} ${words}`).join(SEMICOLON)}.`,
    kept: (sections, by) => `${SECTIONS[sections]} par ${by}, sans modification depuis.`,
    edited: (sections, by) =>
      `${SECTIONS[sections]} par ${by}, puis modifiée${sections === 'both' ? 's' : ''} par une personne.`,
  },
  signing: {
    signed: (signatory, when, revision) =>
      `Signé par ${signatory} le ${when}, révision ${revision}.`,
    responsible: (signatory) =>
      `${signatory} répond de ce rapport, quel que soit l’auteur des formulations proposées.`,
    unchecked: (photos) =>
      `Personne n’avait vérifié les constats suivants à la signature : ${photos}.`,
    noAi: 'Aucune IA n’a rien proposé dans ce rapport.',
    ai: {
      rows: 'L’IA a servi, lors de la rédaction de ce rapport, à proposer des textes pour les constats à partir des photos.',
      sections: 'L’IA a servi, lors de la rédaction de ce rapport, à en ébaucher des parties.',
      both: 'L’IA a servi, lors de la rédaction de ce rapport, à proposer des textes pour les constats à partir des photos et à en ébaucher des parties.',
    },
    visualOnly:
      'Les propositions de l’IA reposent sur ce que montrent les photos : elle n’a rien mesuré, ni essayé, ni ouvert.',
    contest: (contact) =>
      `Les questions sur l’usage de l’IA et les contestations d’un constat sont à adresser à : ${contact}.`,
    changes: {
      first: 'Première émission',
      none: 'Aucune modification',
      added: (rows) => `${rows} ${plural(rows, 'constat ajouté', 'constats ajoutés')}`,
      changed: (rows) => `${rows} ${plural(rows, 'constat modifié', 'constats modifiés')}`,
      removed: (rows) => `${rows} ${plural(rows, 'constat supprimé', 'constats supprimés')}`,
      moved: 'ordre des constats',
      particulars: 'données du rapport',
      letterhead: 'cabinet ou auteur',
    },
  },
};
