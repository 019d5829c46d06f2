import type { DocumentWords } from '../forms/document.ts';

export const DOCUMENT: DocumentWords = {
  title: 'Rapporto di ispezione',
  subject: 'Rapporto di ispezione',
  fields: {
    client_name: 'Committente',
    site_address: 'Indirizzo del sito',
    structure: 'Struttura',
    reference: 'Riferimento',
    revision: 'Revisione',
    weather: 'Meteo',
    attendees: 'Presenti',
    scope: 'Oggetto dell’ispezione',
    not_inspected: 'Non ispezionato',
    documents_seen: 'Documenti visionati',
  },
  details: {
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
  rows: {
    location: 'Posizione',
  },
  answers: { yes: 'Sì', no: 'No' },
  deleted: 'eliminata',
  description: {
    suggestedLines: 'Le linee indicano possibili fessure.',
    drawn: 'Vi sono disegnati dei segni.',
  },
  afterName: ': ',
  toPhoto: 'Vai alla foto {number}',
  closingNote:
    'Accesso anticipato: questo rapporto è stato generato dall’IA di Plumbline. Ulteriori dati di progetto e informazioni legali seguiranno nelle prossime versioni.',
  closingNoteWithoutAi:
    'Accesso anticipato: ulteriori dati di progetto e informazioni legali seguiranno nelle prossime versioni.',
  parts: {
    contents: 'Indice',
    summary: {
      heading: 'Sintesi',
      columns: ['Valutazione', 'Significato', 'Osservazioni'],
      notRated: 'Non valutata',
      urgent: 'Le più urgenti',
      more: {
        one: 'Un’altra è altrettanto urgente.',
        other: 'Altre {count} sono altrettanto urgenti.',
      },
    },
    schedule: {
      number: 'N.',
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
    rated: 'Valutazione: {level}',
    photographs: 'Fotografie',
    appendix: 'Allegato {letter}: {title}',
    ratings: 'Valutazioni',
    photoList: 'Elenco delle foto',
    signature: {
      heading: 'Firma',
      name: 'Nome',
      membership: 'N. di iscrizione',
      firm: 'Studio',
      signedOn: 'Firmato il',
    },
    revisions: { heading: 'Revisioni', columns: ['Revisione', 'Data', 'Firmato da', 'Modifiche'] },
  },
  provenance: {
    builtin: 'dall’analisi integrata',
    anAnalyst: 'da un’analisi automatica',
    named: 'da {model}',
    rows: {
      written: {
        one: 'è stata scritta da una persona',
        other: 'sono state scritte da una persona',
      },
      edited: {
        one: 'è stata proposta {by} e modificata da una persona',
        other: 'sono state proposte {by} e modificate da una persona',
      },
      accepted: {
        one: 'è stata proposta {by} e accettata da una persona',
        other: 'sono state proposte {by} e accettate da una persona',
      },
      unchecked: {
        one: 'è stata proposta {by} e nessuno l’ha verificata',
        other: 'sono state proposte {by} e nessuno le ha verificate',
      },
      not_assessed: { one: 'non è stata valutata', other: 'non sono state valutate' },
      blank: { one: 'è vuota', other: 'sono vuote' },
    },
    unjudged: 'Senza una seconda lettura completa da parte di un modello: {what}.',
    alike: {
      one: 'L’unica osservazione {words}.',
      other: 'Tutte le {count} osservazioni {words}.',
    },
    mixed: {
      whole: 'Delle {total} osservazioni, {parts}.',
      part: '{count} {words}',
      between: '; ',
    },
    kept: {
      discussion: 'L’analisi è stata redatta {by}, senza modifiche successive.',
      recommendation: 'La raccomandazione è stata redatta {by}, senza modifiche successive.',
      both: 'L’analisi e la raccomandazione sono state redatte {by}, senza modifiche successive.',
    },
    edited: {
      discussion: 'L’analisi è stata redatta {by} e modificata da una persona.',
      recommendation: 'La raccomandazione è stata redatta {by} e modificata da una persona.',
      both: 'L’analisi e la raccomandazione sono state redatte {by} e modificate da una persona.',
    },
  },
  signing: {
    status: 'Stato',
    draft: 'Bozza',
    draftAfter: 'Bozza successiva alla revisione {revision}',
    issued: 'Emesso il {date}',
    signed: 'Firmato da {signatory} il {when} come revisione {revision}.',
    responsible:
      '{signatory} risponde di questa relazione, chiunque o qualunque cosa ne abbia proposto i testi.',
    unchecked: 'Alla firma nessuno aveva verificato queste osservazioni: {photos}.',
    noAi: 'In questa relazione nessuna IA ha proposto alcunché.',
    ai: {
      rows: 'Nella stesura di questa relazione l’IA è stata usata per proporre i testi delle osservazioni a partire dalle foto.',
      sections: 'Nella stesura di questa relazione l’IA è stata usata per abbozzarne sezioni.',
      both: 'Nella stesura di questa relazione l’IA è stata usata per proporre i testi delle osservazioni a partire dalle foto e per abbozzare sezioni.',
    },
    visualOnly:
      'Quanto proposto dall’IA si basa su ciò che le foto mostrano: non ha misurato, provato né aperto nulla.',
    contest:
      'Domande sull’uso dell’IA e contestazioni di un’osservazione vanno rivolte a: {contact}.',
    changes: {
      first: 'Prima emissione',
      none: 'Nessuna modifica',
      added: { one: '{count} osservazione aggiunta', other: '{count} osservazioni aggiunte' },
      changed: { one: '{count} osservazione modificata', other: '{count} osservazioni modificate' },
      removed: { one: '{count} osservazione eliminata', other: '{count} osservazioni eliminate' },
      moved: 'ordine delle osservazioni',
      particulars: 'dati della relazione',
      letterhead: 'studio o autore',
    },
  },
};
