import type { AnalystWords } from '../forms/analyst.ts';

export const ANALYST: AnalystWords = {
  row: {
    missingPhoto: 'una foto non presente in questa relazione',
    noVisibleDefect: 'Nessun difetto visibile',
    nothingInspectable: 'Nulla di valutabile',
    noElement: 'Nulla di valutabile in questa foto',
    noAction: 'Da questa foto non deriva alcun intervento.',
    anotherPhoto: 'Scattare un’altra foto di questa parte.',
    cause: 'Causa probabile, non confermata: ',
    notJudged: 'Non giudicabile dalla foto: ',
    by: 'A cura di: ',
    stop: '.',
    comma: ', ',
    semicolon: '; ',
    space: ' ',
  },
  findings: {
    nothing: 'Nulla di ispezionabile in questa foto',
    unusable: {
      'too dark': {
        seen: 'Non è stato possibile valutare nulla: la foto è troppo scura per mostrare la superficie.',
        advice:
          'Scattare un’altra foto con più luce, per esempio con il flash o con una lampada tenuta di lato.',
      },
      overexposed: {
        seen: 'Non è stato possibile valutare nulla: la foto è sovraesposta o vuota.',
        advice: 'Scattare un’altra foto con meno luce, perpendicolarmente alla superficie.',
      },
      blurred: {
        seen: 'Non è stato possibile valutare nulla: la foto è troppo sfocata per mostrare la superficie.',
        advice:
          'Scattare un’altra foto, tenendo ferma la fotocamera e mettendo a fuoco la superficie.',
      },
      'too small': {
        seen: 'Non è stato possibile valutare nulla: l’immagine è troppo piccola per mostrare la superficie.',
        advice: 'Caricare la foto originale o scattarne un’altra più da vicino.',
      },
    },
  },
  listing: {
    photos: { one: 'Foto {list}', several: 'Foto {list}' },
    needAction: {
      one: 'La foto {list} richiede un intervento:',
      several: 'Le foto {list} richiedono un intervento:',
    },
    observed: {
      one: 'Rilevato nella foto {list}:',
      several: 'Rilevato nelle foto {list}:',
    },
    colon: ': ',
  },
  draft: {
    photo: { one: 'foto {list}', several: 'foto {list}' },
    oneOfSeveral: '{where} ({photos})',
    seeAlso: ' (vedi anche {photos})',
    basis: {
      one: 'Questo rapporto si basa su una foto.',
      other: 'Questo rapporto si basa su {count} foto.',
    },
    withDefect: {
      one: 'In una di esse è registrato un difetto.',
      other: 'In {count} di esse sono registrati difetti.',
    },
    eachWithDefect: 'In ognuna di esse è registrato un difetto.',
    danger: {
      one: 'Per la foto {list} è registrato un possibile pericolo per le persone.',
      several: 'Per le foto {list} è registrato un possibile pericolo per le persone.',
    },
    major: {
      one: 'Il difetto nella foto {list} è registrato come grave.',
      several: 'I difetti nelle foto {list} sono registrati come gravi.',
    },
    defects: 'Difetti registrati:',
    defectsRanked: 'Difetti registrati, i più gravi per primi:',
    moreDefects: 'Le osservazioni descrivono altri difetti: {list}.',
    sound:
      'Nessun difetto visibile è registrato per quanto segue, nei limiti di ciò che mostra ogni foto:',
    soundPhotos: {
      one: 'Nessun difetto visibile è registrato nella foto {list}.',
      several: 'Nessun difetto visibile è registrato nelle foto {list}.',
    },
    notAssessed: {
      one: 'La foto {list} non è ancora stata valutata; ciò che mostra non è descritto qui.',
      several:
        'Le foto {list} non sono ancora state valutate; ciò che mostrano non è descritto qui.',
    },
    notUsable: {
      one: 'Nella foto {list} non è stato possibile ispezionare nulla; ciò che doveva mostrare resta da ispezionare.',
      several:
        'Nelle foto {list} non è stato possibile ispezionare nulla; ciò che dovevano mostrare resta da ispezionare.',
    },
    visual: {
      impersonal: 'L’ispezione è stata visiva e limitata a ciò che mostrano le foto.',
      we: 'Abbiamo ispezionato a vista, nei limiti di ciò che mostrano le foto.',
      I: 'Ho ispezionato a vista, nei limiti di ciò che mostrano le foto.',
    },
    untested:
      'Oltre a quanto indicano le osservazioni e le note, non risultano saggi, battiture o prove.',
    notCovered:
      'Ciò che nessuna foto mostra e ciò che si trova dietro le superfici visibili non è oggetto di questo rapporto; vi possono essere difetti qui non registrati.',
    recommended: {
      impersonal: 'Si raccomanda quanto segue.',
      we: 'Raccomandiamo quanto segue.',
      I: 'Raccomando quanto segue.',
    },
    bands: {
      safety: 'Possibile pericolo per le persone, da affrontare per primo:',
      immediate: 'Da eseguire subito:',
      major: 'Difetti gravi:',
      unjudged: 'Gravità non ancora valutata:',
      moderate: 'Difetti moderati:',
      minor: 'Difetti lievi:',
    },
    further: 'Si raccomanda inoltre:',
    moreActions: 'Le altre raccomandazioni sono riportate nelle osservazioni: {list}.',
    timed: {
      immediate: 'Da eseguire subito.',
      soon: 'Da eseguire a breve.',
      planned: 'Da eseguire con i prossimi lavori programmati.',
      monitor: 'Da monitorare prima.',
    },
    noAction:
      'Nessun intervento è ancora registrato; un ingegnere competente deve decidere che cosa è necessario.',
    nothing: 'Nelle osservazioni non è registrato alcun intervento.',
    toAssess: {
      one: 'La foto {list} deve essere valutata prima dell’emissione di questo rapporto.',
      several: 'Le foto {list} devono essere valutate prima dell’emissione di questo rapporto.',
    },
    toReplace: {
      one: 'La foto {list} deve essere ripetuta, o l’elemento ispezionato sul posto, prima dell’emissione di questo rapporto.',
      several:
        'Le foto {list} devono essere ripetute, o gli elementi ispezionati sul posto, prima dell’emissione di questo rapporto.',
    },
    presses: String.raw`transennare|interdire|chiudere|chiusura|evacu|sgomber|puntell|subito|immediat|urgente|vietare|non (?:usare|utilizzare|entrare)|tenere lontan`,
  },
  reasons: {
    oneName: '{photos}: forse lo stesso elemento, con questo nome.',
    severity: 'Un difetto dello stesso tipo è valutato così: {like}.',
    closeView: 'Forse una vista ravvicinata di: {wide}.',
    sameDefect: 'Forse lo stesso difetto: {other}.',
    assurance: 'Nessuna foto può mostrarlo.',
  },
};
