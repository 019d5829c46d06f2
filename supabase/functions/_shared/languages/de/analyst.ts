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
  },
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
  photos: { one: 'Foto {list}', several: 'Fotos {list}' },
  draft: {
    oneOfSeveral: '{where} ({photos})',
    seeAlso: ' (siehe auch {photos})',
    defects: 'Festgestellte Mängel:',
    more: 'Im Übrigen siehe Feststellungen: {list}.',
    sound:
      'Kein sichtbarer Mangel ist für Folgendes festgehalten, soweit das jeweilige Foto es zeigt:',
    notAssessed: 'Noch nicht beurteilt: {list}.',
    visual: {
      impersonal:
        'Die Prüfung erfolgte durch Inaugenscheinnahme und beschränkt sich auf das, was die Fotos zeigen.',
      we: 'Wir haben durch Inaugenscheinnahme geprüft, beschränkt auf das, was die Fotos zeigen.',
      I: 'Ich habe durch Inaugenscheinnahme geprüft, beschränkt auf das, was die Fotos zeigen.',
    },
    untested:
      'Über die Feststellungen und Notizen hinaus sind keine Bauteilöffnungen, Klopfproben oder Prüfungen festgehalten.',
    notCovered:
      'Was kein Foto zeigt und was hinter sichtbaren Oberflächen liegt, ist nicht Gegenstand dieses Berichts; dort können Mängel vorliegen, die hier nicht erfasst sind.',
    recommended: {
      impersonal: 'Folgendes wird empfohlen.',
      we: 'Wir empfehlen Folgendes.',
      I: 'Ich empfehle Folgendes.',
    },
    danger: 'Mögliche Gefahr für Personen, zuerst zu behandeln:',
    unjudged: 'Schwere noch nicht beurteilt:',
    further: 'Außerdem empfohlen:',
    noAction:
      'Noch ist keine Maßnahme festgehalten; was nötig ist, sollte ein sachkundiger Ingenieur entscheiden.',
    nothing: 'In den Feststellungen ist keine Maßnahme festgehalten.',
    toAssess: 'Vor Ausgabe dieses Berichts zu beurteilen: {list}.',
    toReplace: 'Vor Ausgabe dieses Berichts neu aufzunehmen oder vor Ort zu prüfen: {list}.',
    presses: String.raw`absperr|gesperrt|\bsperr|räum(?:en|ung)|evakuier|abstütz|sofort|umgehend|unverzüglich|nicht (?:betreten|benutzen)|fernhalten|freihalten`,
  },
  reasons: {
    oneName: '{photos}: möglicherweise dasselbe Bauteil, unter diesem Namen.',
    severity: 'Ein gleichartiger Mangel ist so eingestuft: {like}.',
    closeView: 'Möglicherweise eine Nahaufnahme zu {wide}.',
    sameDefect: 'Möglicherweise derselbe Mangel: {other}.',
    assurance: 'Das kann kein Foto zeigen.',
  },
};
