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
      one: 'Foto {list} erfordert Maßnahmen:',
      several: 'Die Fotos {list} erfordern Maßnahmen:',
    },
    observed: {
      one: 'Festgestellt auf Foto {list}:',
      several: 'Festgestellt auf den Fotos {list}:',
    },
    colon: ': ',
  },
  draft: {
    photo: { one: 'Foto {list}', several: 'Fotos {list}' },
    oneOfSeveral: '{where} ({photos})',
    seeAlso: ' (siehe auch {photos})',
    basis: {
      one: 'Dieser Bericht stützt sich auf ein Foto.',
      other: 'Dieser Bericht stützt sich auf {count} Fotos.',
    },
    withDefect: {
      one: 'Auf einem davon ist ein Mangel festgehalten.',
      other: 'Auf {count} davon sind Mängel festgehalten.',
    },
    eachWithDefect: 'Auf jedem davon ist ein Mangel festgehalten.',
    danger: {
      one: 'Zu Foto {list} ist eine mögliche Gefahr für Personen festgehalten.',
      several: 'Zu den Fotos {list} ist eine mögliche Gefahr für Personen festgehalten.',
    },
    major: {
      one: 'Der Mangel auf Foto {list} ist als erheblich eingestuft.',
      several: 'Die Mängel auf den Fotos {list} sind als erheblich eingestuft.',
    },
    defects: 'Festgestellte Mängel:',
    defectsRanked: 'Festgestellte Mängel, die schwersten zuerst:',
    moreDefects: 'Weitere Mängel sind in den Feststellungen beschrieben: {list}.',
    sound:
      'Kein sichtbarer Mangel ist für Folgendes festgehalten, soweit das jeweilige Foto es zeigt:',
    soundPhotos: {
      one: 'Auf Foto {list} ist kein sichtbarer Mangel festgehalten.',
      several: 'Auf den Fotos {list} ist kein sichtbarer Mangel festgehalten.',
    },
    notAssessed: {
      one: 'Foto {list} ist noch nicht beurteilt; was es zeigt, ist hier nicht beschrieben.',
      several:
        'Die Fotos {list} sind noch nicht beurteilt; was sie zeigen, ist hier nicht beschrieben.',
    },
    notUsable: {
      one: 'Auf Foto {list} war nichts beurteilbar; was es zeigen sollte, bleibt ungeprüft.',
      several:
        'Auf den Fotos {list} war nichts beurteilbar; was sie zeigen sollten, bleibt ungeprüft.',
    },
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
    bands: {
      safety: 'Mögliche Gefahr für Personen, zuerst zu behandeln:',
      immediate: 'Sofort auszuführen:',
      major: 'Erhebliche Mängel:',
      unjudged: 'Schwere noch nicht beurteilt:',
      moderate: 'Mäßige Mängel:',
      minor: 'Geringe Mängel:',
    },
    further: 'Außerdem empfohlen:',
    moreActions: 'Die weiteren Empfehlungen stehen in den Feststellungen: {list}.',
    timed: {
      immediate: 'Sofort auszuführen.',
      soon: 'Bald auszuführen.',
      planned: 'Mit den nächsten geplanten Arbeiten auszuführen.',
      monitor: 'Zunächst zu beobachten.',
    },
    noAction:
      'Noch ist keine Maßnahme festgehalten; was nötig ist, sollte ein sachkundiger Ingenieur entscheiden.',
    nothing: 'In den Feststellungen ist keine Maßnahme festgehalten.',
    toAssess: {
      one: 'Foto {list} ist zu beurteilen, bevor dieser Bericht ausgegeben wird.',
      several: 'Die Fotos {list} sind zu beurteilen, bevor dieser Bericht ausgegeben wird.',
    },
    toReplace: {
      one: 'Foto {list} ist neu aufzunehmen oder das Bauteil vor Ort zu prüfen, bevor dieser Bericht ausgegeben wird.',
      several:
        'Die Fotos {list} sind neu aufzunehmen oder die Bauteile vor Ort zu prüfen, bevor dieser Bericht ausgegeben wird.',
    },
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
