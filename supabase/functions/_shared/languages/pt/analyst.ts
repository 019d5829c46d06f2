import type { AnalystWords } from '../forms/analyst.ts';

export const ANALYST: AnalystWords = {
  row: {
    missingPhoto: 'uma foto que não consta deste relatório',
    noVisibleDefect: 'Sem anomalia visível',
    nothingInspectable: 'Nada avaliável',
    noElement: 'Nada avaliável nesta foto',
    noAction: 'Desta foto não resulta nenhuma medida.',
    anotherPhoto: 'Tirar outra foto desta parte.',
    cause: 'Causa provável, não confirmada: ',
    notJudged: 'Não se pode avaliar na foto: ',
    by: 'A cargo de: ',
    stop: '.',
    comma: ', ',
    semicolon: '; ',
    space: ' ',
  },
  findings: {
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
  },
  listing: {
    photos: { one: 'Foto {list}', several: 'Fotos {list}' },
    needAction: {
      one: 'A foto {list} também exige intervenção:',
      several: 'As fotos {list} também exigem intervenção:',
    },
    observed: {
      one: 'Também observado, na foto {list}:',
      several: 'Também observado, nas fotos {list}:',
    },
    colon: ': ',
  },
  reasons: {
    oneName: '{photos}: talvez o mesmo elemento, com este nome.',
    severity: 'Um defeito do mesmo tipo é avaliado assim: {like}.',
    closeView: 'Talvez uma vista aproximada de: {wide}.',
    sameDefect: 'Talvez o mesmo defeito: {other}.',
    assurance: 'Nenhuma foto o pode mostrar.',
  },
};
