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
  },
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
  photos: { one: 'foto {list}', several: 'fotos {list}' },
  draft: {
    oneOfSeveral: '{where} ({photos})',
    seeAlso: ' (ver também {photos})',
    defects: 'Anomalias registadas:',
    more: 'Para o restante, ver as observações: {list}.',
    sound: 'Sem anomalias visíveis registadas no seguinte, até onde cada foto o mostra:',
    notAssessed: 'Ainda por avaliar: {list}.',
    visual: {
      impersonal: 'A inspeção foi visual e limitada ao que as fotos mostram.',
      we: 'Inspecionámos visualmente, com o limite do que as fotos mostram.',
      I: 'Inspecionei visualmente, com o limite do que as fotos mostram.',
    },
    untested:
      'Para além do que indicam as observações e as notas, não estão registadas aberturas, percussões nem ensaios.',
    notCovered:
      'O que nenhuma foto mostra e o que está por trás das superfícies visíveis fica fora deste relatório; pode haver aí anomalias que aqui não constam.',
    recommended: {
      impersonal: 'Recomenda-se o seguinte.',
      we: 'Recomendamos o seguinte.',
      I: 'Recomendo o seguinte.',
    },
    danger: 'Possível perigo para as pessoas, a tratar em primeiro lugar:',
    unjudged: 'Gravidade ainda não avaliada:',
    further: 'Recomenda-se ainda:',
    noAction:
      'Ainda não está registada qualquer medida; um engenheiro competente deve decidir o que é necessário.',
    nothing: 'Nas observações não está registada qualquer medida.',
    toAssess: 'A avaliar antes da emissão deste relatório: {list}.',
    toReplace: 'A repetir, ou a inspecionar no local, antes da emissão deste relatório: {list}.',
    presses: String.raw`interdit|vedar|fechar|encerrar|evacu|escor|imediat|urgente|não (?:usar|utilizar|entrar)|afastar as pessoas`,
  },
  reasons: {
    oneName: 'Talvez o mesmo elemento, com este nome: {photos}.',
    severity: 'Um defeito do mesmo tipo é avaliado assim: {like}.',
    closeView: 'Talvez uma vista aproximada de: {wide}.',
    sameDefect: 'Talvez o mesmo defeito: {other}.',
    assurance: 'Nenhuma foto o pode mostrar.',
  },
};
