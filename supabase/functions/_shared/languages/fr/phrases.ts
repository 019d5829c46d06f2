import type { PhraseTable } from '../forms/phrases.ts';

export const PHRASES: PhraseTable = {
  elements: {
    wall: 'Mur de façade',
    retainingWall: 'Mur de soutènement',
    parapet: 'Parapet',
    coping: 'Couronnement',
    arch: 'Voûte',
    spandrel: 'Mur tympan',
    abutment: 'Culée',
    pier: 'Pile',
    wingWall: 'Mur en aile',
    soffit: 'Sous-face du tablier',
    beam: 'Poutre en béton',
    column: 'Poteau',
    slab: 'Plancher',
    foundation: 'Fondation',
    stairs: 'Escalier',
    balcony: 'Balcon',
    handrail: 'Garde-corps et main courante',
    roof: 'Couverture',
    chimney: 'Souche de cheminée',
    gutter: 'Gouttière et descente',
    flashing: 'Solin',
    window: 'Fenêtre',
    lintel: 'Linteau',
    door: 'Porte',
    ceiling: 'Plafond',
    partition: 'Cloison',
    cladding: 'Bardage de façade',
    steelBeam: 'Poutre métallique',
    connection: 'Assemblage métallique',
    truss: 'Ferme de charpente',
    joist: 'Solive en bois',
    bearing: 'Appareil d’appui',
    movementJoint: 'Joint de dilatation',
    drain: 'Caniveau',
    pavement: 'Chaussée ou dallage',
    embankment: 'Talus',
  },
  defects: {
    steppedCrack: [
      'Fissure en escalier suivant les joints de maçonnerie, ouverture maximale … mm, sur … assises.',
      'Relever l’ouverture de la fissure et poser des témoins\u00a0; suivre l’évolution pendant plusieurs mois. Établir la cause avant toute réparation.',
    ],
    verticalCrack: [
      'Fissure verticale traversant les éléments de maçonnerie, ouverture maximale … mm, longueur … m.',
      'Relever l’ouverture de la fissure et la surveiller. Établir la cause avant dépose et reprise de la maçonnerie.',
    ],
    openJoints: [
      'Joints de maçonnerie dégarnis sur environ … mm de profondeur et environ … m².',
      'Dégarnir et rejointoyer avec un mortier compatible avec l’existant et pas plus résistant que les éléments de maçonnerie.',
    ],
    spalledBrick: [
      'Briques éclatées en parement sur environ … m².',
      'Si des morceaux peuvent tomber sur des personnes, interdire l’accès et purger d’abord. Rechercher l’origine de l’humidité, puis déposer et remplacer les briques éclatées.',
    ],
    bulge: [
      'Mur hors d’aplomb ou présentant un ventre d’environ … mm sur une hauteur de … m.',
      'Interdire l’accès à la zone où le mur pourrait tomber. Faire évaluer sans délai sa stabilité par un ingénieur structure et suivre la déformation.',
    ],
    looseCoping: [
      'Élément de couronnement descellé ou déplacé d’environ … mm.',
      'Interdire l’accès en contrebas et mettre l’élément en sécurité immédiatement\u00a0; puis resceller et fixer le couronnement.',
    ],
    concreteCrack: [
      'Fissure dans le béton, ouverture maximale … mm, longueur … m.',
      'Relever l’ouverture de la fissure et la surveiller. Établir la cause et déterminer si la fissure est active avant de choisir une réparation.',
    ],
    mapCracking: [
      'Faïençage sur environ … m², ouverture maximale … mm.',
      'Prélever des échantillons pour établir la cause avant de choisir un traitement\u00a0; surveiller dans l’attente.',
    ],
    exposedBar: [
      'Éclatement du béton sur environ … m², armatures apparentes et corrodées sur … m.',
      'Si du béton peut tomber sur des personnes, interdire l’accès et purger d’abord. Mesurer la section restante des armatures, contrôler l’enrobage, la carbonatation et les chlorures, puis définir la réparation.',
    ],
    hollowConcrete: [
      'Béton sonnant creux au marteau sur environ … m².',
      'Si du béton peut tomber sur des personnes, interdire l’accès et purger d’abord. Ouvrir localement pour établir la profondeur et la cause, puis réparer.',
    ],
    rustStain: [
      'Coulures couleur de rouille au droit d’une fissure ou d’un joint sur … m.',
      'Ouvrir localement et mesurer la section de métal restante avant toute réparation.',
    ],
    honeycomb: [
      'Nids de cailloux sur environ … m², profondeur environ … mm.',
      'Sonder la zone au marteau, contrôler l’enrobage des armatures et ragréer au mortier de réparation.',
    ],
    coatingLoss: [
      'Revêtement de protection dégradé sur environ … % de la surface, avec corrosion superficielle.',
      'Préparer la surface et refaire le revêtement avant toute perte de section.',
    ],
    sectionLoss: [
      'Corrosion avec perte de section\u00a0: épaisseur restante environ … mm sur … mm.',
      'Limiter les charges jusqu’à la vérification de la section restante par un ingénieur structure. Réparer ou renforcer ensuite.',
    ],
    looseBolt: [
      '… boulons ou rivets manquants ou desserrés.',
      'Faire vérifier l’assemblage, remplacer et resserrer les fixations sans délai.',
    ],
    bentMember: [
      'Élément déformé, flèche d’environ … mm sur … m.',
      'Faire évaluer sa résistance par un ingénieur structure\u00a0; redresser, renforcer ou remplacer.',
    ],
    softTimber: [
      'Bois ramolli et pourri sur environ … m\u00a0; enfoncement du poinçon … mm.',
      'Si le bois est porteur, interdire l’accès jusqu’à sa vérification. Supprimer l’arrivée d’humidité, purger jusqu’au bois sain et remplacer.',
    ],
    insectHoles: [
      'Trous de sortie d’insectes xylophages sur environ … m, par endroits avec vermoulure fraîche.',
      'Faire déterminer l’espèce et l’activité\u00a0; sonder pour connaître la section saine restante.',
    ],
    timberSplit: [
      'Fente dans le fil du bois, longueur … m, ouverture maximale … mm.',
      'Vérifier si la fente traverse un assemblage\u00a0; si oui, renforcer, sinon surveiller.',
    ],
    slippedTiles: [
      'Environ … tuiles ou ardoises glissées, cassées ou manquantes.',
      'Interdire l’accès en contrebas. Refixer ou remplacer et contrôler l’écran de sous-toiture et le litelage.',
    ],
    flashingOpen: [
      'Solin décollé, fendu ou manquant sur … m.',
      'Refixer ou refaire le solin et contrôler l’humidité de la paroi à l’arrière.',
    ],
    blockedGutter: [
      'Gouttière ou évacuation obstruée sur … m\u00a0; traces de débordement sur le mur en dessous.',
      'Déboucher, contrôler les pentes et les raccords\u00a0; nettoyer à intervalles réguliers.',
    ],
    membrane: [
      'Étanchéité de toiture cloquée, fendue ou décollée aux recouvrements sur … m.',
      'Réparer l’étanchéité et contrôler l’humidité de l’isolant en dessous.',
    ],
    ponding: [
      'Stagnation d’eau sur environ … m², profondeur maximale … mm.',
      'Dégager les évacuations et contrôler les pentes\u00a0; les reprendre là où l’eau stagne encore.',
    ],
    dampFoot: [
      'Taches d’humidité en pied de mur jusqu’à environ … m de hauteur.',
      'Mesurer l’humidité en hauteur et en profondeur et en établir l’origine avant tout traitement.',
    ],
    ceilingStain: [
      'Auréole au plafond, environ … × … m, … au toucher.',
      'Rechercher et arrêter l’arrivée d’eau au-dessus, laisser sécher, puis contrôler la fixation du plafond.',
    ],
    mould: [
      'Moisissures sur environ … m².',
      'Établir l’origine de l’humidité (fuite, pont thermique, ventilation) et éliminer les moisissures avec les protections nécessaires.',
    ],
    whiteDeposits: [
      'Dépôts blancs en surface sur environ … m².',
      'Rechercher et arrêter l’arrivée d’eau, brosser les dépôts après séchage et inspecter de nouveau.',
    ],
    hollowRender: [
      'Enduit fissuré et sonnant creux sur environ … m².',
      'Interdire l’accès là où des plaques peuvent tomber et purger l’enduit non adhérent. Établir la cause, puis refaire l’enduit.',
    ],
    flakingPaint: [
      'Peinture écaillée sur environ … m².',
      'Contrôler l’humidité du support, préparer la surface et repeindre.',
    ],
    looseTiles: [
      '… carreaux de sol ou de mur décollés, fissurés ou manquants.',
      'Déposer les carreaux décollés, contrôler le support et reposer.',
    ],
    brokenGlass: [
      'Vitrage fissuré ou cassé, dimensions environ … × … m.',
      'Mettre en sécurité immédiatement et remplacer par un vitrage de la classe requise.',
    ],
    perishedSealant: [
      'Mastic dégradé ou manquant au pourtour de la baie sur … m.',
      'Déposer l’ancien mastic et refaire le joint\u00a0; contrôler l’humidité du tableau.',
    ],
    looseGuard: [
      'Garde-corps descellé, endommagé ou manquant sur … m\u00a0; hauteur de chute environ … m.',
      'Condamner immédiatement l’accès au vide, puis réparer le garde-corps et contrôler ses fixations.',
    ],
    unevenSurface: [
      'Revêtement inégal, désaffleurement d’environ … mm.',
      'Signaler ou interdire l’accès (risque de trébuchement), puis reposer ou poncer à niveau.',
    ],
    scour: [
      'Affouillement au droit de la fondation, profondeur environ … m, sur … m.',
      'Restreindre l’usage jusqu’à l’évaluation de la stabilité\u00a0; la faire évaluer sans délai par un ingénieur ouvrages d’art, avec relevé du lit. Combler et protéger ensuite le lit.',
    ],
    rootedPlants: [
      'Végétation enracinée dans les joints sur environ … m.',
      'Arracher la végétation avec ses racines et rejointoyer.',
    ],
    blockedWeepHole: [
      '… barbacanes ou drains obstrués\u00a0; taches d’humidité alentour.',
      'Déboucher et vérifier que l’eau s’évacue librement.',
    ],
    seizedBearing: [
      'Appareil d’appui corrodé, déplacé ou bloqué.',
      'Faire évaluer par un ingénieur ouvrages d’art\u00a0; nettoyer, débloquer ou remplacer l’appareil d’appui.',
    ],
    jointFiller: [
      'Joint de dilatation encombré de débris, garniture d’étanchéité manquante sur … m.',
      'Nettoyer le joint, refaire l’étanchéité et contrôler l’humidité des parties en dessous.',
    ],
    pothole: [
      'Nid-de-poule, environ … × … m, profondeur … mm.',
      'Mettre immédiatement la circulation en sécurité, puis reboucher et contrôler l’évacuation des eaux.',
    ],
  },
};
