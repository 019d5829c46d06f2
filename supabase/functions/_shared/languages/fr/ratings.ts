import type { SchemeWords } from '../forms/ratings.ts';

export const RATINGS: SchemeWords = {
  rics: {
    name: 'RICS condition ratings (notes d’état)',
    basis:
      'Notes d’état employées dans les Home Surveys de la RICS : la gravité d’un défaut et le délai dans lequel il faut s’en occuper.',
    levels: {
      NI: [
        'Non inspecté (not inspected)',
        'L’élément n’a pas pu être inspecté ; le rapport dit pourquoi.',
      ],
      '1': [
        'Aucune réparation nécessaire',
        'Aucune réparation n’est nécessaire à présent au-delà de l’entretien courant.',
      ],
      '2': [
        'À réparer, non urgent',
        'Des défauts demandent une réparation ou un remplacement, sans être ni graves ni urgents.',
      ],
      '3': [
        'Grave ou urgent',
        'Des défauts sont graves, ou demandent d’urgence une réparation, un remplacement ou une étude plus poussée.',
      ],
    },
  },
  bre251: {
    name: 'BRE Digest 251, catégories de dommages',
    basis:
      'Dommages visibles aux murs de bâtiments bas, jugés d’après la facilité de réparation. Les largeurs de fissures sont approximatives, un signe parmi d’autres, et ne décident jamais seules.',
    levels: {
      '0': [
        'Négligeable (negligible)',
        'Fissures capillaires, de moins de 0,1 mm environ. Esthétique.',
      ],
      '1': [
        'Très léger (very slight)',
        'Fissures fines jusqu’à 1 mm environ, faciles à traiter lors de la prochaine réfection. Esthétique.',
      ],
      '2': [
        'Léger (slight)',
        'Fissures jusqu’à 5 mm environ, faciles à reboucher ; réfection et peut-être quelques joints à refaire. Esthétique.',
      ],
      '3': [
        'Modéré (moderate)',
        'Fissures d’environ 5 à 15 mm, ou plusieurs d’environ 3 mm ; ouverture et remplacement local de maçonnerie. Touche l’aptitude au service.',
      ],
      '4': [
        'Grave (severe)',
        'Fissures d’environ 15 à 25 mm, selon aussi leur nombre ; réparation étendue avec remplacement de parties de murs. Touche l’aptitude au service.',
      ],
      '5': [
        'Très grave (very severe)',
        'Fissures généralement de plus de 25 mm, selon aussi leur nombre ; reconstruction partielle ou totale. La stabilité est menacée.',
      ],
    },
  },
  as4349: {
    name: 'AS 4349.1, classes de défauts',
    basis: 'Classes de défauts d’une inspection visuelle selon AS 4349.1.',
    levels: {
      Minor: ['Défaut mineur (minor defect)', 'Un défaut qui n’est pas un défaut majeur.'],
      Major: [
        'Défaut majeur (major defect)',
        'Un défaut d’une ampleur telle qu’il faut le corriger pour éviter des conditions dangereuses, une perte d’usage ou une dégradation supplémentaire.',
      ],
      Safety: [
        'Danger pour les personnes (safety hazard)',
        'Ce qui peut blesser des personnes maintenant ou bientôt et demande une attention sans délai.',
      ],
    },
  },
  states: {
    name: 'Condition states CS1 à CS4 (états)',
    basis: 'États des éléments employés pour les ponts dans l’inspection par éléments de l’AASHTO.',
    levels: {
      CS1: ['Bon (good)', 'Aucune dégradation, ou de faibles signes seulement.'],
      CS2: [
        'Passable (fair)',
        'Dégradation mineure ou réparations anciennes ; l’élément fonctionne comme prévu.',
      ],
      CS3: [
        'Mauvais (poor)',
        'Dégradation avancée qui n’appelle pas encore de vérification structurelle.',
      ],
      CS4: [
        'Très mauvais (severe)',
        'Dégradation au-delà de mauvais : une vérification structurelle doit en dire l’effet sur la résistance ou l’aptitude au service.',
      ],
    },
  },
  priority: {
    name: 'Haute, moyenne, basse',
    basis: 'Le délai dans lequel il faudrait agir, selon l’inspecteur.',
    levels: {
      Low: ['Basse', 'Entretien : à traiter dans le cadre de l’entretien courant.'],
      Medium: ['Moyenne', 'S’aggravera si rien n’est fait : à prévoir avec les prochains travaux.'],
      High: ['Haute', 'Grave, ou danger possible pour des personnes : à traiter sans délai.'],
    },
  },
};
