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
  },
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
  photos: { one: 'foto {list}', several: 'foto {list}' },
  draft: {
    oneOfSeveral: '{where} ({photos})',
    seeAlso: ' (vedi anche {photos})',
    defects: 'Difetti registrati:',
    more: 'Per il resto si vedano le osservazioni: {list}.',
    sound:
      'Nessun difetto visibile è registrato per quanto segue, nei limiti di ciò che mostra ogni foto:',
    notAssessed: 'Ancora da valutare: {list}.',
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
    danger: 'Possibile pericolo per le persone, da affrontare per primo:',
    unjudged: 'Gravità non ancora valutata:',
    further: 'Si raccomanda inoltre:',
    noAction:
      'Nessun intervento è ancora registrato; un ingegnere competente deve decidere che cosa è necessario.',
    nothing: 'Nelle osservazioni non è registrato alcun intervento.',
    toAssess: 'Da valutare prima dell’emissione di questo rapporto: {list}.',
    toReplace:
      'Da ripetere, o da ispezionare sul posto, prima dell’emissione di questo rapporto: {list}.',
    presses: String.raw`transennare|interdire|chiudere|chiusura|evacu|sgomber|puntell|subito|immediat|urgente|vietare|non (?:usare|utilizzare|entrare)|tenere lontan`,
  },
  reasons: {
    oneName: 'Forse lo stesso elemento, con questo nome: {photos}.',
    severity: 'Un difetto dello stesso tipo è valutato così: {like}.',
    closeView: 'Forse una vista ravvicinata di: {wide}.',
    sameDefect: 'Forse lo stesso difetto: {other}.',
    assurance: 'Nessuna foto può mostrarlo.',
  },
};
