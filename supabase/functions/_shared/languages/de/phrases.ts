import type { PhraseTable } from '../forms/phrases.ts';

export const PHRASES: PhraseTable = {
  elements: {
    wall: 'Außenwand',
    retainingWall: 'Stützmauer',
    parapet: 'Brüstung',
    coping: 'Mauerabdeckung',
    arch: 'Gewölbe',
    spandrel: 'Stirnmauer',
    abutment: 'Widerlager',
    pier: 'Pfeiler',
    wingWall: 'Flügelmauer',
    soffit: 'Unterseite des Überbaus',
    beam: 'Betonträger',
    column: 'Stütze',
    slab: 'Geschossdecke',
    foundation: 'Fundament',
    stairs: 'Treppe',
    balcony: 'Balkon',
    handrail: 'Geländer und Handlauf',
    roof: 'Dachdeckung',
    chimney: 'Schornsteinkopf',
    gutter: 'Dachrinne und Fallrohr',
    flashing: 'Anschlussblech',
    window: 'Fenster',
    lintel: 'Sturz',
    door: 'Tür',
    ceiling: 'Deckenuntersicht',
    partition: 'Trennwand',
    cladding: 'Fassadenbekleidung',
    steelBeam: 'Stahlträger',
    connection: 'Stahlbauanschluss',
    truss: 'Dachbinder',
    joist: 'Deckenbalken aus Holz',
    bearing: 'Lager',
    movementJoint: 'Bewegungsfuge',
    drain: 'Entwässerungsrinne',
    pavement: 'Befestigte Fläche',
    embankment: 'Böschung',
  },
  defects: {
    steppedCrack: [
      'Treppenförmiger Riss entlang der Mörtelfugen, bis … mm breit, über … Schichten.',
      'Rissbreite messen und festhalten, Rissmarken setzen und den Riss über mehrere Monate beobachten. Vor der Instandsetzung die Ursache klären.',
    ],
    verticalCrack: [
      'Senkrechter Riss durch die Mauersteine, bis … mm breit, … m lang.',
      'Rissbreite messen und festhalten und den Riss beobachten. Ursache klären, bevor der Riss ausgestemmt und instand gesetzt wird.',
    ],
    openJoints: [
      'Fugenmörtel etwa … mm tief ausgewaschen, auf etwa … m².',
      'Fugen auskratzen und neu verfugen; der Fugenmörtel darf nicht fester sein als die Steine und ist auf den Bestand abzustimmen.',
    ],
    spalledBrick: [
      'Abplatzungen an den Ziegeloberflächen auf etwa … m².',
      'Wo lose Teile auf Personen fallen könnten, den Bereich absperren und die Teile zuerst entfernen. Feuchtequelle suchen, dann die abgeplatzten Ziegel ausstemmen und ersetzen.',
    ],
    bulge: [
      'Wand um etwa … mm aus dem Lot oder ausgebaucht, auf … m Höhe.',
      'Den Bereich absperren, in den die Wand stürzen könnte. Standsicherheit umgehend von einem Tragwerksplaner beurteilen lassen und die Verformung beobachten.',
    ],
    looseCoping: [
      'Abdeckplatte lose oder um etwa … mm verschoben.',
      'Bereich darunter absperren und die Platte sofort sichern; danach die Abdeckplatten neu versetzen und befestigen.',
    ],
    concreteCrack: [
      'Riss im Beton, bis … mm breit, … m lang.',
      'Rissbreite messen und festhalten und den Riss beobachten. Rissbewegung und Ursache klären, bevor eine Instandsetzung gewählt wird.',
    ],
    mapCracking: [
      'Netzartige Risse auf etwa … m², bis … mm breit.',
      'Proben entnehmen und die Ursache klären, bevor eine Instandsetzung gewählt wird; bis dahin beobachten.',
    ],
    exposedBar: [
      'Betonabplatzungen auf etwa … m², Bewehrung auf … m Länge freiliegend und korrodiert.',
      'Wo loser Beton auf Personen fallen könnte, den Bereich absperren und den Beton zuerst entfernen. Restquerschnitt der Bewehrung messen, Betondeckung, Karbonatisierungstiefe und Chloridgehalt prüfen, dann die Instandsetzung planen.',
    ],
    hollowConcrete: [
      'Beton beim Abklopfen hohl klingend, auf etwa … m².',
      'Wo loser Beton auf Personen fallen könnte, den Bereich absperren und den Beton zuerst entfernen. Örtlich öffnen, Tiefe und Ursache feststellen, dann instand setzen.',
    ],
    rustStain: [
      'Rostfarbene Verfärbung aus Riss oder Fuge, auf … m Länge.',
      'Örtlich öffnen und vor der Instandsetzung den Restquerschnitt des Metalls messen.',
    ],
    honeycomb: [
      'Kiesnester auf etwa … m², etwa … mm tief.',
      'Bereich abklopfen, Betondeckung der Bewehrung prüfen und die Fehlstellen mit Instandsetzungsmörtel schließen.',
    ],
    coatingLoss: [
      'Schutzbeschichtung auf etwa … % der Fläche schadhaft, mit Oberflächenrost.',
      'Oberfläche vorbereiten und Beschichtung erneuern, bevor es zu Querschnittsverlust kommt.',
    ],
    sectionLoss: [
      'Korrosion mit Querschnittsverlust: Restdicke etwa … mm von … mm.',
      'Belastung beschränken, bis der Restquerschnitt von einem Tragwerksplaner nachgerechnet ist. Danach instand setzen oder verstärken.',
    ],
    looseBolt: [
      '… Schrauben oder Niete fehlend oder lose.',
      'Anschluss umgehend prüfen und die Verbindungsmittel ersetzen und anziehen lassen.',
    ],
    bentMember: [
      'Bauteil um etwa … mm verbogen, auf … m Länge.',
      'Tragfähigkeit von einem Tragwerksplaner beurteilen lassen; Bauteil richten, verstärken oder ersetzen.',
    ],
    softTimber: [
      'Holz auf etwa … m Länge weich und morsch; Einstichtiefe … mm.',
      'Wo das Holz Lasten trägt, den Bereich absperren, bis es geprüft ist. Feuchtequelle abstellen, bis ins gesunde Holz zurückschneiden und ersetzen.',
    ],
    insectHoles: [
      'Ausfluglöcher holzzerstörender Insekten auf etwa … m Länge, teils mit frischem Bohrmehl.',
      'Insektenart und Aktivität des Befalls bestimmen lassen; gesunden Restquerschnitt durch Anstechen feststellen.',
    ],
    timberSplit: [
      'Riss in Faserrichtung, … m lang, bis … mm breit.',
      'Prüfen, ob der Riss durch einen Anschluss verläuft; wenn ja, verstärken, sonst beobachten.',
    ],
    slippedTiles: [
      'Etwa … Dachziegel oder Schieferplatten verrutscht, gebrochen oder fehlend.',
      'Bereich darunter absperren. Ziegel oder Platten neu befestigen oder ersetzen und Unterdeckung und Lattung prüfen.',
    ],
    flashingOpen: [
      'Anschlussblech auf … m abgehoben, gerissen oder fehlend.',
      'Anschlussblech neu befestigen oder erneuern und die Konstruktion dahinter auf Feuchte prüfen.',
    ],
    blockedGutter: [
      'Rinne oder Ablauf auf … m verstopft; Überlaufspuren an der Wand darunter.',
      'Freiräumen, Gefälle und Verbindungen prüfen; in regelmäßigen Abständen reinigen.',
    ],
    membrane: [
      'Dachabdichtung mit Blasen, Rissen oder offener Naht, auf … m.',
      'Abdichtung instand setzen und die Dämmung darunter auf Feuchte prüfen.',
    ],
    ponding: [
      'Stehendes Wasser auf etwa … m², bis … mm tief.',
      'Abläufe reinigen und Gefälle prüfen; wo weiterhin Wasser steht, das Gefälle nachbessern.',
    ],
    dampFoot: [
      'Feuchteflecken am Wandfuß bis in etwa … m Höhe.',
      'Feuchte über Wandhöhe und Wandtiefe messen und ihre Quelle feststellen, bevor eine Maßnahme gewählt wird.',
    ],
    ceilingStain: [
      'Wasserfleck an der Decke, etwa … × … m, fühlt sich … an.',
      'Wasserquelle darüber suchen und abstellen, trocknen lassen, dann die Befestigung der Decke prüfen.',
    ],
    mould: [
      'Schimmelbefall auf etwa … m².',
      'Feuchtequelle klären (Undichtheit, Wärmebrücke, Lüftung) und den Schimmel fachgerecht entfernen.',
    ],
    whiteDeposits: [
      'Weiße Ablagerungen auf der Oberfläche, auf etwa … m².',
      'Wasserquelle suchen und abstellen, Ablagerungen nach dem Trocknen abbürsten und erneut prüfen.',
    ],
    hollowRender: [
      'Putz gerissen und hohl klingend, auf etwa … m².',
      'Wo Putz herabfallen könnte, den Bereich absperren und losen Putz entfernen. Ursache klären, dann den Putz erneuern.',
    ],
    flakingPaint: [
      'Abblätternder Anstrich auf etwa … m².',
      'Untergrund auf Feuchte prüfen und vorbereiten, Anstrich erneuern.',
    ],
    looseTiles: [
      '… Wand- oder Bodenfliesen lose, gerissen oder fehlend.',
      'Lose Fliesen aufnehmen, Untergrund prüfen und neu verlegen.',
    ],
    brokenGlass: [
      'Verglasung gesprungen oder gebrochen, Scheibe etwa … × … m.',
      'Sofort sichern und die Scheibe durch die erforderliche Glasart ersetzen.',
    ],
    perishedSealant: [
      'Dichtstoff der Anschlussfuge an der Öffnung auf … m versprödet oder fehlend.',
      'Alten Dichtstoff entfernen und die Fuge neu abdichten; Laibung auf Feuchte prüfen.',
    ],
    looseGuard: [
      'Geländer auf … m lose, beschädigt oder fehlend; Absturzhöhe etwa … m.',
      'Absturzkante sofort absperren, dann das Geländer instand setzen und seine Befestigung prüfen.',
    ],
    unevenSurface: [
      'Unebene Fläche mit einem Absatz von etwa … mm.',
      'Stolperstelle kennzeichnen oder absperren, dann den Belag neu verlegen oder den Absatz abschleifen.',
    ],
    scour: [
      'Auskolkung am Fundament, etwa … m tief, auf … m Länge.',
      'Nutzung bis zur Beurteilung einschränken; Standsicherheit umgehend von einem Brückenbauingenieur beurteilen und die Gewässersohle aufmessen lassen. Danach den Kolk verfüllen und die Sohle sichern.',
    ],
    rootedPlants: [
      'In den Fugen wurzelnder Bewuchs auf etwa … m.',
      'Bewuchs mit den Wurzeln entfernen und neu verfugen.',
    ],
    blockedWeepHole: [
      '… Entwässerungsöffnungen oder Abläufe verstopft; Feuchteflecken in deren Umgebung.',
      'Freimachen und prüfen, ob das Wasser ungehindert abläuft.',
    ],
    seizedBearing: [
      'Lager korrodiert, verschoben oder nicht frei beweglich.',
      'Von einem Brückenbauingenieur beurteilen lassen; Lager reinigen, gangbar machen oder auswechseln.',
    ],
    jointFiller: [
      'Bewegungsfuge mit Schmutz zugesetzt, Fugenabdichtung auf … m fehlend.',
      'Fuge reinigen, Fugenabdichtung erneuern und die Bauteile darunter auf Feuchte prüfen.',
    ],
    pothole: [
      'Belag ausgebrochen, etwa … × … m, … mm tief.',
      'Für den Verkehr sofort sichern, dann ausbessern und die Entwässerung prüfen.',
    ],
  },
};
