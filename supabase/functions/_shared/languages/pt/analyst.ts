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
      one: 'A foto {list} exige intervenção:',
      several: 'As fotos {list} exigem intervenção:',
    },
    observed: {
      one: 'Observado na foto {list}:',
      several: 'Observado nas fotos {list}:',
    },
    colon: ': ',
  },
  draft: {
    photo: { one: 'foto {list}', several: 'fotos {list}' },
    oneOfSeveral: '{where} ({photos})',
    seeAlso: ' (ver também {photos})',
    basis: {
      one: 'Este relatório baseia-se numa foto.',
      other: 'Este relatório baseia-se em {count} fotos.',
    },
    withDefect: {
      one: 'Numa delas está registada uma anomalia.',
      other: 'Em {count} delas estão registadas anomalias.',
    },
    eachWithDefect: 'Em cada uma delas está registada uma anomalia.',
    danger: {
      one: 'Para a foto {list} está registado um possível perigo para as pessoas.',
      several: 'Para as fotos {list} está registado um possível perigo para as pessoas.',
    },
    major: {
      one: 'A anomalia da foto {list} está registada como grave.',
      several: 'As anomalias das fotos {list} estão registadas como graves.',
    },
    defects: 'Anomalias registadas:',
    defectsRanked: 'Anomalias registadas, as mais graves primeiro:',
    moreDefects: 'As observações descrevem outras anomalias: {list}.',
    sound: 'Sem anomalias visíveis registadas no seguinte, até onde cada foto o mostra:',
    soundPhotos: {
      one: 'Sem anomalias visíveis registadas na foto {list}.',
      several: 'Sem anomalias visíveis registadas nas fotos {list}.',
    },
    notAssessed: {
      one: 'A foto {list} ainda não foi avaliada; o que mostra não é aqui descrito.',
      several: 'As fotos {list} ainda não foram avaliadas; o que mostram não é aqui descrito.',
    },
    notUsable: {
      one: 'Na foto {list} nada pôde ser inspecionado; o que devia mostrar fica por inspecionar.',
      several:
        'Nas fotos {list} nada pôde ser inspecionado; o que deviam mostrar fica por inspecionar.',
    },
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
    bands: {
      safety: 'Possível perigo para as pessoas, a tratar em primeiro lugar:',
      immediate: 'A realizar de imediato:',
      major: 'Anomalias graves:',
      unjudged: 'Gravidade ainda não avaliada:',
      moderate: 'Anomalias moderadas:',
      minor: 'Anomalias ligeiras:',
    },
    further: 'Recomenda-se ainda:',
    moreActions: 'As restantes recomendações constam das observações: {list}.',
    timed: {
      immediate: 'A realizar de imediato.',
      soon: 'A realizar em breve.',
      planned: 'A realizar com as próximas obras planeadas.',
      monitor: 'A vigiar primeiro.',
    },
    noAction:
      'Ainda não está registada qualquer medida; um engenheiro competente deve decidir o que é necessário.',
    nothing: 'Nas observações não está registada qualquer medida.',
    toAssess: {
      one: 'A foto {list} tem de ser avaliada antes da emissão deste relatório.',
      several: 'As fotos {list} têm de ser avaliadas antes da emissão deste relatório.',
    },
    toReplace: {
      one: 'A foto {list} tem de ser repetida, ou o elemento inspecionado no local, antes da emissão deste relatório.',
      several:
        'As fotos {list} têm de ser repetidas, ou os elementos inspecionados no local, antes da emissão deste relatório.',
    },
    presses: String.raw`interdit|vedar|fechar|encerrar|evacu|escor|imediat|urgente|não (?:usar|utilizar|entrar)|afastar as pessoas`,
  },
  reasons: {
    oneName: '{photos}: talvez o mesmo elemento, com este nome.',
    severity: 'Um defeito do mesmo tipo é avaliado assim: {like}.',
    closeView: 'Talvez uma vista aproximada de: {wide}.',
    sameDefect: 'Talvez o mesmo defeito: {other}.',
    assurance: 'Nenhuma foto o pode mostrar.',
  },
};
