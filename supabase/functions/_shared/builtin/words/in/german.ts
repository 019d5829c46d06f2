import type { FindingWords } from '../finding-words.ts';

export const GERMAN: FindingWords = {
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
};
