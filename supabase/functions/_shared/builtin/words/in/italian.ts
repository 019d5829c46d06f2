import type { FindingWords } from '../finding-words.ts';

export const ITALIAN: FindingWords = {
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
};
