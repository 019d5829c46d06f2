import type { SchemeWords } from '../forms/ratings.ts';

export const RATINGS: SchemeWords = {
  rics: {
    name: 'RICS condition ratings (notes d’état)',
    basis:
      'Notes d’état employées dans les Home Surveys de la RICS : la gravité d’un défaut et le délai dans lequel il faut s’en occuper.',
    levels: {
      NI: {
        label: 'Non inspecté (not inspected)',
        definition: 'L’élément n’a pas pu être inspecté ; le rapport dit pourquoi.',
      },
      '1': {
        label: 'Aucune réparation nécessaire',
        definition: 'Aucune réparation n’est nécessaire à présent au-delà de l’entretien courant.',
      },
      '2': {
        label: 'À réparer, non urgent',
        definition:
          'Des défauts demandent une réparation ou un remplacement, sans être ni graves ni urgents.',
      },
      '3': {
        label: 'Grave ou urgent',
        definition:
          'Des défauts sont graves, ou demandent d’urgence une réparation, un remplacement ou une étude plus poussée.',
      },
    },
  },
  bre251: {
    name: 'BRE Digest 251, catégories de dommages',
    basis:
      'Dommages visibles aux murs de bâtiments bas, jugés d’après la facilité de réparation. Les largeurs de fissures sont approximatives, un signe parmi d’autres, et ne décident jamais seules.',
    levels: {
      '0': {
        label: 'Négligeable (negligible)',
        definition: 'Fissures capillaires, de moins de 0,1 mm environ. Esthétique.',
      },
      '1': {
        label: 'Très léger (very slight)',
        definition:
          'Fissures fines jusqu’à 1 mm environ, faciles à traiter lors de la prochaine réfection. Esthétique.',
      },
      '2': {
        label: 'Léger (slight)',
        definition:
          'Fissures jusqu’à 5 mm environ, faciles à reboucher ; réfection et peut-être quelques joints à refaire. Esthétique.',
      },
      '3': {
        label: 'Modéré (moderate)',
        definition:
          'Fissures d’environ 5 à 15 mm, ou plusieurs d’environ 3 mm ; ouverture et remplacement local de maçonnerie. Touche l’aptitude au service.',
      },
      '4': {
        label: 'Grave (severe)',
        definition:
          'Fissures d’environ 15 à 25 mm, selon aussi leur nombre ; réparation étendue avec remplacement de parties de murs. Touche l’aptitude au service.',
      },
      '5': {
        label: 'Très grave (very severe)',
        definition:
          'Fissures généralement de plus de 25 mm, selon aussi leur nombre ; reconstruction partielle ou totale. La stabilité est menacée.',
      },
    },
  },
  as4349: {
    name: 'AS 4349.1, classes de défauts',
    basis: 'Classes de défauts d’une inspection visuelle selon AS 4349.1.',
    levels: {
      Minor: {
        label: 'Défaut mineur (minor defect)',
        definition: 'Un défaut qui n’est pas un défaut majeur.',
      },
      Major: {
        label: 'Défaut majeur (major defect)',
        definition:
          'Un défaut d’une ampleur telle qu’il faut le corriger pour éviter des conditions dangereuses, une perte d’usage ou une dégradation supplémentaire.',
      },
      Safety: {
        label: 'Danger pour les personnes (safety hazard)',
        definition:
          'Ce qui peut blesser des personnes maintenant ou bientôt et demande une attention sans délai.',
      },
    },
  },
  states: {
    name: 'Condition states CS1 à CS4 (états)',
    basis: 'États des éléments employés pour les ponts dans l’inspection par éléments de l’AASHTO.',
    levels: {
      CS1: {
        label: 'Bon (good)',
        definition: 'Aucune dégradation, ou de faibles signes seulement.',
      },
      CS2: {
        label: 'Passable (fair)',
        definition:
          'Dégradation mineure ou réparations anciennes ; l’élément fonctionne comme prévu.',
      },
      CS3: {
        label: 'Mauvais (poor)',
        definition: 'Dégradation avancée qui n’appelle pas encore de vérification structurelle.',
      },
      CS4: {
        label: 'Très mauvais (severe)',
        definition:
          'Dégradation au-delà de mauvais : une vérification structurelle doit en dire l’effet sur la résistance ou l’aptitude au service.',
      },
    },
  },
  priority: {
    name: 'Haute, moyenne, basse',
    basis: 'Le délai dans lequel il faudrait agir, selon l’inspecteur.',
    levels: {
      Low: {
        label: 'Basse',
        definition: 'Entretien : à traiter dans le cadre de l’entretien courant.',
      },
      Medium: {
        label: 'Moyenne',
        definition: 'S’aggravera si rien n’est fait : à prévoir avec les prochains travaux.',
      },
      High: {
        label: 'Haute',
        definition: 'Grave, ou danger possible pour des personnes : à traiter sans délai.',
      },
    },
  },
};
