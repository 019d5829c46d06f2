import type { DocumentWords } from './document-words';
import { pluralIn } from './plural';

const tag = 'nl-NL';
const plural = pluralIn(tag);
const were = (count: number) => plural(count, 'werd', 'werden');
const SECTIONS = {
  discussion: 'De bespreking is',
  recommendation: 'De aanbeveling is',
  both: 'De bespreking en de aanbeveling zijn',
};

export const DUTCH: DocumentWords = {
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
};
