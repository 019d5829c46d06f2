import type { SchemeWords } from '../forms/ratings.ts';

export const RATINGS: SchemeWords = {
  rics: {
    name: 'RICS condition ratings (Zustandsnoten)',
    basis:
      'Zustandsnoten, wie sie in den Home Surveys der RICS verwendet werden: wie schwer ein Mangel ist und wie bald er Aufmerksamkeit braucht.',
    levels: {
      NI: [
        'Nicht besichtigt (not inspected)',
        'Das Bauteil konnte nicht besichtigt werden; der Bericht nennt den Grund.',
      ],
      '1': [
        'Keine Reparatur nötig',
        'Zurzeit ist über die übliche Instandhaltung hinaus keine Reparatur nötig.',
      ],
      '2': [
        'Reparatur, nicht dringend',
        'Mängel, die repariert oder deren Bauteile ersetzt werden müssen, die aber weder schwer noch dringend sind.',
      ],
      '3': [
        'Schwer oder dringend',
        'Mängel, die schwer sind oder dringend repariert, ersetzt oder näher untersucht werden müssen.',
      ],
    },
  },
  bre251: {
    name: 'BRE Digest 251, Schadenskategorien',
    basis:
      'Sichtbare Schäden an Wänden niedriger Gebäude, beurteilt danach, wie leicht sie sich beheben lassen. Rissbreiten sind Richtwerte, ein Zeichen unter anderen, und entscheiden nie allein.',
    levels: {
      '0': [
        'Vernachlässigbar (negligible)',
        'Haarrisse, schmaler als etwa 0,1 mm. Betrifft das Aussehen.',
      ],
      '1': [
        'Sehr gering (very slight)',
        'Feine Risse bis etwa 1 mm Breite, beim nächsten Anstrich leicht zu beheben. Betrifft das Aussehen.',
      ],
      '2': [
        'Gering (slight)',
        'Risse bis etwa 5 mm Breite, leicht zu füllen; neuer Anstrich, vielleicht einige Fugen zu erneuern. Betrifft das Aussehen.',
      ],
      '3': [
        'Mäßig (moderate)',
        'Risse von etwa 5 bis 15 mm oder mehrere von etwa 3 mm; Öffnen und örtlicher Ersatz von Mauerwerk. Betrifft die Gebrauchstauglichkeit.',
      ],
      '4': [
        'Schwer (severe)',
        'Risse von etwa 15 bis 25 mm, auch abhängig von ihrer Zahl; umfangreiche Reparatur mit Ersatz von Wandteilen. Betrifft die Gebrauchstauglichkeit.',
      ],
      '5': [
        'Sehr schwer (very severe)',
        'Risse meist breiter als 25 mm, auch abhängig von ihrer Zahl; teilweiser oder vollständiger Neubau. Die Standsicherheit ist gefährdet.',
      ],
    },
  },
  as4349: {
    name: 'AS 4349.1, Mangelklassen',
    basis: 'Klassen von Mängeln bei einer Sichtprüfung nach AS 4349.1.',
    levels: {
      Minor: ['Geringer Mangel (minor defect)', 'Ein Mangel, der kein erheblicher Mangel ist.'],
      Major: [
        'Erheblicher Mangel (major defect)',
        'Ein Mangel von solchem Ausmaß, dass er behoben werden muss, um unsichere Zustände, Nutzungsausfall oder weiteren Verfall zu vermeiden.',
      ],
      Safety: [
        'Gefahrenstelle (safety hazard)',
        'Etwas, das jetzt oder bald Menschen verletzen kann und unverzüglich Aufmerksamkeit braucht.',
      ],
    },
  },
  states: {
    name: 'Condition states CS1 bis CS4 (Zustandsstufen)',
    basis:
      'Zustandsstufen von Bauteilen, wie sie in der Elementprüfung der AASHTO für Brücken verwendet werden.',
    levels: {
      CS1: ['Gut (good)', 'Keine oder nur geringe Anzeichen von Verfall.'],
      CS2: [
        'Befriedigend (fair)',
        'Geringer Verfall oder frühere Reparaturen; das Bauteil wirkt wie vorgesehen.',
      ],
      CS3: [
        'Schlecht (poor)',
        'Fortgeschrittener Verfall, der noch keine statische Überprüfung verlangt.',
      ],
      CS4: [
        'Sehr schlecht (severe)',
        'Mehr als schlecht: eine statische Überprüfung muss die Folgen für Tragfähigkeit oder Gebrauchstauglichkeit klären.',
      ],
    },
  },
  priority: {
    name: 'Hoch, mittel, niedrig',
    basis: 'Wie bald etwas geschehen sollte, nach dem Urteil der prüfenden Person.',
    levels: {
      Low: ['Niedrig', 'Unterhalt: im Zuge der üblichen Instandhaltung zu erledigen.'],
      Medium: [
        'Mittel',
        'Wird schlimmer, wenn nichts geschieht: mit den nächsten Arbeiten einzuplanen.',
      ],
      High: ['Hoch', 'Schwer oder eine mögliche Gefahr für Menschen: unverzüglich anzugehen.'],
    },
  },
};
