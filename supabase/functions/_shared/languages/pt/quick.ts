import type { QuickTable } from '../forms/quick.ts';

export const QUICK: QuickTable = {
  kinds: {
    crack: [
      'Fissuração.',
      'Medir e registar no local a abertura da fissura e acompanhá-la, por exemplo com testemunhos durante vários meses. Apurar a causa antes de escolher uma reparação.',
    ],
    spalling: [
      'Destacamento: perda de material à superfície.',
      'Se houver fragmentos que possam cair sobre pessoas, vedar a zona e mandar removê-los primeiro em segurança. Percutir a envolvente com martelo para detetar zonas ocas. Apurar a causa antes de escolher uma reparação.',
    ],
    corrosion: [
      'Manchas cor de ferrugem.',
      'Localizar o metal em corrosão e medir a secção restante; se as manchas vierem de trás da superfície, abrir localmente antes de escolher uma reparação.',
    ],
    damp: [
      'Manchas de humidade.',
      'Medir a humidade e procurar a sua origem (caleiras, juntas, canalizações, condensação) antes de refazer os acabamentos.',
    ],
    efflorescence: [
      'Depósitos brancos (eflorescências).',
      'Procurar e eliminar a entrada de água antes de escovar o depósito, e inspecionar de novo após a secagem.',
    ],
    growth: [
      'Colonização biológica.',
      'Procurar e eliminar a fonte de humidade, depois limpar e verificar a superfície por baixo.',
    ],
    joints: [
      'Juntas abertas ou erodidas.',
      'Verificar a profundidade das juntas abertas e se entra água ou há peças soltas; depois escolher uma argamassa ou um vedante adequado e preenchê-las.',
    ],
    rot: [
      'Degradação da madeira.',
      'Se a madeira suportar carga, vedar a zona até ser verificada por um engenheiro competente. Perfurá-la para conhecer a secção sã restante, e procurar e eliminar a fonte de humidade antes de reparar ou substituir.',
    ],
    movement: [
      'Deformação ou deslocamento.',
      'Se puder ceder, vedar a zona e mandar avaliar sem demora a estabilidade por um engenheiro competente. Medir a deformação e acompanhá-la. Apurar a causa antes de escolher uma reparação.',
    ],
    damage: [
      'Peça danificada ou em falta.',
      'Se uma peça estiver solta ou deixar um desnível sem proteção, vedar a zona e torná-la segura primeiro. Verificar o que fixava, suportava ou protegia da água, e depois reparar ou substituir.',
    ],
  },
  elements: {
    wall: 'Parede',
    column: 'Pilar',
    beam: 'Viga',
    slab: 'Laje ou teto',
    roof: 'Cobertura',
    floor: 'Pavimento',
    foundation: 'Fundação',
    opening: 'Janela ou porta',
    stairs: 'Escada ou varanda',
    facade: 'Fachada ou revestimento',
    deck: 'Tabuleiro de ponte',
    pier: 'Pilar ou encontro de ponte',
    pipe: 'Tubo ou caleira',
  },
  made: {
    brick: '{element} de tijolo',
    concrete: '{element} de betão',
    stone: '{element} de pedra',
    timber: '{element} de madeira',
    metal: '{element} de metal',
    rendered: '{element} com reboco exterior',
    plastered: '{element} com estuque',
  },
  places: {
    outside: 'Exterior',
    inside: 'Interior',
    north: 'Lado norte',
    east: 'Lado este',
    south: 'Lado sul',
    west: 'Lado oeste',
    basement: 'Cave',
    ground: 'Rés do chão',
    upper: 'Piso superior',
    roof: 'Nível da cobertura',
  },
  none: {
    defect: 'Sem anomalias visíveis na zona mostrada.',
    recommendation: 'Esta foto não indica qualquer ação; o que não mostra não foi avaliado.',
  },
  nothing: {
    element: 'Nada inspecionável nesta foto',
    defect: 'Nada pôde ser avaliado a partir desta foto.',
    recommendation: 'Tirar outra foto que mostre o elemento a inspecionar.',
  },
};
