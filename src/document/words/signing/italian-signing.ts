import { pluralIn } from '../plural';
import type { SigningWords } from './signing-words';

const plural = pluralIn('it-IT');

export const ITALIAN_SIGNING: SigningWords = {
  signed: (signatory, when, revision) =>
    `Firmato da ${signatory} il ${when} come revisione ${revision}.`,
  responsible: (signatory) =>
    `${signatory} risponde di questa relazione, chiunque o qualunque cosa ne abbia proposto i testi.`,
  unchecked: (photos) => `Alla firma nessuno aveva verificato queste osservazioni: ${photos}.`,
  noAi: 'In questa relazione nessuna IA ha proposto alcunché.',
  ai: {
    rows: 'Nella stesura di questa relazione l’IA è stata usata per proporre i testi delle osservazioni a partire dalle foto.',
    sections: 'Nella stesura di questa relazione l’IA è stata usata per abbozzarne sezioni.',
    both: 'Nella stesura di questa relazione l’IA è stata usata per proporre i testi delle osservazioni a partire dalle foto e per abbozzare sezioni.',
  },
  visualOnly:
    'Quanto proposto dall’IA si basa su ciò che le foto mostrano: non ha misurato, provato né aperto nulla.',
  contest: (contact) =>
    `Domande sull’uso dell’IA e contestazioni di un’osservazione vanno rivolte a: ${contact}.`,
  changes: {
    first: 'Prima emissione',
    none: 'Nessuna modifica',
    added: (rows) => `${rows} ${plural(rows, 'osservazione aggiunta', 'osservazioni aggiunte')}`,
    changed: (rows) =>
      `${rows} ${plural(rows, 'osservazione modificata', 'osservazioni modificate')}`,
    removed: (rows) =>
      `${rows} ${plural(rows, 'osservazione eliminata', 'osservazioni eliminate')}`,
    moved: 'ordine delle osservazioni',
    particulars: 'dati della relazione',
    letterhead: 'studio o autore',
  },
};
