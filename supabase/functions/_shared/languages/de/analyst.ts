import type { AnalystWords } from '../forms/analyst.ts';

export const ANALYST: AnalystWords = {
  row: {
    missingPhoto: 'ein Foto, das nicht in diesem Bericht ist',
    noVisibleDefect: 'Kein sichtbarer Mangel',
    nothingInspectable: 'Nichts beurteilbar',
    noElement: 'Auf diesem Foto nichts beurteilbar',
    noAction: 'Aus diesem Foto folgt keine Maßnahme.',
    anotherPhoto: 'Ein weiteres Foto dieses Bauteils aufnehmen.',
    cause: 'Vermutliche Ursache, nicht bestätigt: ',
    notJudged: 'Auf dem Foto nicht zu beurteilen: ',
    by: 'Durch: ',
    stop: '.',
    comma: ', ',
    semicolon: '; ',
    space: ' ',
  },
  findings: {
    nothing: 'Auf diesem Foto ist nichts beurteilbar',
    unusable: {
      'too dark': {
        seen: 'Es konnte nichts beurteilt werden: Das Foto ist zu dunkel, um die Oberfläche zu zeigen.',
        advice:
          'Ein neues Foto mit mehr Licht aufnehmen, zum Beispiel mit Blitz oder einer seitlich gehaltenen Arbeitsleuchte.',
      },
      overexposed: {
        seen: 'Es konnte nichts beurteilt werden: Das Foto ist überbelichtet oder leer.',
        advice: 'Ein neues Foto mit weniger Licht aufnehmen, rechtwinklig zur Oberfläche.',
      },
      blurred: {
        seen: 'Es konnte nichts beurteilt werden: Das Foto ist zu unscharf, um die Oberfläche zu zeigen.',
        advice: 'Ein neues Foto aufnehmen, ruhig gehalten und auf die Oberfläche scharf gestellt.',
      },
      'too small': {
        seen: 'Es konnte nichts beurteilt werden: Das Bild ist zu klein, um die Oberfläche zu zeigen.',
        advice: 'Das Originalfoto hochladen oder ein neues aus größerer Nähe aufnehmen.',
      },
    },
  },
  listing: {
    photos: { one: 'Foto {list}', several: 'Fotos {list}' },
    needAction: {
      one: 'Auch Foto {list} erfordert Maßnahmen:',
      several: 'Auch die Fotos {list} erfordern Maßnahmen:',
    },
    observed: {
      one: 'Ebenfalls festgestellt, auf Foto {list}:',
      several: 'Ebenfalls festgestellt, auf den Fotos {list}:',
    },
    colon: ': ',
  },
  reasons: {
    oneName: '{photos}: möglicherweise dasselbe Bauteil, unter diesem Namen.',
    severity: 'Ein gleichartiger Mangel ist so eingestuft: {like}.',
    closeView: 'Möglicherweise eine Nahaufnahme zu {wide}.',
    sameDefect: 'Möglicherweise derselbe Mangel: {other}.',
    assurance: 'Das kann kein Foto zeigen.',
  },
};
