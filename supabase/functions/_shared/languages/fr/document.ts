import type { DocumentWords } from '../forms/document.ts';

/** French has a space before colon and semicolon, and no line may end there: \u00a0. */
export const DOCUMENT: DocumentWords = {
  title: 'Rapport d’inspection',
  subject: 'Rapport d’inspection',
  fields: {
    client_name: 'Client',
    site_address: 'Adresse du site',
    structure: 'Ouvrage',
    reference: 'Référence',
    revision: 'Révision',
    weather: 'Météo',
    attendees: 'Présents',
    scope: 'Étendue de l’inspection',
    not_inspected: 'Non inspecté',
    documents_seen: 'Documents consultés',
  },
  details: {
    inspectionDate: 'Date d’inspection',
    preparedBy: 'Établi par',
    reportDate: 'Date du rapport',
    observations: 'Observations',
  },
  page: { before: 'Page ', between: ' sur ', after: '' },
  observations: 'Annexe 1\u00a0: Observations',
  columns: ['Photo', 'Élément', 'Désordre', 'Recommandation'],
  sections: 'Annexe 2\u00a0: Discussion et recommandation',
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
  rows: {
    location: 'Emplacement',
  },
  answers: { yes: 'Oui', no: 'Non' },
  deleted: 'supprimée',
  description: {
    suggestedLines: 'Les lignes indiquent des fissures possibles.',
    drawn: 'Des repères y sont dessinés.',
  },
  afterName: '\u00a0: ',
  toPhoto: 'Vers la photo {number}',
  closingNote:
    'Version préliminaire\u00a0: ce rapport a été généré par l’IA de Plumbline. D’autres informations sur le projet et mentions légales suivront dans de prochaines versions.',
  closingNoteWithoutAi:
    'Version préliminaire\u00a0: d’autres informations sur le projet et mentions légales suivront dans de prochaines versions.',
  parts: {
    contents: 'Sommaire',
    summary: {
      heading: 'Synthèse',
      columns: ['Évaluation', 'Signification', 'Observations'],
      notRated: 'Non évaluée',
      urgent: 'Les plus urgentes',
      more: { one: 'Une autre est aussi urgente.', other: '{count} autres sont aussi urgentes.' },
    },
    schedule: {
      number: 'N°',
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
    rated: 'Évaluation : {level}',
    photographs: 'Photographies',
    appendix: 'Annexe {letter} : {title}',
    ratings: 'Évaluations',
    photoList: 'Liste des photos',
    signature: {
      heading: 'Signature',
      name: 'Nom',
      membership: 'N° de membre',
      firm: 'Cabinet',
      signedOn: 'Signé le',
    },
    revisions: {
      heading: 'Révisions',
      columns: ['Révision', 'Date', 'Signé par', 'Modifications'],
    },
  },
  provenance: {
    builtin: 'l’analyse intégrée',
    anAnalyst: 'une analyse automatique',
    named: '{model}',
    rows: {
      written: {
        one: 'a été rédigée par une personne',
        other: 'ont été rédigées par une personne',
      },
      edited: {
        one: 'a été proposée par {by} et modifiée par une personne',
        other: 'ont été proposées par {by} et modifiées par une personne',
      },
      accepted: {
        one: 'a été proposée par {by} et acceptée par une personne',
        other: 'ont été proposées par {by} et acceptées par une personne',
      },
      unchecked: {
        one: 'a été proposée par {by} et n’a été vérifiée par personne',
        other: 'ont été proposées par {by} et n’ont été vérifiées par personne',
      },
      not_assessed: { one: 'n’a pas été évaluée', other: 'n’ont pas été évaluées' },
      blank: { one: 'est vide', other: 'sont vides' },
    },
    unjudged: 'Sans seconde lecture complète par un modèle : {what}.',
    alike: { one: 'L’unique observation {words}.', other: 'Les {count} observations {words}.' },
    mixed: {
      whole: 'Sur les {total} observations, {parts}.',
      part: '{count} {words}',
      between: '\u00a0; ',
    },
    kept: {
      discussion: 'La discussion a été rédigée par {by}, sans modification depuis.',
      recommendation: 'La recommandation a été rédigée par {by}, sans modification depuis.',
      both: 'La discussion et la recommandation ont été rédigées par {by}, sans modification depuis.',
    },
    edited: {
      discussion: 'La discussion a été rédigée par {by}, puis modifiée par une personne.',
      recommendation: 'La recommandation a été rédigée par {by}, puis modifiée par une personne.',
      both: 'La discussion et la recommandation ont été rédigées par {by}, puis modifiées par une personne.',
    },
  },
  signing: {
    status: 'État',
    draft: 'Document provisoire',
    draftAfter: 'Document provisoire postérieur à la révision {revision}',
    issued: 'Émis le {date}',
    signed: 'Signé par {signatory} le {when}, révision {revision}.',
    responsible:
      '{signatory} répond de ce rapport, quel que soit l’auteur des formulations proposées.',
    unchecked: 'Personne n’avait vérifié les constats suivants à la signature : {photos}.',
    noAi: 'Aucune IA n’a rien proposé dans ce rapport.',
    ai: {
      rows: 'L’IA a servi, lors de la rédaction de ce rapport, à proposer des textes pour les constats à partir des photos.',
      sections: 'L’IA a servi, lors de la rédaction de ce rapport, à en ébaucher des parties.',
      both: 'L’IA a servi, lors de la rédaction de ce rapport, à proposer des textes pour les constats à partir des photos et à en ébaucher des parties.',
    },
    visualOnly:
      'Les propositions de l’IA reposent sur ce que montrent les photos : elle n’a rien mesuré, ni essayé, ni ouvert.',
    contest:
      'Les questions sur l’usage de l’IA et les contestations d’un constat sont à adresser à : {contact}.',
    changes: {
      first: 'Première émission',
      none: 'Aucune modification',
      added: { one: '{count} constat ajouté', other: '{count} constats ajoutés' },
      changed: { one: '{count} constat modifié', other: '{count} constats modifiés' },
      removed: { one: '{count} constat supprimé', other: '{count} constats supprimés' },
      moved: 'ordre des constats',
      particulars: 'données du rapport',
      letterhead: 'cabinet ou auteur',
    },
  },
};
