import type { DocumentWords } from '../forms/document.ts';
import { pluralIn } from '../plural.ts';

const tag = 'de-DE';
const plural = pluralIn(tag);
const were = (count: number) => plural(count, 'wurde', 'wurden');
const SECTIONS = {
  discussion: 'Die Erörterung wurde',
  recommendation: 'Die Empfehlung wurde',
  both: 'Die Erörterung und die Empfehlung wurden',
};

export const DOCUMENT: DocumentWords = {
  tag,
  title: 'Inspektionsbericht',
  subject: 'Inspektionsbericht',
  details: {
    client: 'Auftraggeber',
    inspectionDate: 'Inspektionsdatum',
    preparedBy: 'Erstellt von',
    reportDate: 'Berichtsdatum',
    observations: 'Feststellungen',
  },
  page: { before: 'Seite ', between: ' von ', after: '' },
  observations: 'Anlage 1: Feststellungen',
  columns: ['Foto', 'Bauteil', 'Schaden / Mangel', 'Empfehlung'],
  sections: 'Anlage 2: Erörterung und Empfehlung',
  discussion: 'Erörterung',
  recommendation: 'Empfehlung',
  none: {
    text: 'k. A.',
    photo: 'Kein Foto vorhanden',
    observations: 'Zu diesem Bericht liegen keine Feststellungen vor.',
    discussion: 'Keine Erörterung vorhanden.',
    recommendation: 'Keine Empfehlung vorhanden.',
  },
  photo: 'Foto ',
  location: (place) => `Lage: ${place}`,
  deleted: 'gelöscht',
  description: { afterName: ': ', afterText: '.', marks: 'Linien zeigen mögliche Risse.' },
  toPhoto: (number) => `Zu Foto ${number}`,
  closingNote:
    'Vorabversion: Dieser Bericht wurde von der KI von Plumbline erstellt. Weitere Angaben zum Projekt und rechtliche Angaben folgen in künftigen Versionen.',
  closingNoteWithoutAi:
    'Vorabversion: Weitere Angaben zum Projekt und rechtliche Angaben folgen in künftigen Versionen.',
  parts: {
    particulars: {
      siteAddress: 'Anschrift des Objekts',
      reference: 'Zeichen',
      revision: 'Revision',
      structure: 'Bauwerk',
      weather: 'Wetter',
      attendees: 'Teilnehmende',
    },
    scope: {
      scope: 'Umfang der Inspektion',
      notInspected: 'Nicht inspiziert',
      documentsSeen: 'Eingesehene Unterlagen',
    },
    contents: 'Inhalt',
    summary: {
      heading: 'Zusammenfassung',
      columns: ['Einstufung', 'Bedeutung', 'Feststellungen'],
      notRated: 'Nicht eingestuft',
      urgent: 'Am dringendsten',
      more: (count) =>
        plural(
          count,
          'Eine weitere ist ebenso dringend.',
          `${count} weitere sind ebenso dringend.`,
        ),
    },
    schedule: {
      number: 'Nr.',
      location: 'Lage',
      rating: 'Einstufung',
      severity: 'Schwere',
      urgency: 'Dringlichkeit',
      taken: 'Aufnahme',
      page: 'Seite',
    },
    severities: { minor: 'Gering', moderate: 'Mäßig', major: 'Erheblich', safety: 'Sicherheit' },
    urgencies: { immediate: 'Sofort', soon: 'Bald', planned: 'Geplant', monitor: 'Beobachten' },
    rated: (level) => `Einstufung: ${level}`,
    photographs: 'Fotos',
    appendix: (letter, title) => `Anhang ${letter}: ${title}`,
    ratings: 'Einstufungen',
    photoList: 'Fotoverzeichnis',
    signature: {
      heading: 'Unterschrift',
      name: 'Name',
      membership: 'Mitgliedsnummer',
      firm: 'Büro',
      signedOn: 'Unterzeichnet am',
      revision: 'Revision',
      signature: 'Unterschrift',
    },
    revisions: {
      heading: 'Revisionen',
      columns: ['Revision', 'Datum', 'Unterzeichnet von', 'Änderungen'],
    },
  },
  authorship: {
    builtin: 'der eingebauten Analyse',
    anAnalyst: 'einer Analyse',
    named: (model) => model,
    rows: {
      written: (count) => `${were(count)} von einer Person verfasst`,
      edited: (count, by) =>
        `${were(count)} von ${by} vorgeschlagen und von einer Person bearbeitet`,
      accepted: (count, by) =>
        `${were(count)} von ${by} vorgeschlagen und von einer Person übernommen`,
      unchecked: (count, by) => `${were(count)} von ${by} vorgeschlagen und von niemandem geprüft`,
      not_assessed: (count) => `${were(count)} nicht beurteilt`,
      blank: (count) => `${plural(count, 'ist', 'sind')} leer`,
    },
    gap: ' ',
    alike: ({ count, words }) =>
      `${plural(count, 'Die einzige Feststellung', `Alle ${count} Feststellungen`)} ${words}.`,
    mixed: (total, parts) =>
      `Zu den ${total} Feststellungen: ${parts.map(({ count, words }) => `${count} ${words}`).join('; ')}.`,
    kept: (sections, by) => `${SECTIONS[sections]} von ${by} entworfen und seither nicht geändert.`,
    edited: (sections, by) =>
      `${SECTIONS[sections]} von ${by} entworfen und von einer Person bearbeitet.`,
  },
  signing: {
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
  },
};
