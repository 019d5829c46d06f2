import type { DocumentWords } from '../forms/document.ts';

export const DOCUMENT: DocumentWords = {
  title: 'Inspektionsbericht',
  subject: 'Inspektionsbericht',
  fields: {
    client_name: 'Auftraggeber',
    site_address: 'Anschrift des Objekts',
    structure: 'Bauwerk',
    reference: 'Zeichen',
    revision: 'Revision',
    weather: 'Wetter',
    attendees: 'Teilnehmende',
    scope: 'Umfang der Inspektion',
    not_inspected: 'Nicht inspiziert',
    documents_seen: 'Eingesehene Unterlagen',
  },
  details: {
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
  rows: {
    location: 'Lage',
  },
  answers: { yes: 'Ja', no: 'Nein' },
  deleted: 'gelöscht',
  description: {
    suggestedLines: 'Linien zeigen mögliche Risse.',
    drawn: 'Darauf sind Markierungen eingezeichnet.',
  },
  afterName: ': ',
  toPhoto: 'Zu Foto {number}',
  closingNote:
    'Vorabversion: Dieser Bericht wurde von der KI von Plumbline erstellt. Weitere Angaben zum Projekt und rechtliche Angaben folgen in künftigen Versionen.',
  closingNoteWithoutAi:
    'Vorabversion: Weitere Angaben zum Projekt und rechtliche Angaben folgen in künftigen Versionen.',
  parts: {
    contents: 'Inhalt',
    summary: {
      heading: 'Zusammenfassung',
      columns: ['Einstufung', 'Bedeutung', 'Feststellungen'],
      notRated: 'Nicht eingestuft',
      urgent: 'Am dringendsten',
      more: {
        one: 'Eine weitere ist ebenso dringend.',
        other: '{count} weitere sind ebenso dringend.',
      },
    },
    schedule: {
      number: 'Nr.',
      rating: 'Einstufung',
      severity: 'Schwere',
      urgency: 'Dringlichkeit',
      taken: 'Aufnahme',
      page: 'Seite',
    },
    severities: { minor: 'Gering', moderate: 'Mäßig', major: 'Erheblich', safety: 'Sicherheit' },
    urgencies: { immediate: 'Sofort', soon: 'Bald', planned: 'Geplant', monitor: 'Beobachten' },
    rated: 'Einstufung: {level}',
    photographs: 'Fotos',
    appendix: 'Anhang {letter}: {title}',
    ratings: 'Einstufungen',
    photoList: 'Fotoverzeichnis',
    signature: {
      heading: 'Unterschrift',
      name: 'Name',
      membership: 'Mitgliedsnummer',
      firm: 'Büro',
      signedOn: 'Unterzeichnet am',
    },
    revisions: {
      heading: 'Revisionen',
      columns: ['Revision', 'Datum', 'Unterzeichnet von', 'Änderungen'],
    },
  },
  provenance: {
    builtin: 'der eingebauten Analyse',
    anAnalyst: 'einer Analyse',
    named: '{model}',
    rows: {
      written: {
        one: 'wurde von einer Person verfasst',
        other: 'wurden von einer Person verfasst',
      },
      edited: {
        one: 'wurde von {by} vorgeschlagen und von einer Person bearbeitet',
        other: 'wurden von {by} vorgeschlagen und von einer Person bearbeitet',
      },
      accepted: {
        one: 'wurde von {by} vorgeschlagen und von einer Person übernommen',
        other: 'wurden von {by} vorgeschlagen und von einer Person übernommen',
      },
      unchecked: {
        one: 'wurde von {by} vorgeschlagen und von niemandem geprüft',
        other: 'wurden von {by} vorgeschlagen und von niemandem geprüft',
      },
      not_assessed: { one: 'wurde nicht beurteilt', other: 'wurden nicht beurteilt' },
      blank: { one: 'ist leer', other: 'sind leer' },
    },
    unjudged: 'Nicht oder nur zum Teil ein zweites Mal von einem Modell gelesen: {what}.',
    alike: {
      one: 'Die einzige Feststellung {words}.',
      other: 'Alle {count} Feststellungen {words}.',
    },
    mixed: {
      whole: 'Zu den {total} Feststellungen: {parts}.',
      part: '{count} {words}',
      between: '; ',
    },
    kept: {
      discussion: 'Die Erörterung wurde von {by} entworfen und seither nicht geändert.',
      recommendation: 'Die Empfehlung wurde von {by} entworfen und seither nicht geändert.',
      both: 'Die Erörterung und die Empfehlung wurden von {by} entworfen und seither nicht geändert.',
    },
    edited: {
      discussion: 'Die Erörterung wurde von {by} entworfen und von einer Person bearbeitet.',
      recommendation: 'Die Empfehlung wurde von {by} entworfen und von einer Person bearbeitet.',
      both: 'Die Erörterung und die Empfehlung wurden von {by} entworfen und von einer Person bearbeitet.',
    },
  },
  signing: {
    status: 'Status',
    draft: 'Entwurf',
    draftAfter: 'Entwurf nach Revision {revision}',
    issued: 'Ausgegeben am {date}',
    signed: 'Unterzeichnet von {signatory} am {when} als Revision {revision}.',
    responsible:
      '{signatory} verantwortet diesen Bericht, gleich wer oder was seine Worte vorgeschlagen hat.',
    unchecked: 'Diese Feststellungen hatte bei der Unterzeichnung niemand geprüft: {photos}.',
    noAi: 'In diesem Bericht hat keine KI etwas vorgeschlagen.',
    ai: {
      rows: 'Beim Verfassen dieses Berichts wurde KI eingesetzt, um anhand der Fotos Texte für Feststellungen vorzuschlagen.',
      sections: 'Beim Verfassen dieses Berichts wurde KI eingesetzt, um Abschnitte zu entwerfen.',
      both: 'Beim Verfassen dieses Berichts wurde KI eingesetzt, um anhand der Fotos Texte für Feststellungen vorzuschlagen und Abschnitte zu entwerfen.',
    },
    visualOnly:
      'Vorschläge der KI beruhen auf dem, was die Fotos zeigen: Sie hat nichts gemessen, geprüft oder geöffnet.',
    contest:
      'Fragen zum Einsatz von KI und Einwände gegen eine Feststellung sind zu richten an: {contact}.',
    changes: {
      first: 'Erste Ausgabe',
      none: 'Keine Änderungen',
      added: {
        one: '{count} Feststellung hinzugefügt',
        other: '{count} Feststellungen hinzugefügt',
      },
      changed: { one: '{count} Feststellung geändert', other: '{count} Feststellungen geändert' },
      removed: { one: '{count} Feststellung entfernt', other: '{count} Feststellungen entfernt' },
      moved: 'Reihenfolge der Feststellungen',
      particulars: 'Angaben zum Bericht',
      letterhead: 'Büro oder Verfasser',
    },
  },
};
