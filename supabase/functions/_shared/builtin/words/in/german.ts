import type { FindingWords } from '../finding-words.ts';

export const GERMAN: FindingWords = {
  places: {
    somewhere: 'im Bild',
    everywhere: 'über den größten Teil des Bildes',
    across: 'quer durch das Bild',
    'down the middle': 'in der Bildmitte von oben nach unten',
    'left side': 'entlang der linken Bildseite',
    'right side': 'entlang der rechten Bildseite',
    'across the middle': 'quer durch die Bildmitte',
    'across the top': 'quer durch den oberen Bildteil',
    'across the bottom': 'quer durch den unteren Bildteil',
    'upper left': 'im Bild oben links',
    upper: 'im oberen Bildteil',
    'upper right': 'im Bild oben rechts',
    left: 'im linken Bildteil',
    middle: 'in der Bildmitte',
    right: 'im rechten Bildteil',
    'lower left': 'im Bild unten links',
    lower: 'im unteren Bildteil',
    'lower right': 'im Bild unten rechts',
  },
  directions: {
    vertical: 'senkrecht',
    horizontal: 'waagerecht',
    diagonal: 'schräg',
    irregular: 'unregelmäßig',
  },
  single: (where, direction) =>
    `Möglicher Riss ${where}: eine einzelne Linie, ${direction} verlaufend.`,
  several: (where, direction) =>
    `Mögliche Risse ${where}: mehrere Linien, die Hauptlinie ${direction} verlaufend.`,
  map: (where) => `Mögliche netzartige Rissbildung ${where}.`,
  surface: 'Oberfläche in Nahaufnahme, Baustoff nicht bestimmt',
  advice:
    'Vor Ort bestätigen, dass es sich um einen Riss handelt. Breite und Länge messen und festhalten, den Riss beobachten, zum Beispiel mit Rissmarken über mehrere Monate. Die Ursache klären, bevor eine Instandsetzung gewählt wird.',
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
