import type { DocumentWords } from '../forms/document.ts';

/** Counts agree with "ustalenia": one is neuter, two to four take the plural, five the genitive. */
export const DOCUMENT: DocumentWords = {
  title: 'Raport z inspekcji',
  subject: 'Raport z inspekcji',
  fields: {
    client_name: 'Zamawiający',
    site_address: 'Adres obiektu',
    structure: 'Obiekt',
    reference: 'Znak sprawy',
    revision: 'Rewizja',
    weather: 'Pogoda',
    attendees: 'Obecni',
    scope: 'Zakres inspekcji',
    not_inspected: 'Nie objęto inspekcją',
    documents_seen: 'Przejrzane dokumenty',
  },
  details: {
    inspectionDate: 'Data inspekcji',
    preparedBy: 'Opracowanie',
    reportDate: 'Data raportu',
    observations: 'Ustalenia',
  },
  page: { before: 'Strona ', between: ' z ', after: '' },
  observations: 'Załącznik 1: Ustalenia',
  columns: ['Zdjęcie', 'Element', 'Uszkodzenie', 'Zalecenie'],
  sections: 'Załącznik 2: Omówienie i zalecenia',
  discussion: 'Omówienie',
  recommendation: 'Zalecenia',
  none: {
    text: 'b.d.',
    photo: 'Brak zdjęcia',
    observations: 'Ten raport nie zawiera ustaleń.',
    discussion: 'Brak omówienia.',
    recommendation: 'Brak zaleceń.',
  },
  photo: 'Zdjęcie ',
  rows: {
    location: 'Lokalizacja',
  },
  answers: { yes: 'Tak', no: 'Nie' },
  deleted: 'usunięte',
  description: {
    suggestedLines: 'Linie wskazują możliwe rysy.',
    drawn: 'Naniesiono na nie oznaczenia.',
  },
  afterName: ': ',
  toPhoto: 'Do zdjęcia {number}',
  closingNote:
    'Wczesny dostęp: ten raport został wygenerowany przez AI Plumbline. Dalsze dane projektu i informacje prawne pojawią się w kolejnych wersjach.',
  closingNoteWithoutAi:
    'Wczesny dostęp: dalsze dane projektu i informacje prawne pojawią się w kolejnych wersjach.',
  parts: {
    contents: 'Spis treści',
    summary: {
      heading: 'Podsumowanie',
      columns: ['Ocena', 'Znaczenie', 'Ustalenia'],
      notRated: 'Bez oceny',
      urgent: 'Najpilniejsze',
      more: {
        one: 'Jeszcze {count} jest równie pilne.',
        few: 'Jeszcze {count} są równie pilne.',
        other: 'Jeszcze {count} jest równie pilnych.',
      },
    },
    schedule: {
      number: 'Nr',
      rating: 'Ocena',
      severity: 'Waga',
      urgency: 'Pilność',
      taken: 'Zdjęcie z dnia',
      page: 'Strona',
    },
    severities: {
      minor: 'Niewielka',
      moderate: 'Umiarkowana',
      major: 'Poważna',
      safety: 'Bezpieczeństwo',
    },
    urgencies: {
      immediate: 'Natychmiast',
      soon: 'Wkrótce',
      planned: 'Planowo',
      monitor: 'Obserwować',
    },
    rated: 'Ocena: {level}',
    photographs: 'Dokumentacja fotograficzna',
    appendix: 'Dodatek {letter}: {title}',
    ratings: 'Skala ocen',
    photoList: 'Spis zdjęć',
    signature: {
      heading: 'Podpis',
      name: 'Imię i nazwisko',
      membership: 'Nr członkowski',
      firm: 'Firma',
      signedOn: 'Data podpisania',
    },
    revisions: { heading: 'Rewizje', columns: ['Rewizja', 'Data', 'Podpis', 'Zmiany'] },
  },
  provenance: {
    builtin: 'wbudowany analizator',
    anAnalyst: 'analizator',
    named: '{model}',
    rows: {
      written: {
        one: 'zostało napisane przez człowieka',
        few: 'zostały napisane przez człowieka',
        other: 'zostało napisanych przez człowieka',
      },
      edited: {
        one: 'zostało zaproponowane przez {by} i zmienione przez człowieka',
        few: 'zostały zaproponowane przez {by} i zmienione przez człowieka',
        other: 'zostało zaproponowanych przez {by} i zmienionych przez człowieka',
      },
      accepted: {
        one: 'zostało zaproponowane przez {by} i przyjęte przez człowieka',
        few: 'zostały zaproponowane przez {by} i przyjęte przez człowieka',
        other: 'zostało zaproponowanych przez {by} i przyjętych przez człowieka',
      },
      unchecked: {
        one: 'zostało zaproponowane przez {by} i przez nikogo niesprawdzone',
        few: 'zostały zaproponowane przez {by} i przez nikogo niesprawdzone',
        other: 'zostało zaproponowanych przez {by} i przez nikogo niesprawdzonych',
      },
      not_assessed: {
        one: 'nie zostało ocenione',
        few: 'nie zostały ocenione',
        other: 'nie zostało ocenionych',
      },
      blank: { one: 'jest puste', few: 'są puste', other: 'jest pustych' },
    },
    unjudged: 'Bez pełnego ponownego odczytania przez model: {what}.',
    alike: {
      one: 'Jedyne ustalenie {words}.',
      few: 'Wszystkie {count} ustalenia {words}.',
      other: 'Wszystkie {count} ustaleń {words}.',
    },
    mixed: {
      whole: 'Spośród {total} ustaleń: {parts}.',
      part: '{count} {words}',
      between: '; ',
    },
    kept: {
      discussion: 'Omówienie zostało przygotowane przez {by} i nie było później zmieniane.',
      recommendation: 'Zalecenia zostały przygotowane przez {by} i nie były później zmieniane.',
      both: 'Omówienie i zalecenia zostały przygotowane przez {by} i nie były później zmieniane.',
    },
    edited: {
      discussion: 'Omówienie zostało przygotowane przez {by} i zmienione przez człowieka.',
      recommendation: 'Zalecenia zostały przygotowane przez {by} i zmienione przez człowieka.',
      both: 'Omówienie i zalecenia zostały przygotowane przez {by} i zmienione przez człowieka.',
    },
  },
  signing: {
    status: 'Status',
    draft: 'Wersja robocza',
    draftAfter: 'Wersja robocza po rewizji {revision}',
    issued: 'Wydano {date}',
    // Names stay in the nominative, because no rule declines every name.
    signed: 'Podpis: {signatory}, {when}, rewizja {revision}.',
    responsible:
      'Za ten raport odpowiada {signatory}, niezależnie od tego, kto lub co zaproponowało jego treść.',
    unchecked: 'W chwili podpisania nikt nie sprawdził następujących ustaleń: {photos}.',
    noAi: 'W tym raporcie AI niczego nie zaproponowała.',
    ai: {
      rows: 'Przy opracowaniu tego raportu użyto AI do zaproponowania treści ustaleń na podstawie zdjęć.',
      sections:
        'Przy opracowaniu tego raportu użyto AI do przygotowania projektu części opisowych.',
      both: 'Przy opracowaniu tego raportu użyto AI do zaproponowania treści ustaleń na podstawie zdjęć i do przygotowania projektu części opisowych.',
    },
    visualOnly:
      'Propozycje AI opierają się na tym, co widać na zdjęciach: nie wykonała ona pomiarów, badań ani odkrywek.',
    contest:
      'Pytania dotyczące użycia AI i zastrzeżenia do ustaleń należy kierować na adres: {contact}.',
    changes: {
      first: 'Pierwsze wydanie',
      none: 'Bez zmian',
      added: {
        one: 'dodano {count} ustalenie',
        few: 'dodano {count} ustalenia',
        other: 'dodano {count} ustaleń',
      },
      changed: {
        one: 'zmieniono {count} ustalenie',
        few: 'zmieniono {count} ustalenia',
        other: 'zmieniono {count} ustaleń',
      },
      removed: {
        one: 'usunięto {count} ustalenie',
        few: 'usunięto {count} ustalenia',
        other: 'usunięto {count} ustaleń',
      },
      moved: 'kolejność ustaleń',
      particulars: 'dane raportu',
      letterhead: 'firma lub autor',
    },
  },
};
