import type { QuickTable } from '../forms/quick.ts';

export const QUICK: QuickTable = {
  kinds: {
    crack: [
      'Fisuración.',
      'Medir y registrar in situ el ancho de la fisura y vigilarla, por ejemplo con testigos durante varios meses. Determinar la causa antes de elegir una reparación.',
    ],
    spalling: [
      'Desconchado: pérdida de material en la superficie.',
      'Si pueden caer fragmentos sobre personas, acordonar la zona y hacerlos retirar antes con seguridad. Golpear el entorno con martillo para detectar huecos. Determinar la causa antes de elegir una reparación.',
    ],
    corrosion: [
      'Manchas de color óxido.',
      'Localizar el metal que se corroe y medir la sección restante; si las manchas vienen de detrás de la superficie, abrir localmente antes de elegir una reparación.',
    ],
    damp: [
      'Manchas de humedad.',
      'Medir la humedad y buscar su origen (canalones, juntas, tuberías, condensación) antes de renovar los acabados.',
    ],
    efflorescence: [
      'Depósitos blancos (eflorescencias).',
      'Buscar y detener la entrada de agua antes de cepillar el depósito, e inspeccionar de nuevo tras el secado.',
    ],
    growth: [
      'Crecimiento biológico.',
      'Buscar y detener la fuente de humedad, después limpiar y comprobar la superficie que queda debajo.',
    ],
    joints: [
      'Juntas abiertas o erosionadas.',
      'Comprobar la profundidad de las juntas abiertas y si entra agua o hay piezas sueltas; después elegir un mortero o sellante adecuado y rellenarlas.',
    ],
    rot: [
      'Degradación de la madera.',
      'Si la madera soporta carga, acordonar la zona hasta que la revise un ingeniero competente. Punzarla para conocer la sección sana restante, y buscar y detener la fuente de humedad antes de reparar o sustituir.',
    ],
    movement: [
      'Deformación o desplazamiento.',
      'Si pudiera ceder, acordonar la zona y hacer evaluar cuanto antes su estabilidad por un ingeniero competente. Medir la deformación y vigilarla. Determinar la causa antes de elegir una reparación.',
    ],
    damage: [
      'Pieza dañada o ausente.',
      'Si una pieza está suelta o deja un desnivel sin protección, acordonar la zona y asegurarla primero. Comprobar qué sujetaba, soportaba o protegía del agua, y después repararla o sustituirla.',
    ],
  },
  elements: {
    wall: 'Muro',
    column: 'Pilar',
    beam: 'Viga',
    slab: 'Forjado o techo',
    roof: 'Cubierta',
    floor: 'Suelo',
    foundation: 'Cimentación',
    opening: 'Ventana o puerta',
    stairs: 'Escalera o balcón',
    facade: 'Fachada o revestimiento',
    deck: 'Tablero de puente',
    pier: 'Pila o estribo',
    pipe: 'Tubería o canalón',
  },
  made: {
    brick: '{element} de ladrillo',
    concrete: '{element} de hormigón',
    stone: '{element} de piedra',
    timber: '{element} de madera',
    metal: '{element} de metal',
    rendered: '{element} con revoco exterior',
    plastered: '{element} con enlucido interior',
  },
  places: {
    outside: 'Exterior',
    inside: 'Interior',
    north: 'Lado norte',
    east: 'Lado este',
    south: 'Lado sur',
    west: 'Lado oeste',
    basement: 'Sótano',
    ground: 'Planta baja',
    upper: 'Planta superior',
    roof: 'Nivel de cubierta',
  },
  none: {
    defect: 'Sin daños visibles en la zona mostrada.',
    recommendation: 'Esta foto no indica ninguna actuación; lo que no muestra no ha sido evaluado.',
  },
  nothing: {
    element: 'Nada inspeccionable en esta foto',
    defect: 'No se pudo evaluar nada a partir de esta foto.',
    recommendation: 'Tomar otra foto que muestre el elemento que se ha de inspeccionar.',
  },
};
