import type { FindingWords } from '../finding-words.ts';

export const ITALIAN: FindingWords = {
  places: {
    somewhere: 'nell’immagine',
    everywhere: 'su gran parte dell’immagine',
    across: 'attraverso l’immagine',
    'down the middle': 'dall’alto in basso al centro dell’immagine',
    'left side': 'lungo il lato sinistro dell’immagine',
    'right side': 'lungo il lato destro dell’immagine',
    'across the middle': 'attraverso il centro dell’immagine',
    'across the top': 'attraverso la parte superiore dell’immagine',
    'across the bottom': 'attraverso la parte inferiore dell’immagine',
    'upper left': 'in alto a sinistra nell’immagine',
    upper: 'in alto nell’immagine',
    'upper right': 'in alto a destra nell’immagine',
    left: 'a sinistra nell’immagine',
    middle: 'al centro dell’immagine',
    right: 'a destra nell’immagine',
    'lower left': 'in basso a sinistra nell’immagine',
    lower: 'in basso nell’immagine',
    'lower right': 'in basso a destra nell’immagine',
  },
  directions: {
    vertical: 'verticale',
    horizontal: 'orizzontale',
    diagonal: 'diagonale',
    irregular: 'irregolare',
  },
  single: (where, direction) => `Possibile fessura ${where}: una sola linea ${direction}.`,
  several: (where, direction) =>
    `Possibili fessure ${where}: più linee, la principale ${direction}.`,
  map: (where) => `Possibile cavillatura a rete ${where}.`,
  surface: 'Superficie vista da vicino, materiale non determinato',
  advice:
    'Confermare sul posto che si tratti di una fessura. Misurarne e annotarne ampiezza e lunghezza e monitorarla, per esempio con fessurimetri per alcuni mesi. Accertare la causa prima di scegliere una riparazione.',
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
