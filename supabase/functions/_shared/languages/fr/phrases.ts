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
    steppedCrack: {
      defect:
        'Fissure en escalier suivant les joints de maçonnerie, ouverture maximale … mm, sur … assises.',
      advice:
        'Relever l’ouverture de la fissure et poser des témoins\u00a0; suivre l’évolution pendant plusieurs mois. Établir la cause avant toute réparation.',
    },
    verticalCrack: {
      defect:
        'Fissure verticale traversant les éléments de maçonnerie, ouverture maximale … mm, longueur … m.',
      advice:
        'Relever l’ouverture de la fissure et la surveiller. Établir la cause avant dépose et reprise de la maçonnerie.',
    },
    openJoints: {
      defect: 'Joints de maçonnerie dégarnis sur environ … mm de profondeur et environ … m².',
      advice:
        'Dégarnir et rejointoyer avec un mortier compatible avec l’existant et pas plus résistant que les éléments de maçonnerie.',
    },
    spalledBrick: {
      defect: 'Briques éclatées en parement sur environ … m².',
      advice:
        'Si des morceaux peuvent tomber sur des personnes, interdire l’accès et purger d’abord. Rechercher l’origine de l’humidité, puis déposer et remplacer les briques éclatées.',
    },
    bulge: {
      defect: 'Mur hors d’aplomb ou présentant un ventre d’environ … mm sur une hauteur de … m.',
      advice:
        'Interdire l’accès à la zone où le mur pourrait tomber. Faire évaluer sans délai sa stabilité par un ingénieur structure et suivre la déformation.',
    },
    looseCoping: {
      defect: 'Élément de couronnement descellé ou déplacé d’environ … mm.',
      advice:
        'Interdire l’accès en contrebas et mettre l’élément en sécurité immédiatement\u00a0; puis resceller et fixer le couronnement.',
    },
    concreteCrack: {
      defect: 'Fissure dans le béton, ouverture maximale … mm, longueur … m.',
      advice:
        'Relever l’ouverture de la fissure et la surveiller. Établir la cause et déterminer si la fissure est active avant de choisir une réparation.',
    },
    mapCracking: {
      defect: 'Faïençage sur environ … m², ouverture maximale … mm.',
      advice:
        'Prélever des échantillons pour établir la cause avant de choisir un traitement\u00a0; surveiller dans l’attente.',
    },
    exposedBar: {
      defect: 'Éclatement du béton sur environ … m², armatures apparentes et corrodées sur … m.',
      advice:
        'Si du béton peut tomber sur des personnes, interdire l’accès et purger d’abord. Mesurer la section restante des armatures, contrôler l’enrobage, la carbonatation et les chlorures, puis définir la réparation.',
    },
    hollowConcrete: {
      defect: 'Béton sonnant creux au marteau sur environ … m².',
      advice:
        'Si du béton peut tomber sur des personnes, interdire l’accès et purger d’abord. Ouvrir localement pour établir la profondeur et la cause, puis réparer.',
    },
    rustStain: {
      defect: 'Coulures couleur de rouille au droit d’une fissure ou d’un joint sur … m.',
      advice: 'Ouvrir localement et mesurer la section de métal restante avant toute réparation.',
    },
    honeycomb: {
      defect: 'Nids de cailloux sur environ … m², profondeur environ … mm.',
      advice:
        'Sonder la zone au marteau, contrôler l’enrobage des armatures et ragréer au mortier de réparation.',
    },
    coatingLoss: {
      defect:
        'Revêtement de protection dégradé sur environ … % de la surface, avec corrosion superficielle.',
      advice: 'Préparer la surface et refaire le revêtement avant toute perte de section.',
    },
    sectionLoss: {
      defect: 'Corrosion avec perte de section\u00a0: épaisseur restante environ … mm sur … mm.',
      advice:
        'Limiter les charges jusqu’à la vérification de la section restante par un ingénieur structure. Réparer ou renforcer ensuite.',
    },
    looseBolt: {
      defect: '… boulons ou rivets manquants ou desserrés.',
      advice: 'Faire vérifier l’assemblage, remplacer et resserrer les fixations sans délai.',
    },
    bentMember: {
      defect: 'Élément déformé, flèche d’environ … mm sur … m.',
      advice:
        'Faire évaluer sa résistance par un ingénieur structure\u00a0; redresser, renforcer ou remplacer.',
    },
    softTimber: {
      defect: 'Bois ramolli et pourri sur environ … m\u00a0; enfoncement du poinçon … mm.',
      advice:
        'Si le bois est porteur, interdire l’accès jusqu’à sa vérification. Supprimer l’arrivée d’humidité, purger jusqu’au bois sain et remplacer.',
    },
    insectHoles: {
      defect:
        'Trous de sortie d’insectes xylophages sur environ … m, par endroits avec vermoulure fraîche.',
      advice:
        'Faire déterminer l’espèce et l’activité\u00a0; sonder pour connaître la section saine restante.',
    },
    timberSplit: {
      defect: 'Fente dans le fil du bois, longueur … m, ouverture maximale … mm.',
      advice:
        'Vérifier si la fente traverse un assemblage\u00a0; si oui, renforcer, sinon surveiller.',
    },
    slippedTiles: {
      defect: 'Environ … tuiles ou ardoises glissées, cassées ou manquantes.',
      advice:
        'Interdire l’accès en contrebas. Refixer ou remplacer et contrôler l’écran de sous-toiture et le litelage.',
    },
    flashingOpen: {
      defect: 'Solin décollé, fendu ou manquant sur … m.',
      advice: 'Refixer ou refaire le solin et contrôler l’humidité de la paroi à l’arrière.',
    },
    blockedGutter: {
      defect:
        'Gouttière ou évacuation obstruée sur … m\u00a0; traces de débordement sur le mur en dessous.',
      advice:
        'Déboucher, contrôler les pentes et les raccords\u00a0; nettoyer à intervalles réguliers.',
    },
    membrane: {
      defect: 'Étanchéité de toiture cloquée, fendue ou décollée aux recouvrements sur … m.',
      advice: 'Réparer l’étanchéité et contrôler l’humidité de l’isolant en dessous.',
    },
    ponding: {
      defect: 'Stagnation d’eau sur environ … m², profondeur maximale … mm.',
      advice:
        'Dégager les évacuations et contrôler les pentes\u00a0; les reprendre là où l’eau stagne encore.',
    },
    dampFoot: {
      defect: 'Taches d’humidité en pied de mur jusqu’à environ … m de hauteur.',
      advice:
        'Mesurer l’humidité en hauteur et en profondeur et en établir l’origine avant tout traitement.',
    },
    ceilingStain: {
      defect: 'Auréole au plafond, environ … × … m, … au toucher.',
      advice:
        'Rechercher et arrêter l’arrivée d’eau au-dessus, laisser sécher, puis contrôler la fixation du plafond.',
    },
    mould: {
      defect: 'Moisissures sur environ … m².',
      advice:
        'Établir l’origine de l’humidité (fuite, pont thermique, ventilation) et éliminer les moisissures avec les protections nécessaires.',
    },
    whiteDeposits: {
      defect: 'Dépôts blancs en surface sur environ … m².',
      advice:
        'Rechercher et arrêter l’arrivée d’eau, brosser les dépôts après séchage et inspecter de nouveau.',
    },
    hollowRender: {
      defect: 'Enduit fissuré et sonnant creux sur environ … m².',
      advice:
        'Interdire l’accès là où des plaques peuvent tomber et purger l’enduit non adhérent. Établir la cause, puis refaire l’enduit.',
    },
    flakingPaint: {
      defect: 'Peinture écaillée sur environ … m².',
      advice: 'Contrôler l’humidité du support, préparer la surface et repeindre.',
    },
    looseTiles: {
      defect: '… carreaux de sol ou de mur décollés, fissurés ou manquants.',
      advice: 'Déposer les carreaux décollés, contrôler le support et reposer.',
    },
    brokenGlass: {
      defect: 'Vitrage fissuré ou cassé, dimensions environ … × … m.',
      advice: 'Mettre en sécurité immédiatement et remplacer par un vitrage de la classe requise.',
    },
    perishedSealant: {
      defect: 'Mastic dégradé ou manquant au pourtour de la baie sur … m.',
      advice: 'Déposer l’ancien mastic et refaire le joint\u00a0; contrôler l’humidité du tableau.',
    },
    looseGuard: {
      defect:
        'Garde-corps descellé, endommagé ou manquant sur … m\u00a0; hauteur de chute environ … m.',
      advice:
        'Condamner immédiatement l’accès au vide, puis réparer le garde-corps et contrôler ses fixations.',
    },
    unevenSurface: {
      defect: 'Revêtement inégal, désaffleurement d’environ … mm.',
      advice:
        'Signaler ou interdire l’accès (risque de trébuchement), puis reposer ou poncer à niveau.',
    },
    scour: {
      defect: 'Affouillement au droit de la fondation, profondeur environ … m, sur … m.',
      advice:
        'Restreindre l’usage jusqu’à l’évaluation de la stabilité\u00a0; la faire évaluer sans délai par un ingénieur ouvrages d’art, avec relevé du lit. Combler et protéger ensuite le lit.',
    },
    rootedPlants: {
      defect: 'Végétation enracinée dans les joints sur environ … m.',
      advice: 'Arracher la végétation avec ses racines et rejointoyer.',
    },
    blockedWeepHole: {
      defect: '… barbacanes ou drains obstrués\u00a0; taches d’humidité alentour.',
      advice: 'Déboucher et vérifier que l’eau s’évacue librement.',
    },
    seizedBearing: {
      defect: 'Appareil d’appui corrodé, déplacé ou bloqué.',
      advice:
        'Faire évaluer par un ingénieur ouvrages d’art\u00a0; nettoyer, débloquer ou remplacer l’appareil d’appui.',
    },
    jointFiller: {
      defect: 'Joint de dilatation encombré de débris, garniture d’étanchéité manquante sur … m.',
      advice:
        'Nettoyer le joint, refaire l’étanchéité et contrôler l’humidité des parties en dessous.',
    },
    pothole: {
      defect: 'Nid-de-poule, environ … × … m, profondeur … mm.',
      advice:
        'Mettre immédiatement la circulation en sécurité, puis reboucher et contrôler l’évacuation des eaux.',
    },
  },
};
