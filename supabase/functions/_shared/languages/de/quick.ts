import type { QuickTable } from '../forms/quick.ts';

export const QUICK: QuickTable = {
  kinds: {
    crack: [
      'Rissbildung.',
      'Die Rissbreite vor Ort messen und festhalten und den Riss beobachten, zum Beispiel mit Rissmarken über mehrere Monate. Die Ursache klären, bevor eine Instandsetzung gewählt wird.',
    ],
    spalling: [
      'Abplatzung: Materialverlust an der Oberfläche.',
      'Wo lose Teile auf Personen fallen könnten, den Bereich absperren und die Teile zuerst sicher entfernen lassen. Die Umgebung mit dem Hammer auf Hohlstellen abklopfen. Die Ursache klären, bevor eine Instandsetzung gewählt wird.',
    ],
    corrosion: [
      'Rostfarbene Verfärbung.',
      'Das korrodierende Metall suchen und den Restquerschnitt messen; kommt die Verfärbung von hinter der Oberfläche, örtlich öffnen, bevor eine Instandsetzung gewählt wird.',
    ],
    damp: [
      'Feuchteflecken.',
      'Die Feuchte messen und ihre Quelle suchen (Rinnen, Fugen, Leitungen, Kondensation), bevor die Oberfläche erneuert wird.',
    ],
    efflorescence: [
      'Weiße Ablagerungen (Ausblühungen).',
      'Die Wasserquelle suchen und abstellen, bevor die Ablagerung abgebürstet wird; nach dem Trocknen erneut prüfen.',
    ],
    growth: [
      'Biologischer Bewuchs.',
      'Die Feuchtequelle suchen und abstellen, dann den Bewuchs entfernen und die Oberfläche darunter prüfen.',
    ],
    joints: [
      'Offene oder ausgewaschene Fugen.',
      'Prüfen, wie tief die Fugen offen sind und ob Wasser eindringt oder Steine locker sind; dann einen passenden Mörtel oder Dichtstoff wählen und die Fugen schließen.',
    ],
    rot: [
      'Zersetzung von Holz.',
      'Wo das Holz Lasten trägt, den Bereich absperren, bis eine sachkundige Person es geprüft hat. Den gesunden Restquerschnitt durch Anstechen feststellen und die Feuchtequelle suchen und abstellen, bevor repariert oder ersetzt wird.',
    ],
    movement: [
      'Verformung oder Verschiebung.',
      'Wo Versagen möglich ist, den Bereich absperren und die Standsicherheit umgehend von einer sachkundigen Person beurteilen lassen. Die Verformung messen und beobachten. Die Ursache klären, bevor eine Instandsetzung gewählt wird.',
    ],
    damage: [
      'Beschädigtes oder fehlendes Teil.',
      'Wo ein Teil lose ist oder eine Absturzstelle ungesichert lässt, zuerst absperren und sichern. Prüfen, was es befestigt, getragen oder trocken gehalten hat, dann reparieren oder ersetzen.',
    ],
  },
  elements: {
    wall: 'Wand',
    column: 'Stütze',
    beam: 'Balken oder Träger',
    slab: 'Decke',
    roof: 'Dach',
    floor: 'Fußboden',
    foundation: 'Fundament',
    opening: 'Fenster oder Tür',
    stairs: 'Treppe oder Balkon',
    facade: 'Fassade oder Bekleidung',
    deck: 'Brückenüberbau',
    pier: 'Pfeiler oder Widerlager',
    pipe: 'Rohr oder Rinne',
  },
  made: {
    brick: '{element} aus Ziegelmauerwerk',
    concrete: '{element} aus Beton',
    stone: '{element} aus Naturstein',
    timber: '{element} aus Holz',
    metal: '{element} aus Metall',
    rendered: '{element} mit Außenputz',
    plastered: '{element} mit Innenputz',
  },
  places: {
    outside: 'Außen',
    inside: 'Innen',
    north: 'Nordseite',
    east: 'Ostseite',
    south: 'Südseite',
    west: 'Westseite',
    basement: 'Untergeschoss',
    ground: 'Erdgeschoss',
    upper: 'Obergeschoss',
    roof: 'Dachebene',
  },
  none: {
    defect: 'Kein sichtbarer Schaden im gezeigten Bereich.',
    recommendation:
      'Aus diesem Foto folgt keine Maßnahme; was es nicht zeigt, wurde nicht beurteilt.',
  },
  nothing: {
    element: 'Auf diesem Foto ist nichts beurteilbar',
    defect: 'Anhand dieses Fotos konnte nichts beurteilt werden.',
    recommendation: 'Ein neues Foto aufnehmen, das das zu prüfende Bauteil zeigt.',
  },
};
