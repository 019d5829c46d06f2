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
      one: 'Anche la foto {list} richiede un intervento:',
      several: 'Anche le foto {list} richiedono un intervento:',
    },
    observed: {
      one: 'Rilevato inoltre, nella foto {list}:',
      several: 'Rilevato inoltre, nelle foto {list}:',
    },
    colon: ': ',
  },
  reasons: {
    oneName: '{photos}: forse lo stesso elemento, con questo nome.',
    severity: 'Un difetto dello stesso tipo è valutato così: {like}.',
    closeView: 'Forse una vista ravvicinata di: {wide}.',
    sameDefect: 'Forse lo stesso difetto: {other}.',
    assurance: 'Nessuna foto può mostrarlo.',
  },
};
