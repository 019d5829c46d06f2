import type { SchemeWords } from '../forms/ratings.ts';

export const RATINGS: SchemeWords = {
  rics: {
    name: 'RICS condition ratings (gradi di condizione)',
    basis:
      'Gradi di condizione usati negli Home Surveys della RICS: quanto è grave un difetto e quanto presto richiede attenzione.',
    levels: {
      NI: {
        label: 'Non ispezionato (not inspected)',
        definition: 'L’elemento non ha potuto essere ispezionato; la relazione dice perché.',
      },
      '1': {
        label: 'Nessuna riparazione necessaria',
        definition: 'Al momento non serve alcuna riparazione oltre la manutenzione ordinaria.',
      },
      '2': {
        label: 'Riparazione non urgente',
        definition:
          'Ci sono difetti che richiedono riparazione o sostituzione, ma non sono gravi né urgenti.',
      },
      '3': {
        label: 'Grave o urgente',
        definition:
          'Ci sono difetti gravi, o che richiedono con urgenza riparazione, sostituzione o ulteriori indagini.',
      },
    },
  },
  bre251: {
    name: 'BRE Digest 251, categorie di danno',
    basis:
      'Danni visibili a muri di edifici bassi, giudicati dalla facilità di riparazione. Le larghezze delle fessure sono indicative, un segno fra altri, e non decidono mai da sole.',
    levels: {
      '0': {
        label: 'Trascurabile (negligible)',
        definition: 'Fessure capillari, inferiori a circa 0,1 mm. Estetico.',
      },
      '1': {
        label: 'Molto lieve (very slight)',
        definition:
          'Fessure sottili fino a circa 1 mm, facili da trattare alla prossima tinteggiatura. Estetico.',
      },
      '2': {
        label: 'Lieve (slight)',
        definition:
          'Fessure fino a circa 5 mm, facili da riempire; tinteggiatura e forse qualche giunto da rifare. Estetico.',
      },
      '3': {
        label: 'Moderato (moderate)',
        definition:
          'Lesioni di circa 5-15 mm, o diverse di circa 3 mm; apertura e sostituzione locale di muratura. Riguarda l’uso.',
      },
      '4': {
        label: 'Grave (severe)',
        definition:
          'Lesioni di circa 15-25 mm, anche secondo il loro numero; riparazione estesa con sostituzione di parti di muro. Riguarda l’uso.',
      },
      '5': {
        label: 'Molto grave (very severe)',
        definition:
          'Lesioni di solito oltre 25 mm, anche secondo il loro numero; ricostruzione parziale o totale. La stabilità è a rischio.',
      },
    },
  },
  as4349: {
    name: 'AS 4349.1, classi di difetti',
    basis: 'Classi di difetti in un’ispezione visiva secondo AS 4349.1.',
    levels: {
      Minor: {
        label: 'Difetto minore (minor defect)',
        definition: 'Un difetto che non è un difetto maggiore.',
      },
      Major: {
        label: 'Difetto maggiore (major defect)',
        definition:
          'Un difetto di entità tale da dover essere corretto per evitare condizioni non sicure, perdita d’uso o ulteriore degrado.',
      },
      Safety: {
        label: 'Pericolo per le persone (safety hazard)',
        definition:
          'Qualcosa che può ferire persone ora o presto e richiede attenzione senza indugio.',
      },
    },
  },
  states: {
    name: 'Condition states CS1-CS4 (stati)',
    basis: 'Stati degli elementi usati per i ponti nell’ispezione per elementi AASHTO.',
    levels: {
      CS1: { label: 'Buono (good)', definition: 'Nessun degrado, o solo lievi segni.' },
      CS2: {
        label: 'Discreto (fair)',
        definition: 'Degrado minore o riparazioni precedenti; l’elemento lavora come previsto.',
      },
      CS3: {
        label: 'Cattivo (poor)',
        definition: 'Degrado avanzato che non richiede ancora una verifica strutturale.',
      },
      CS4: {
        label: 'Molto cattivo (severe)',
        definition:
          'Degrado oltre il cattivo: serve una verifica strutturale del suo effetto su resistenza o uso.',
      },
    },
  },
  priority: {
    name: 'Alta, media, bassa',
    basis: 'Quanto presto si dovrebbe agire, a giudizio dell’ispettore.',
    levels: {
      Low: {
        label: 'Bassa',
        definition: 'Manutenzione: da trattare nella manutenzione ordinaria.',
      },
      Medium: {
        label: 'Media',
        definition: 'Peggiorerà se non si interviene: da programmare con i prossimi lavori.',
      },
      High: {
        label: 'Alta',
        definition: 'Grave, o possibile pericolo per le persone: da trattare senza indugio.',
      },
    },
  },
};
