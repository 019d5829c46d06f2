import type { PhraseTable } from '../forms/phrases.ts';

export const PHRASES: PhraseTable = {
  elements: {
    wall: 'Muro de fachada',
    retainingWall: 'Muro de contención',
    parapet: 'Pretil',
    coping: 'Albardilla',
    arch: 'Bóveda',
    spandrel: 'Tímpano',
    abutment: 'Estribo',
    pier: 'Pila',
    wingWall: 'Aleta',
    soffit: 'Cara inferior del tablero',
    beam: 'Viga de hormigón',
    column: 'Pilar',
    slab: 'Forjado',
    foundation: 'Cimentación',
    stairs: 'Escalera',
    balcony: 'Balcón',
    handrail: 'Barandilla y pasamanos',
    roof: 'Cubierta',
    chimney: 'Chimenea',
    gutter: 'Canalón y bajante',
    flashing: 'Remate de encuentro',
    window: 'Ventana',
    lintel: 'Dintel',
    door: 'Puerta',
    ceiling: 'Techo',
    partition: 'Tabique',
    cladding: 'Revestimiento de fachada',
    steelBeam: 'Viga metálica',
    connection: 'Unión metálica',
    truss: 'Cercha de cubierta',
    joist: 'Vigueta de madera',
    bearing: 'Aparato de apoyo',
    movementJoint: 'Junta de dilatación',
    drain: 'Canaleta de drenaje',
    pavement: 'Pavimento',
    embankment: 'Talud',
  },
  defects: {
    steppedCrack: [
      'Fisura escalonada siguiendo las juntas de mortero, de hasta … mm de ancho, a lo largo de … hiladas.',
      'Registrar el ancho de la fisura y colocar testigos; vigilarla durante varios meses. Determinar la causa antes de reparar.',
    ],
    verticalCrack: [
      'Fisura vertical que atraviesa las piezas de la fábrica, de hasta … mm de ancho y … m de longitud.',
      'Registrar el ancho de la fisura y vigilarla. Determinar la causa antes de picar y reparar.',
    ],
    openJoints: [
      'Juntas de mortero erosionadas hasta unos … mm de profundidad, en unos … m².',
      'Vaciar las juntas y rejuntar con un mortero compatible con el existente y no más resistente que las piezas.',
    ],
    spalledBrick: [
      'Desconchado de la cara vista de los ladrillos en unos … m².',
      'Si pueden caer fragmentos sobre personas, acordonar la zona y retirarlos antes. Buscar la fuente de humedad; después picar y sustituir los ladrillos desconchados.',
    ],
    bulge: [
      'Desplome o abombamiento del muro de unos … mm en una altura de … m.',
      'Acordonar la zona sobre la que podría caer. Hacer evaluar cuanto antes su estabilidad por un ingeniero de estructuras y vigilar la deformación.',
    ],
    looseCoping: [
      'Pieza de albardilla suelta o desplazada unos … mm.',
      'Acordonar la zona inferior y asegurar la pieza de inmediato; después recibir de nuevo y fijar las albardillas.',
    ],
    concreteCrack: [
      'Fisura en el hormigón, de hasta … mm de ancho y … m de longitud.',
      'Registrar el ancho de la fisura y vigilarla. Determinar si está viva y cuál es su causa antes de elegir una reparación.',
    ],
    mapCracking: [
      'Fisuración en mapa en unos … m², con fisuras de hasta … mm de ancho.',
      'Tomar muestras para determinar la causa antes de elegir un tratamiento; entretanto, vigilar.',
    ],
    exposedBar: [
      'Desprendimiento del hormigón en unos … m², con armaduras vistas y corroídas en … m.',
      'Si puede caer hormigón sobre personas, acordonar la zona y retirar antes las partes sueltas. Medir la sección restante de las armaduras, comprobar recubrimiento, carbonatación y cloruros, y después proyectar la reparación.',
    ],
    hollowConcrete: [
      'Hormigón con sonido hueco al martillo en unos … m².',
      'Si puede caer hormigón sobre personas, acordonar la zona y retirar antes las partes sueltas. Abrir catas para determinar la profundidad y la causa; después reparar.',
    ],
    rustStain: [
      'Manchas de color óxido procedentes de una fisura o junta en … m.',
      'Abrir localmente y medir la sección de metal restante antes de reparar.',
    ],
    honeycomb: [
      'Coqueras en unos … m², de unos … mm de profundidad.',
      'Golpear la zona con martillo, comprobar el recubrimiento de las armaduras y rellenar con mortero de reparación.',
    ],
    coatingLoss: [
      'Pintura de protección degradada en aproximadamente el … % de la superficie, con corrosión superficial.',
      'Preparar la superficie y renovar la protección antes de que haya pérdida de sección.',
    ],
    sectionLoss: [
      'Corrosión con pérdida de sección: quedan unos … mm de … mm.',
      'Limitar las cargas hasta que un ingeniero de estructuras compruebe la sección restante. Después reparar o reforzar.',
    ],
    looseBolt: [
      '… tornillos o roblones que faltan o están flojos.',
      'Hacer revisar la unión y reponer y apretar cuanto antes los elementos de fijación.',
    ],
    bentMember: [
      'Elemento doblado unos … mm en … m.',
      'Hacer evaluar su capacidad resistente por un ingeniero de estructuras; enderezar, reforzar o sustituir.',
    ],
    softTimber: [
      'Madera reblandecida y podrida en unos … m; el punzón penetra … mm.',
      'Si la madera soporta carga, acordonar la zona hasta que se revise. Eliminar la fuente de humedad, sanear hasta madera sana y sustituir.',
    ],
    insectHoles: [
      'Orificios de salida de insectos xilófagos en unos … m, algunos con serrín reciente.',
      'Hacer determinar la especie y su actividad; punzar para conocer la sección sana restante.',
    ],
    timberSplit: [
      'Fenda en la dirección de la fibra, de … m de longitud y hasta … mm de ancho.',
      'Comprobar si atraviesa una unión; si es así, reforzar y, si no, vigilar.',
    ],
    slippedTiles: [
      'Unas … tejas o pizarras desplazadas, rotas o que faltan.',
      'Acordonar la zona inferior. Volver a fijarlas o reponerlas y revisar la lámina y los rastreles.',
    ],
    flashingOpen: [
      'Remate de encuentro levantado, rajado o ausente en … m.',
      'Fijar de nuevo o renovar el remate y comprobar la humedad de lo que queda detrás.',
    ],
    blockedGutter: [
      'Canalón o sumidero obstruido en … m; señales de rebose en el muro inferior.',
      'Limpiar y comprobar pendientes y juntas; limpiar periódicamente.',
    ],
    membrane: [
      'Lámina impermeabilizante con ampollas, rajada o con solapes abiertos en … m.',
      'Reparar la lámina y comprobar la humedad del aislamiento inferior.',
    ],
    ponding: [
      'Encharcamiento en unos … m², de hasta … mm de profundidad.',
      'Limpiar los sumideros y comprobar las pendientes; corregirlas donde siga quedando agua.',
    ],
    dampFoot: [
      'Manchas de humedad en el arranque del muro hasta unos … m de altura.',
      'Medir la humedad en altura y en profundidad y determinar su origen antes de cualquier tratamiento.',
    ],
    ceilingStain: [
      'Mancha de agua en el techo, de unos … × … m, … al tacto.',
      'Buscar y detener la entrada de agua por encima, dejar secar y después comprobar la fijación del techo.',
    ],
    mould: [
      'Moho en unos … m².',
      'Determinar el origen de la humedad (fuga, puente térmico, ventilación) y eliminar el moho con seguridad.',
    ],
    whiteDeposits: [
      'Depósitos blancos en la superficie, en unos … m².',
      'Buscar y detener la entrada de agua, cepillar los depósitos una vez secos e inspeccionar de nuevo.',
    ],
    hollowRender: [
      'Revoco fisurado y con sonido hueco en unos … m².',
      'Acordonar la zona donde puedan caer fragmentos y retirar el revoco suelto. Determinar la causa y después renovarlo.',
    ],
    flakingPaint: [
      'Pintura desconchada en unos … m².',
      'Comprobar la humedad del soporte, preparar la superficie y repintar.',
    ],
    looseTiles: [
      '… baldosas o azulejos sueltos, fisurados o que faltan.',
      'Retirar las piezas sueltas, comprobar el soporte y volver a colocar.',
    ],
    brokenGlass: [
      'Vidrio fisurado o roto, hoja de unos … × … m.',
      'Asegurar de inmediato y sustituir por un vidrio de la clase necesaria.',
    ],
    perishedSealant: [
      'Sellado degradado o ausente en el perímetro del hueco, en … m.',
      'Retirar el sellante viejo y renovarlo; comprobar la humedad de la jamba.',
    ],
    looseGuard: [
      'Barandilla suelta, dañada o ausente en … m; desnivel de unos … m.',
      'Cerrar el paso al borde de inmediato; después reparar la barandilla y comprobar sus anclajes.',
    ],
    unevenSurface: [
      'Superficie irregular con un resalto de unos … mm.',
      'Señalizar o acordonar por riesgo de tropiezo; después recolocar o rebajar hasta enrasar.',
    ],
    scour: [
      'Socavación en la cimentación, de unos … m de profundidad en … m.',
      'Restringir el uso hasta que se evalúe la estabilidad; hacerla evaluar cuanto antes por un ingeniero especialista en puentes, con levantamiento del lecho. Después rellenar y proteger el lecho.',
    ],
    rootedPlants: [
      'Vegetación enraizada en las juntas, en unos … m.',
      'Arrancar la vegetación con sus raíces y rejuntar.',
    ],
    blockedWeepHole: [
      '… mechinales o desagües obstruidos; manchas de humedad a su alrededor.',
      'Limpiarlos y comprobar que el agua desagua libremente.',
    ],
    seizedBearing: [
      'Aparato de apoyo corroído, desplazado o bloqueado.',
      'Hacerlo evaluar por un ingeniero especialista en puentes; limpiar, liberar o sustituir el aparato de apoyo.',
    ],
    jointFiller: [
      'Junta de dilatación colmatada de suciedad y sin sellado en … m.',
      'Limpiar la junta, renovar el sellado y comprobar la humedad de los elementos inferiores.',
    ],
    pothole: [
      'Bache en el pavimento, de unos … × … m y … mm de profundidad.',
      'Señalizar y proteger el paso de inmediato; después bachear y comprobar el drenaje.',
    ],
  },
};
