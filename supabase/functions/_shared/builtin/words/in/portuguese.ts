import type { FindingWords } from '../finding-words.ts';

export const PORTUGUESE: FindingWords = {
  places: {
    somewhere: 'na imagem',
    everywhere: 'na maior parte da imagem',
    across: 'através da imagem',
    'down the middle': 'de cima a baixo no centro da imagem',
    'left side': 'ao longo do lado esquerdo da imagem',
    'right side': 'ao longo do lado direito da imagem',
    'across the middle': 'através do centro da imagem',
    'across the top': 'através da parte superior da imagem',
    'across the bottom': 'através da parte inferior da imagem',
    'upper left': 'na parte superior esquerda da imagem',
    upper: 'na parte superior da imagem',
    'upper right': 'na parte superior direita da imagem',
    left: 'na parte esquerda da imagem',
    middle: 'no centro da imagem',
    right: 'na parte direita da imagem',
    'lower left': 'na parte inferior esquerda da imagem',
    lower: 'na parte inferior da imagem',
    'lower right': 'na parte inferior direita da imagem',
  },
  directions: {
    vertical: 'vertical',
    horizontal: 'horizontal',
    diagonal: 'diagonal',
    irregular: 'irregular',
  },
  single: (where, direction) => `Possível fissura ${where}: uma única linha ${direction}.`,
  several: (where, direction) =>
    `Possíveis fissuras ${where}: várias linhas, a principal ${direction}.`,
  map: (where) => `Possível fissuração em rede ${where}.`,
  surface: 'Superfície vista de perto, material não determinado',
  advice:
    'Confirmar no local que se trata de uma fissura. Medir e registar a abertura e o comprimento e acompanhá-la, por exemplo com testemunhos durante vários meses. Apurar a causa antes de escolher uma reparação.',
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
