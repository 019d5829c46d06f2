import { pluralIn } from '../plural';
import type { SigningWords } from './signing-words';

const plural = pluralIn('de-DE');

export const GERMAN_SIGNING: SigningWords = {
  signed: (signatory, when, revision) =>
    `Unterzeichnet von ${signatory} am ${when} als Revision ${revision}.`,
  responsible: (signatory) =>
    `${signatory} verantwortet diesen Bericht, gleich wer oder was seine Worte vorgeschlagen hat.`,
  unchecked: (photos) =>
    `Diese Feststellungen hatte bei der Unterzeichnung niemand geprüft: ${photos}.`,
  noAi: 'In diesem Bericht hat keine KI etwas vorgeschlagen.',
  ai: {
    rows: 'Beim Verfassen dieses Berichts wurde KI eingesetzt, um anhand der Fotos Texte für Feststellungen vorzuschlagen.',
    sections: 'Beim Verfassen dieses Berichts wurde KI eingesetzt, um Abschnitte zu entwerfen.',
    both: 'Beim Verfassen dieses Berichts wurde KI eingesetzt, um anhand der Fotos Texte für Feststellungen vorzuschlagen und Abschnitte zu entwerfen.',
  },
  visualOnly:
    'Vorschläge der KI beruhen auf dem, was die Fotos zeigen: Sie hat nichts gemessen, geprüft oder geöffnet.',
  contest: (contact) =>
    `Fragen zum Einsatz von KI und Einwände gegen eine Feststellung sind zu richten an: ${contact}.`,
  changes: {
    first: 'Erste Ausgabe',
    none: 'Keine Änderungen',
    added: (rows) =>
      `${rows} ${plural(rows, 'Feststellung hinzugefügt', 'Feststellungen hinzugefügt')}`,
    changed: (rows) =>
      `${rows} ${plural(rows, 'Feststellung geändert', 'Feststellungen geändert')}`,
    removed: (rows) =>
      `${rows} ${plural(rows, 'Feststellung entfernt', 'Feststellungen entfernt')}`,
    moved: 'Reihenfolge der Feststellungen',
    particulars: 'Angaben zum Bericht',
    letterhead: 'Büro oder Verfasser',
  },
};
