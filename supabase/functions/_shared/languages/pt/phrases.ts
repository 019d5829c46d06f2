import type { PhraseTable } from '../forms/phrases.ts';

export const PHRASES: PhraseTable = {
  elements: {
    wall: 'Parede exterior',
    retainingWall: 'Muro de suporte',
    parapet: 'Parapeito',
    coping: 'Capeamento',
    arch: 'Abóbada',
    spandrel: 'Muro de tímpano',
    abutment: 'Encontro',
    pier: 'Pilar de ponte',
    wingWall: 'Muro de ala',
    soffit: 'Face inferior do tabuleiro',
    beam: 'Viga de betão',
    column: 'Pilar',
    slab: 'Laje de piso',
    foundation: 'Fundação',
    stairs: 'Escada',
    balcony: 'Varanda',
    handrail: 'Guarda e corrimão',
    roof: 'Revestimento da cobertura',
    chimney: 'Chaminé',
    gutter: 'Caleira e tubo de queda',
    flashing: 'Rufo',
    window: 'Janela',
    lintel: 'Verga',
    door: 'Porta',
    ceiling: 'Teto',
    partition: 'Parede divisória',
    cladding: 'Revestimento de fachada',
    steelBeam: 'Viga metálica',
    connection: 'Ligação metálica',
    truss: 'Asna de cobertura',
    joist: 'Viga de pavimento em madeira',
    bearing: 'Aparelho de apoio',
    movementJoint: 'Junta de dilatação',
    drain: 'Caleira de drenagem',
    pavement: 'Pavimento exterior',
    embankment: 'Talude',
  },
  defects: {
    steppedCrack: [
      'Fissura em escada ao longo das juntas de argamassa, com abertura até … mm, em … fiadas.',
      'Registar a abertura da fissura e colocar testemunhos; acompanhar durante vários meses. Apurar a causa antes de reparar.',
    ],
    verticalCrack: [
      'Fissura vertical a atravessar os elementos da alvenaria, com abertura até … mm e … m de comprimento.',
      'Registar a abertura da fissura e acompanhá-la. Apurar a causa antes de picar e reparar.',
    ],
    openJoints: [
      'Juntas de argamassa erodidas até cerca de … mm de profundidade, em cerca de … m².',
      'Limpar e refechar as juntas com argamassa compatível com a existente e não mais resistente do que os elementos da alvenaria.',
    ],
    spalledBrick: [
      'Destacamento da face dos tijolos em cerca de … m².',
      'Se houver fragmentos que possam cair sobre pessoas, vedar a zona e removê-los primeiro. Procurar a origem da humidade e depois retirar e substituir os tijolos degradados.',
    ],
    bulge: [
      'Parede desaprumada ou abaulada em cerca de … mm, numa altura de … m.',
      'Vedar a zona para onde possa cair. Mandar avaliar sem demora a estabilidade por um engenheiro de estruturas e acompanhar a deformação.',
    ],
    looseCoping: [
      'Peça de capeamento solta ou deslocada cerca de … mm.',
      'Vedar a zona por baixo e segurar a peça de imediato; depois reassentar e fixar o capeamento.',
    ],
    concreteCrack: [
      'Fissura no betão, com abertura até … mm e … m de comprimento.',
      'Registar a abertura da fissura e acompanhá-la. Apurar se a fissura está ativa e qual a causa antes de escolher uma reparação.',
    ],
    mapCracking: [
      'Fissuração em malha em cerca de … m², com abertura até … mm.',
      'Recolher amostras para apurar a causa antes de escolher um tratamento; acompanhar entretanto.',
    ],
    exposedBar: [
      'Destacamento do betão em cerca de … m², com armaduras à vista e corroídas em … m.',
      'Se houver betão que possa cair sobre pessoas, vedar a zona e remover primeiro o betão solto. Medir a secção restante das armaduras, verificar recobrimento, carbonatação e cloretos e depois definir a reparação.',
    ],
    hollowConcrete: [
      'Betão com som oco à percussão em cerca de … m².',
      'Se houver betão que possa cair sobre pessoas, vedar a zona e remover primeiro o betão solto. Abrir localmente para apurar a profundidade e a causa e depois reparar.',
    ],
    rustStain: [
      'Escorrências cor de ferrugem a partir de fissura ou junta em … m.',
      'Abrir localmente e medir a secção de metal restante antes de reparar.',
    ],
    honeycomb: [
      'Ninhos de brita em cerca de … m², com cerca de … mm de profundidade.',
      'Percutir a zona, verificar o recobrimento das armaduras e preencher com argamassa de reparação.',
    ],
    coatingLoss: [
      'Revestimento de proteção degradado em cerca de … % da superfície, com corrosão superficial.',
      'Preparar a superfície e refazer o revestimento antes que haja perda de secção.',
    ],
    sectionLoss: [
      'Corrosão com perda de secção: restam cerca de … mm de … mm.',
      'Limitar as cargas até um engenheiro de estruturas verificar a secção restante. Depois reparar ou reforçar.',
    ],
    looseBolt: [
      '… parafusos ou rebites em falta ou soltos.',
      'Mandar verificar a ligação e substituir e apertar os elementos de fixação sem demora.',
    ],
    bentMember: [
      'Elemento empenado, com flecha de cerca de … mm em … m.',
      'Mandar avaliar a capacidade resistente por um engenheiro de estruturas; desempenar, reforçar ou substituir.',
    ],
    softTimber: [
      'Madeira amolecida e apodrecida em cerca de … m; o punção penetra … mm.',
      'Se a madeira suportar carga, vedar a zona até ser verificada. Eliminar a fonte de humidade, cortar até à madeira sã e substituir.',
    ],
    insectHoles: [
      'Orifícios de saída de insetos xilófagos em cerca de … m, alguns com serrim recente.',
      'Mandar identificar a espécie e a atividade; sondar para conhecer a secção sã restante.',
    ],
    timberSplit: [
      'Fenda no sentido do fio, com … m de comprimento e abertura até … mm.',
      'Verificar se a fenda atravessa uma ligação; em caso afirmativo, reforçar; caso contrário, acompanhar.',
    ],
    slippedTiles: [
      'Cerca de … telhas ou placas de ardósia deslocadas, partidas ou em falta.',
      'Vedar a zona por baixo. Fixar de novo ou substituir e verificar a subtelha e o ripado.',
    ],
    flashingOpen: [
      'Rufo levantado, rasgado ou em falta em … m.',
      'Fixar de novo ou substituir o rufo e verificar a humidade da construção por trás.',
    ],
    blockedGutter: [
      'Caleira ou saída entupida em … m; sinais de transbordo na parede por baixo.',
      'Desentupir e verificar pendentes e juntas; limpar com regularidade.',
    ],
    membrane: [
      'Membrana de impermeabilização com empolamentos, rasgos ou juntas abertas em … m.',
      'Reparar a membrana e verificar a humidade do isolamento por baixo.',
    ],
    ponding: [
      'Água estagnada em cerca de … m², até … mm de profundidade.',
      'Limpar os ralos e verificar as pendentes; corrigi-las onde a água permanecer.',
    ],
    dampFoot: [
      'Manchas de humidade na base da parede até cerca de … m de altura.',
      'Medir a humidade em altura e em profundidade e apurar a sua origem antes de qualquer tratamento.',
    ],
    ceilingStain: [
      'Mancha de água no teto, com cerca de … × … m, … ao toque.',
      'Procurar e eliminar a entrada de água por cima, deixar secar e depois verificar a fixação do teto.',
    ],
    mould: [
      'Bolor em cerca de … m².',
      'Apurar a origem da humidade (fuga de água, ponte térmica, ventilação) e remover o bolor em segurança.',
    ],
    whiteDeposits: [
      'Depósitos brancos à superfície em cerca de … m².',
      'Procurar e eliminar a entrada de água, escovar os depósitos depois de secos e inspecionar de novo.',
    ],
    hollowRender: [
      'Reboco fissurado e com som oco em cerca de … m².',
      'Vedar a zona onde possam cair pedaços e remover o reboco solto. Apurar a causa e depois refazer o reboco.',
    ],
    flakingPaint: [
      'Pintura a descascar em cerca de … m².',
      'Verificar a humidade do suporte, preparar a superfície e repintar.',
    ],
    looseTiles: [
      '… ladrilhos ou azulejos soltos, fissurados ou em falta.',
      'Retirar as peças soltas, verificar o suporte e assentar de novo.',
    ],
    brokenGlass: [
      'Vidro fissurado ou partido, com cerca de … × … m.',
      'Proteger a zona de imediato e substituir por vidro da classe necessária.',
    ],
    perishedSealant: [
      'Vedante degradado ou em falta no contorno do vão, em … m.',
      'Retirar o vedante antigo e aplicar novo; verificar a humidade da ombreira.',
    ],
    looseGuard: [
      'Guarda solta, danificada ou em falta em … m; altura de queda de cerca de … m.',
      'Vedar o bordo de imediato; depois reparar a guarda e verificar as fixações.',
    ],
    unevenSurface: [
      'Superfície irregular com um ressalto de cerca de … mm.',
      'Sinalizar ou vedar por risco de tropeçamento; depois reassentar ou desbastar até nivelar.',
    ],
    scour: [
      'Infraescavação na fundação, com cerca de … m de profundidade em … m.',
      'Restringir a utilização até a estabilidade estar avaliada; mandar avaliá-la sem demora por um engenheiro de pontes e fazer o levantamento do leito. Depois preencher e proteger o leito.',
    ],
    rootedPlants: [
      'Vegetação enraizada nas juntas em cerca de … m.',
      'Remover a vegetação com as raízes e refechar as juntas.',
    ],
    blockedWeepHole: [
      '… barbacãs ou drenos obstruídos; manchas de humidade em redor.',
      'Desobstruir e verificar se a água escoa livremente.',
    ],
    seizedBearing: [
      'Aparelho de apoio corroído, deslocado ou bloqueado.',
      'Mandar avaliar por um engenheiro de pontes; limpar, desbloquear ou substituir o aparelho de apoio.',
    ],
    jointFiller: [
      'Junta de dilatação colmatada com detritos, sem vedação em … m.',
      'Limpar a junta, refazer a vedação e verificar a humidade dos elementos por baixo.',
    ],
    pothole: [
      'Cova no pavimento, com cerca de … × … m e … mm de profundidade.',
      'Sinalizar e tornar segura a circulação de imediato; depois tapar e verificar a drenagem.',
    ],
  },
};
