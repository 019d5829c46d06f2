import { pluralIn } from '../plural';
import type { SigningWords } from './signing-words';

const plural = pluralIn('fr-FR');

export const FRENCH_SIGNING: SigningWords = {
  signed: (signatory, when, revision) => `Signé par ${signatory} le ${when}, révision ${revision}.`,
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
};
