import type { QuickTable } from '../forms/quick.ts';

export const QUICK: QuickTable = {
  kinds: {
    crack: [
      'Fissuration.',
      'Mesurer et noter l’ouverture de la fissure sur place et la surveiller, par exemple avec des témoins pendant plusieurs mois. Établir la cause avant de choisir une réparation.',
    ],
    spalling: [
      'Éclatement\u00a0: perte de matière en surface.',
      'Si des morceaux peuvent tomber sur des personnes, interdire l’accès et les faire d’abord purger en sécurité. Sonder les abords au marteau pour repérer les parties creuses. Établir la cause avant de choisir une réparation.',
    ],
    corrosion: [
      'Taches couleur de rouille.',
      'Trouver le métal qui se corrode et mesurer la section restante\u00a0; si les taches viennent de derrière la surface, ouvrir localement avant de choisir une réparation.',
    ],
    damp: [
      'Taches d’humidité.',
      'Mesurer l’humidité et en rechercher l’origine (gouttières, joints, canalisations, condensation) avant de refaire les finitions.',
    ],
    efflorescence: [
      'Dépôts blancs (efflorescences).',
      'Rechercher et arrêter l’arrivée d’eau avant de brosser le dépôt, puis inspecter de nouveau après séchage.',
    ],
    growth: [
      'Végétation ou micro-organismes.',
      'Rechercher et arrêter l’arrivée d’humidité, puis nettoyer et contrôler la surface dessous.',
    ],
    joints: [
      'Joints ouverts ou érodés.',
      'Vérifier jusqu’à quelle profondeur les joints sont ouverts et si de l’eau entre ou des éléments bougent, puis choisir un mortier ou un mastic adapté et les regarnir.',
    ],
    rot: [
      'Dégradation du bois.',
      'Si le bois est porteur, interdire l’accès jusqu’à sa vérification par un ingénieur compétent. Le sonder pour connaître la section saine restante, rechercher et arrêter l’arrivée d’humidité avant réparation ou remplacement.',
    ],
    movement: [
      'Déformation ou déplacement.',
      'Si une rupture est possible, interdire l’accès et faire évaluer sans délai la stabilité par un ingénieur compétent. Mesurer la déformation et la surveiller. Établir la cause avant de choisir une réparation.',
    ],
    damage: [
      'Élément endommagé ou manquant.',
      'Si un élément est descellé ou laisse un vide sans protection, interdire l’accès et mettre d’abord en sécurité. Vérifier ce qu’il fixait, portait ou protégeait de l’eau, puis le réparer ou le remplacer.',
    ],
  },
  elements: {
    wall: 'Mur',
    column: 'Poteau',
    beam: 'Poutre',
    slab: 'Dalle ou plafond',
    roof: 'Toiture',
    floor: 'Sol',
    foundation: 'Fondation',
    opening: 'Fenêtre ou porte',
    stairs: 'Escalier ou balcon',
    facade: 'Façade ou bardage',
    deck: 'Tablier de pont',
    pier: 'Pile ou culée',
    pipe: 'Tuyau ou gouttière',
  },
  made: {
    brick: '{element} en brique',
    concrete: '{element} en béton',
    stone: '{element} en pierre',
    timber: '{element} en bois',
    metal: '{element} en métal',
    rendered: '{element} avec enduit extérieur',
    plastered: '{element} avec enduit intérieur',
  },
  places: {
    outside: 'Extérieur',
    inside: 'Intérieur',
    north: 'Côté nord',
    east: 'Côté est',
    south: 'Côté sud',
    west: 'Côté ouest',
    basement: 'Sous-sol',
    ground: 'Rez-de-chaussée',
    upper: 'Étage',
    roof: 'Niveau de la toiture',
  },
  none: {
    defect: 'Aucun désordre visible dans la zone montrée.',
    recommendation:
      'Cette photo n’appelle aucune action\u00a0; ce qu’elle ne montre pas n’a pas été évalué.',
  },
  nothing: {
    element: 'Rien d’examinable sur cette photo',
    defect: 'Rien n’a pu être évalué d’après cette photo.',
    recommendation: 'Prendre une autre photo qui montre l’élément à inspecter.',
  },
};
