import type { DocumentWords } from '../forms/document.ts';
import { pluralIn } from '../plural.ts';

const tag = 'it-IT';
const plural = pluralIn(tag);
/** Feminine participles, as "osservazione" is. */
const been = (count: number, stem: string) =>
  plural(count, `è stata ${stem}a`, `sono state ${stem}e`);
const SECTIONS = {
  discussion: 'L’analisi è stata redatta',
  recommendation: 'La raccomandazione è stata redatta',
  both: 'L’analisi e la raccomandazione sono state redatte',
};

export const DOCUMENT: DocumentWords = {
  tag,
  title: 'Rapporto di ispezione',
  subject: 'Rapporto di ispezione',
  details: {
    client: 'Committente',
    inspectionDate: 'Data dell’ispezione',
    preparedBy: 'Redatto da',
    reportDate: 'Data del rapporto',
    observations: 'Osservazioni',
  },
  page: { before: 'Pagina ', between: ' di ', after: '' },
  observations: 'Allegato 1: Osservazioni',
  columns: ['Foto', 'Elemento', 'Difetto', 'Raccomandazione'],
  sections: 'Allegato 2: Analisi e raccomandazione',
  discussion: 'Analisi',
  recommendation: 'Raccomandazione',
  none: {
    text: 'N.D.',
    photo: 'Foto non disponibile',
    observations: 'Questo rapporto non contiene osservazioni.',
    discussion: 'Analisi non disponibile.',
    recommendation: 'Raccomandazione non disponibile.',
  },
  photo: 'Foto ',
  location: (place) => `Posizione: ${place}`,
  deleted: 'eliminata',
  description: { afterName: ': ', afterText: '.', marks: 'Le linee indicano possibili fessure.' },
  toPhoto: (number) => `Vai alla foto ${number}`,
  closingNote:
    'Accesso anticipato: questo rapporto è stato generato dall’IA di Plumbline. Ulteriori dati di progetto e informazioni legali seguiranno nelle prossime versioni.',
  closingNoteWithoutAi:
    'Accesso anticipato: ulteriori dati di progetto e informazioni legali seguiranno nelle prossime versioni.',
  parts: {
    particulars: {
      siteAddress: 'Indirizzo del sito',
      reference: 'Riferimento',
      revision: 'Revisione',
      structure: 'Struttura',
      weather: 'Meteo',
      attendees: 'Presenti',
    },
    scope: {
      scope: 'Oggetto dell’ispezione',
      notInspected: 'Non ispezionato',
      documentsSeen: 'Documenti visionati',
    },
    contents: 'Indice',
    summary: {
      heading: 'Sintesi',
      columns: ['Valutazione', 'Significato', 'Osservazioni'],
      notRated: 'Non valutata',
      urgent: 'Le più urgenti',
      more: (count) =>
        plural(
          count,
          'Un’altra è altrettanto urgente.',
          `Altre ${count} sono altrettanto urgenti.`,
        ),
    },
    schedule: {
      number: 'N.',
      location: 'Posizione',
      rating: 'Valutazione',
      severity: 'Gravità',
      urgency: 'Urgenza',
      taken: 'Scatto',
      page: 'Pagina',
    },
    severities: { minor: 'Lieve', moderate: 'Moderata', major: 'Grave', safety: 'Sicurezza' },
    urgencies: {
      immediate: 'Immediata',
      soon: 'A breve',
      planned: 'Programmata',
      monitor: 'Da monitorare',
    },
    rated: (level) => `Valutazione: ${level}`,
    photographs: 'Fotografie',
    appendix: (letter, title) => `Allegato ${letter}: ${title}`,
    ratings: 'Valutazioni',
    photoList: 'Elenco delle foto',
    signature: {
      heading: 'Firma',
      name: 'Nome',
      membership: 'N. di iscrizione',
      firm: 'Studio',
      signedOn: 'Firmato il',
      revision: 'Revisione',
      signature: 'Firma',
    },
    revisions: { heading: 'Revisioni', columns: ['Revisione', 'Data', 'Firmato da', 'Modifiche'] },
  },
  authorship: {
    builtin: 'dall’analisi integrata',
    anAnalyst: 'da un’analisi automatica',
    named: (model) => `da ${model}`,
    rows: {
      written: (count) => `${been(count, 'scritt')} da una persona`,
      edited: (count, by) =>
        `${been(count, 'propost')} ${by} e ${plural(count, 'modificata', 'modificate')} da una persona`,
      accepted: (count, by) =>
        `${been(count, 'propost')} ${by} e ${plural(count, 'accettata', 'accettate')} da una persona`,
      unchecked: (count, by) =>
        `${been(count, 'propost')} ${by} e nessuno ${plural(count, 'l’ha verificata', 'le ha verificate')}`,
      not_assessed: (count) => plural(count, 'non è stata valutata', 'non sono state valutate'),
      blank: (count) => plural(count, 'è vuota', 'sono vuote'),
    },
    gap: ' ',
    alike: ({ count, words }) =>
      `${plural(count, 'L’unica osservazione', `Tutte le ${count} osservazioni`)} ${words}.`,
    mixed: (total, parts) =>
      `Delle ${total} osservazioni, ${parts.map(({ count, words }) => `${count} ${words}`).join('; ')}.`,
    kept: (sections, by) => `${SECTIONS[sections]} ${by}, senza modifiche successive.`,
    edited: (sections, by) =>
      `${SECTIONS[sections]} ${by} e ${sections === 'both' ? 'modificate' : 'modificata'} da una persona.`,
  },
  signing: {
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
  },
};
