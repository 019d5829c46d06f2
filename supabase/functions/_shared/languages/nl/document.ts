import type { DocumentWords } from '../forms/document.ts';
import { pluralIn } from '../plural.ts';

const tag = 'nl-NL';
const plural = pluralIn(tag);
const were = (count: number) => plural(count, 'werd', 'werden');
const SECTIONS = {
  discussion: 'De bespreking is',
  recommendation: 'De aanbeveling is',
  both: 'De bespreking en de aanbeveling zijn',
};

export const DOCUMENT: DocumentWords = {
  tag,
  title: 'Inspectierapport',
  subject: 'Inspectierapport',
  details: {
    client: 'Opdrachtgever',
    inspectionDate: 'Inspectiedatum',
    preparedBy: 'Opgesteld door',
    reportDate: 'Rapportdatum',
    observations: 'Waarnemingen',
  },
  page: { before: 'Pagina ', between: ' van ', after: '' },
  observations: 'Bijlage 1: Waarnemingen',
  columns: ['Foto', 'Bouwdeel', 'Gebrek', 'Aanbeveling'],
  sections: 'Bijlage 2: Bespreking en aanbeveling',
  discussion: 'Bespreking',
  recommendation: 'Aanbeveling',
  none: {
    text: 'n.b.',
    photo: 'Geen foto beschikbaar',
    observations: 'Dit rapport bevat geen waarnemingen.',
    discussion: 'Geen bespreking beschikbaar.',
    recommendation: 'Geen aanbeveling beschikbaar.',
  },
  photo: 'Foto ',
  location: (place) => `Locatie: ${place}`,
  deleted: 'verwijderd',
  description: { afterName: ': ', afterText: '.', marks: 'Lijnen geven mogelijke scheuren aan.' },
  toPhoto: (number) => `Naar foto ${number}`,
  closingNote:
    'Vroege toegang: dit rapport is gemaakt door de AI van Plumbline. Verdere project- en juridische gegevens volgen in toekomstige versies.',
  closingNoteWithoutAi:
    'Vroege toegang: verdere project- en juridische gegevens volgen in toekomstige versies.',
  parts: {
    particulars: {
      siteAddress: 'Adres van de locatie',
      reference: 'Kenmerk',
      revision: 'Revisie',
      structure: 'Bouwwerk',
      weather: 'Weer',
      attendees: 'Aanwezig',
    },
    scope: {
      scope: 'Omvang van de inspectie',
      notInspected: 'Niet geïnspecteerd',
      documentsSeen: 'Ingeziene stukken',
    },
    contents: 'Inhoud',
    summary: {
      heading: 'Samenvatting',
      columns: ['Beoordeling', 'Betekenis', 'Waarnemingen'],
      notRated: 'Niet beoordeeld',
      urgent: 'Meest urgent',
      more: (count) => plural(count, 'Nog één is even urgent.', `Nog ${count} zijn even urgent.`),
    },
    schedule: {
      number: 'Nr.',
      location: 'Locatie',
      rating: 'Beoordeling',
      severity: 'Ernst',
      urgency: 'Urgentie',
      taken: 'Foto genomen',
      page: 'Pagina',
    },
    severities: { minor: 'Gering', moderate: 'Matig', major: 'Ernstig', safety: 'Veiligheid' },
    urgencies: { immediate: 'Direct', soon: 'Spoedig', planned: 'Gepland', monitor: 'Volgen' },
    rated: (level) => `Beoordeling: ${level}`,
    photographs: 'Foto’s',
    appendix: (letter, title) => `Bijlage ${letter}: ${title}`,
    ratings: 'Beoordelingen',
    photoList: 'Fotolijst',
    signature: {
      heading: 'Handtekening',
      name: 'Naam',
      membership: 'Lidmaatschapsnr.',
      firm: 'Bureau',
      signedOn: 'Ondertekend op',
      revision: 'Revisie',
      signature: 'Handtekening',
    },
    revisions: {
      heading: 'Revisies',
      columns: ['Revisie', 'Datum', 'Ondertekend door', 'Wijzigingen'],
    },
  },
  authorship: {
    builtin: 'de ingebouwde analyse',
    anAnalyst: 'een analyse',
    named: (model) => model,
    rows: {
      written: (count) => `${were(count)} door een persoon geschreven`,
      edited: (count, by) => `${were(count)} door ${by} voorgesteld en door een persoon bewerkt`,
      accepted: (count, by) => `${were(count)} door ${by} voorgesteld en door een persoon aanvaard`,
      unchecked: (count, by) =>
        `${were(count)} door ${by} voorgesteld en door niemand gecontroleerd`,
      not_assessed: (count) => `${were(count)} niet beoordeeld`,
      blank: (count) => `${plural(count, 'is', 'zijn')} leeg`,
    },
    gap: ' ',
    alike: ({ count, words }) =>
      `${plural(count, 'De enige waarneming', `Alle ${count} waarnemingen`)} ${words}.`,
    mixed: (total, parts) =>
      `Over de ${total} waarnemingen: ${parts.map(({ count, words }) => `${count} ${words}`).join('; ')}.`,
    kept: (sections, by) =>
      `${SECTIONS[sections]} opgesteld door ${by} en sindsdien niet gewijzigd.`,
    edited: (sections, by) =>
      `${SECTIONS[sections]} opgesteld door ${by} en door een persoon bewerkt.`,
  },
  signing: {
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
      added: (rows) =>
        `${rows} ${plural(rows, 'waarneming toegevoegd', 'waarnemingen toegevoegd')}`,
      changed: (rows) =>
        `${rows} ${plural(rows, 'waarneming gewijzigd', 'waarnemingen gewijzigd')}`,
      removed: (rows) =>
        `${rows} ${plural(rows, 'waarneming verwijderd', 'waarnemingen verwijderd')}`,
      moved: 'volgorde van de waarnemingen',
      particulars: 'gegevens van het rapport',
      letterhead: 'bureau of auteur',
    },
  },
};
