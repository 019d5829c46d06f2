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
    steppedCrack: {
      defect: 'Treppenförmiger Riss entlang der Mörtelfugen, bis … mm breit, über … Schichten.',
      advice:
        'Rissbreite messen und festhalten, Rissmarken setzen und den Riss über mehrere Monate beobachten. Vor der Instandsetzung die Ursache klären.',
    },
    verticalCrack: {
      defect: 'Senkrechter Riss durch die Mauersteine, bis … mm breit, … m lang.',
      advice:
        'Rissbreite messen und festhalten und den Riss beobachten. Ursache klären, bevor der Riss ausgestemmt und instand gesetzt wird.',
    },
    openJoints: {
      defect: 'Fugenmörtel etwa … mm tief ausgewaschen, auf etwa … m².',
      advice:
        'Fugen auskratzen und neu verfugen; der Fugenmörtel darf nicht fester sein als die Steine und ist auf den Bestand abzustimmen.',
    },
    spalledBrick: {
      defect: 'Abplatzungen an den Ziegeloberflächen auf etwa … m².',
      advice:
        'Wo lose Teile auf Personen fallen könnten, den Bereich absperren und die Teile zuerst entfernen. Feuchtequelle suchen, dann die abgeplatzten Ziegel ausstemmen und ersetzen.',
    },
    bulge: {
      defect: 'Wand um etwa … mm aus dem Lot oder ausgebaucht, auf … m Höhe.',
      advice:
        'Den Bereich absperren, in den die Wand stürzen könnte. Standsicherheit umgehend von einem Tragwerksplaner beurteilen lassen und die Verformung beobachten.',
    },
    looseCoping: {
      defect: 'Abdeckplatte lose oder um etwa … mm verschoben.',
      advice:
        'Bereich darunter absperren und die Platte sofort sichern; danach die Abdeckplatten neu versetzen und befestigen.',
    },
    concreteCrack: {
      defect: 'Riss im Beton, bis … mm breit, … m lang.',
      advice:
        'Rissbreite messen und festhalten und den Riss beobachten. Rissbewegung und Ursache klären, bevor eine Instandsetzung gewählt wird.',
    },
    mapCracking: {
      defect: 'Netzartige Risse auf etwa … m², bis … mm breit.',
      advice:
        'Proben entnehmen und die Ursache klären, bevor eine Instandsetzung gewählt wird; bis dahin beobachten.',
    },
    exposedBar: {
      defect:
        'Betonabplatzungen auf etwa … m², Bewehrung auf … m Länge freiliegend und korrodiert.',
      advice:
        'Wo loser Beton auf Personen fallen könnte, den Bereich absperren und den Beton zuerst entfernen. Restquerschnitt der Bewehrung messen, Betondeckung, Karbonatisierungstiefe und Chloridgehalt prüfen, dann die Instandsetzung planen.',
    },
    hollowConcrete: {
      defect: 'Beton beim Abklopfen hohl klingend, auf etwa … m².',
      advice:
        'Wo loser Beton auf Personen fallen könnte, den Bereich absperren und den Beton zuerst entfernen. Örtlich öffnen, Tiefe und Ursache feststellen, dann instand setzen.',
    },
    rustStain: {
      defect: 'Rostfarbene Verfärbung aus Riss oder Fuge, auf … m Länge.',
      advice: 'Örtlich öffnen und vor der Instandsetzung den Restquerschnitt des Metalls messen.',
    },
    honeycomb: {
      defect: 'Kiesnester auf etwa … m², etwa … mm tief.',
      advice:
        'Bereich abklopfen, Betondeckung der Bewehrung prüfen und die Fehlstellen mit Instandsetzungsmörtel schließen.',
    },
    coatingLoss: {
      defect: 'Schutzbeschichtung auf etwa … % der Fläche schadhaft, mit Oberflächenrost.',
      advice:
        'Oberfläche vorbereiten und Beschichtung erneuern, bevor es zu Querschnittsverlust kommt.',
    },
    sectionLoss: {
      defect: 'Korrosion mit Querschnittsverlust: Restdicke etwa … mm von … mm.',
      advice:
        'Belastung beschränken, bis der Restquerschnitt von einem Tragwerksplaner nachgerechnet ist. Danach instand setzen oder verstärken.',
    },
    looseBolt: {
      defect: '… Schrauben oder Niete fehlend oder lose.',
      advice: 'Anschluss umgehend prüfen und die Verbindungsmittel ersetzen und anziehen lassen.',
    },
    bentMember: {
      defect: 'Bauteil um etwa … mm verbogen, auf … m Länge.',
      advice:
        'Tragfähigkeit von einem Tragwerksplaner beurteilen lassen; Bauteil richten, verstärken oder ersetzen.',
    },
    softTimber: {
      defect: 'Holz auf etwa … m Länge weich und morsch; Einstichtiefe … mm.',
      advice:
        'Wo das Holz Lasten trägt, den Bereich absperren, bis es geprüft ist. Feuchtequelle abstellen, bis ins gesunde Holz zurückschneiden und ersetzen.',
    },
    insectHoles: {
      defect:
        'Ausfluglöcher holzzerstörender Insekten auf etwa … m Länge, teils mit frischem Bohrmehl.',
      advice:
        'Insektenart und Aktivität des Befalls bestimmen lassen; gesunden Restquerschnitt durch Anstechen feststellen.',
    },
    timberSplit: {
      defect: 'Riss in Faserrichtung, … m lang, bis … mm breit.',
      advice:
        'Prüfen, ob der Riss durch einen Anschluss verläuft; wenn ja, verstärken, sonst beobachten.',
    },
    slippedTiles: {
      defect: 'Etwa … Dachziegel oder Schieferplatten verrutscht, gebrochen oder fehlend.',
      advice:
        'Bereich darunter absperren. Ziegel oder Platten neu befestigen oder ersetzen und Unterdeckung und Lattung prüfen.',
    },
    flashingOpen: {
      defect: 'Anschlussblech auf … m abgehoben, gerissen oder fehlend.',
      advice:
        'Anschlussblech neu befestigen oder erneuern und die Konstruktion dahinter auf Feuchte prüfen.',
    },
    blockedGutter: {
      defect: 'Rinne oder Ablauf auf … m verstopft; Überlaufspuren an der Wand darunter.',
      advice: 'Freiräumen, Gefälle und Verbindungen prüfen; in regelmäßigen Abständen reinigen.',
    },
    membrane: {
      defect: 'Dachabdichtung mit Blasen, Rissen oder offener Naht, auf … m.',
      advice: 'Abdichtung instand setzen und die Dämmung darunter auf Feuchte prüfen.',
    },
    ponding: {
      defect: 'Stehendes Wasser auf etwa … m², bis … mm tief.',
      advice:
        'Abläufe reinigen und Gefälle prüfen; wo weiterhin Wasser steht, das Gefälle nachbessern.',
    },
    dampFoot: {
      defect: 'Feuchteflecken am Wandfuß bis in etwa … m Höhe.',
      advice:
        'Feuchte über Wandhöhe und Wandtiefe messen und ihre Quelle feststellen, bevor eine Maßnahme gewählt wird.',
    },
    ceilingStain: {
      defect: 'Wasserfleck an der Decke, etwa … × … m, fühlt sich … an.',
      advice:
        'Wasserquelle darüber suchen und abstellen, trocknen lassen, dann die Befestigung der Decke prüfen.',
    },
    mould: {
      defect: 'Schimmelbefall auf etwa … m².',
      advice:
        'Feuchtequelle klären (Undichtheit, Wärmebrücke, Lüftung) und den Schimmel fachgerecht entfernen.',
    },
    whiteDeposits: {
      defect: 'Weiße Ablagerungen auf der Oberfläche, auf etwa … m².',
      advice:
        'Wasserquelle suchen und abstellen, Ablagerungen nach dem Trocknen abbürsten und erneut prüfen.',
    },
    hollowRender: {
      defect: 'Putz gerissen und hohl klingend, auf etwa … m².',
      advice:
        'Wo Putz herabfallen könnte, den Bereich absperren und losen Putz entfernen. Ursache klären, dann den Putz erneuern.',
    },
    flakingPaint: {
      defect: 'Abblätternder Anstrich auf etwa … m².',
      advice: 'Untergrund auf Feuchte prüfen und vorbereiten, Anstrich erneuern.',
    },
    looseTiles: {
      defect: '… Wand- oder Bodenfliesen lose, gerissen oder fehlend.',
      advice: 'Lose Fliesen aufnehmen, Untergrund prüfen und neu verlegen.',
    },
    brokenGlass: {
      defect: 'Verglasung gesprungen oder gebrochen, Scheibe etwa … × … m.',
      advice: 'Sofort sichern und die Scheibe durch die erforderliche Glasart ersetzen.',
    },
    perishedSealant: {
      defect: 'Dichtstoff der Anschlussfuge an der Öffnung auf … m versprödet oder fehlend.',
      advice: 'Alten Dichtstoff entfernen und die Fuge neu abdichten; Laibung auf Feuchte prüfen.',
    },
    looseGuard: {
      defect: 'Geländer auf … m lose, beschädigt oder fehlend; Absturzhöhe etwa … m.',
      advice:
        'Absturzkante sofort absperren, dann das Geländer instand setzen und seine Befestigung prüfen.',
    },
    unevenSurface: {
      defect: 'Unebene Fläche mit einem Absatz von etwa … mm.',
      advice:
        'Stolperstelle kennzeichnen oder absperren, dann den Belag neu verlegen oder den Absatz abschleifen.',
    },
    scour: {
      defect: 'Auskolkung am Fundament, etwa … m tief, auf … m Länge.',
      advice:
        'Nutzung bis zur Beurteilung einschränken; Standsicherheit umgehend von einem Brückenbauingenieur beurteilen und die Gewässersohle aufmessen lassen. Danach den Kolk verfüllen und die Sohle sichern.',
    },
    rootedPlants: {
      defect: 'In den Fugen wurzelnder Bewuchs auf etwa … m.',
      advice: 'Bewuchs mit den Wurzeln entfernen und neu verfugen.',
    },
    blockedWeepHole: {
      defect: '… Entwässerungsöffnungen oder Abläufe verstopft; Feuchteflecken in deren Umgebung.',
      advice: 'Freimachen und prüfen, ob das Wasser ungehindert abläuft.',
    },
    seizedBearing: {
      defect: 'Lager korrodiert, verschoben oder nicht frei beweglich.',
      advice:
        'Von einem Brückenbauingenieur beurteilen lassen; Lager reinigen, gangbar machen oder auswechseln.',
    },
    jointFiller: {
      defect: 'Bewegungsfuge mit Schmutz zugesetzt, Fugenabdichtung auf … m fehlend.',
      advice:
        'Fuge reinigen, Fugenabdichtung erneuern und die Bauteile darunter auf Feuchte prüfen.',
    },
    pothole: {
      defect: 'Belag ausgebrochen, etwa … × … m, … mm tief.',
      advice: 'Für den Verkehr sofort sichern, dann ausbessern und die Entwässerung prüfen.',
    },
  },
};
