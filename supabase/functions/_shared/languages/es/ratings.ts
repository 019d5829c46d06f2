import type { SchemeWords } from '../forms/ratings.ts';

export const RATINGS: SchemeWords = {
  rics: {
    name: 'RICS condition ratings (grados de estado)',
    basis:
      'Grados de estado que se usan en los Home Surveys de la RICS: la gravedad de un defecto y lo pronto que requiere atención.',
    levels: {
      NI: [
        'No inspeccionado (not inspected)',
        'El elemento no pudo inspeccionarse; el informe dice por qué.',
      ],
      '1': [
        'No requiere reparación',
        'Por ahora no hace falta ninguna reparación más allá del mantenimiento habitual.',
      ],
      '2': [
        'Reparación no urgente',
        'Hay defectos que requieren reparación o sustitución, pero no son graves ni urgentes.',
      ],
      '3': [
        'Grave o urgente',
        'Hay defectos graves, o que requieren con urgencia reparación, sustitución o más estudio.',
      ],
    },
  },
  bre251: {
    name: 'BRE Digest 251, categorías de daños',
    basis:
      'Daños visibles en muros de edificios bajos, juzgados por la facilidad de reparación. Los anchos de fisura son aproximados, un indicio entre otros, y nunca deciden por sí solos.',
    levels: {
      '0': ['Insignificante (negligible)', 'Fisuras capilares de menos de unos 0,1 mm. Estético.'],
      '1': [
        'Muy leve (very slight)',
        'Fisuras finas de hasta 1 mm, fáciles de tratar en el próximo pintado. Estético.',
      ],
      '2': [
        'Leve (slight)',
        'Fisuras de hasta unos 5 mm, fáciles de rellenar; repintado y quizá rejuntado parcial. Estético.',
      ],
      '3': [
        'Moderado (moderate)',
        'Grietas de unos 5 a 15 mm, o varias de unos 3 mm; apertura y sustitución local de fábrica. Afecta al servicio.',
      ],
      '4': [
        'Grave (severe)',
        'Grietas de unos 15 a 25 mm, según también su número; reparación extensa con sustitución de partes de muros. Afecta al servicio.',
      ],
      '5': [
        'Muy grave (very severe)',
        'Grietas normalmente de más de 25 mm, según también su número; reconstrucción parcial o total. La estabilidad está en riesgo.',
      ],
    },
  },
  as4349: {
    name: 'AS 4349.1, clases de defectos',
    basis: 'Clases de defectos en una inspección visual según AS 4349.1.',
    levels: {
      Minor: ['Defecto menor (minor defect)', 'Un defecto que no es un defecto mayor.'],
      Major: [
        'Defecto mayor (major defect)',
        'Un defecto de tal alcance que hay que corregirlo para evitar condiciones inseguras, pérdida de uso o mayor deterioro.',
      ],
      Safety: [
        'Peligro para las personas (safety hazard)',
        'Algo que puede dañar a personas ahora o pronto y requiere atención sin demora.',
      ],
    },
  },
  states: {
    name: 'Condition states CS1 a CS4 (estados)',
    basis:
      'Estados de los elementos que se usan para puentes en la inspección por elementos de AASHTO.',
    levels: {
      CS1: ['Bueno (good)', 'Sin deterioro, o solo leves indicios.'],
      CS2: [
        'Regular (fair)',
        'Deterioro menor o reparaciones anteriores; el elemento trabaja como se previó.',
      ],
      CS3: ['Malo (poor)', 'Deterioro avanzado que aún no exige una revisión estructural.'],
      CS4: [
        'Muy malo (severe)',
        'Deterioro mayor que malo: hace falta una revisión estructural de su efecto en la resistencia o el servicio.',
      ],
    },
  },
  priority: {
    name: 'Alta, media, baja',
    basis: 'Lo pronto que debería actuarse, a juicio del inspector.',
    levels: {
      Low: ['Baja', 'Conservación: se atiende en el mantenimiento habitual.'],
      Medium: ['Media', 'Empeorará si no se actúa: se planifica con las próximas obras.'],
      High: ['Alta', 'Grave, o un posible peligro para las personas: se atiende sin demora.'],
    },
  },
};
