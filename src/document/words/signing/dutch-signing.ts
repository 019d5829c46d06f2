import { pluralIn } from '../plural';
import type { SigningWords } from './signing-words';

const plural = pluralIn('nl-NL');

export const DUTCH_SIGNING: SigningWords = {
  signed: (signatory, when, revision) =>
    `Ondertekend door ${signatory} op ${when} als revisie ${revision}.`,
  responsible: (signatory) =>
    `${signatory} is verantwoordelijk voor dit rapport, wie of wat de woorden ook heeft voorgesteld.`,
  unchecked: (photos) =>
    `Deze waarnemingen had bij de ondertekening niemand gecontroleerd: ${photos}.`,
  noAi: 'In dit rapport heeft geen AI iets voorgesteld.',
  ai: {
    rows: 'Bij het schrijven van dit rapport is AI gebruikt om aan de hand van de foto’s teksten voor waarnemingen voor te stellen.',
    sections: 'Bij het schrijven van dit rapport is AI gebruikt om delen te ontwerpen.',
    both: 'Bij het schrijven van dit rapport is AI gebruikt om aan de hand van de foto’s teksten voor waarnemingen voor te stellen en delen te ontwerpen.',
  },
  visualOnly:
    'Wat AI voorstelde, berust op wat de foto’s tonen: er is niets gemeten, beproefd of geopend.',
  contest: (contact) =>
    `Vragen over het gebruik van AI en bezwaren tegen een waarneming kunnen worden gericht aan: ${contact}.`,
  changes: {
    first: 'Eerste uitgave',
    none: 'Geen wijzigingen',
    added: (rows) => `${rows} ${plural(rows, 'waarneming toegevoegd', 'waarnemingen toegevoegd')}`,
    changed: (rows) => `${rows} ${plural(rows, 'waarneming gewijzigd', 'waarnemingen gewijzigd')}`,
    removed: (rows) =>
      `${rows} ${plural(rows, 'waarneming verwijderd', 'waarnemingen verwijderd')}`,
    moved: 'volgorde van de waarnemingen',
    particulars: 'gegevens van het rapport',
    letterhead: 'bureau of auteur',
  },
};
