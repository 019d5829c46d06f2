import type { FindingWords } from '../finding-words.ts';

export const PORTUGUESE: FindingWords = {
  nothing: 'Nada inspecionável nesta foto',
  unusable: {
    'too dark': {
      seen: 'Nada pôde ser avaliado: a foto é demasiado escura para mostrar a superfície.',
      advice:
        'Tirar outra foto com mais luz, por exemplo com flash ou com uma lanterna segura de lado.',
    },
    overexposed: {
      seen: 'Nada pôde ser avaliado: a foto está sobre-exposta ou em branco.',
      advice: 'Tirar outra foto com menos luz, perpendicular à superfície.',
    },
    blurred: {
      seen: 'Nada pôde ser avaliado: a foto está demasiado desfocada para mostrar a superfície.',
      advice: 'Tirar outra foto sem mover a câmara e com a superfície focada.',
    },
    'too small': {
      seen: 'Nada pôde ser avaliado: a imagem é demasiado pequena para mostrar a superfície.',
      advice: 'Carregar a foto original ou tirar outra mais de perto.',
    },
  },
};
