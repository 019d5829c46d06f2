import type { SchemeWords } from '../forms/ratings.ts';

export const RATINGS: SchemeWords = {
  rics: {
    name: 'RICS condition ratings (gradi di condizione)',
    basis:
      'Gradi di condizione usati negli Home Surveys della RICS: quanto è grave un difetto e quanto presto richiede attenzione.',
    levels: {
      NI: [
        'Non ispezionato (not inspected)',
        'L’elemento non ha potuto essere ispezionato; la relazione dice perché.',
      ],
      '1': [
        'Nessuna riparazione necessaria',
        'Al momento non serve alcuna riparazione oltre la manutenzione ordinaria.',
      ],
      '2': [
        'Riparazione non urgente',
        'Ci sono difetti che richiedono riparazione o sostituzione, ma non sono gravi né urgenti.',
      ],
      '3': [
        'Grave o urgente',
        'Ci sono difetti gravi, o che richiedono con urgenza riparazione, sostituzione o ulteriori indagini.',
      ],
    },
  },
  bre251: {
    name: 'BRE Digest 251, categorie di danno',
    basis:
      'Danni visibili a muri di edifici bassi, giudicati dalla facilità di riparazione. Le larghezze delle fessure sono indicative, un segno fra altri, e non decidono mai da sole.',
    levels: {
      '0': ['Trascurabile (negligible)', 'Fessure capillari, inferiori a circa 0,1 mm. Estetico.'],
      '1': [
        'Molto lieve (very slight)',
        'Fessure sottili fino a circa 1 mm, facili da trattare alla prossima tinteggiatura. Estetico.',
      ],
      '2': [
        'Lieve (slight)',
        'Fessure fino a circa 5 mm, facili da riempire; tinteggiatura e forse qualche giunto da rifare. Estetico.',
      ],
      '3': [
        'Moderato (moderate)',
        'Lesioni di circa 5-15 mm, o diverse di circa 3 mm; apertura e sostituzione locale di muratura. Riguarda l’uso.',
      ],
      '4': [
        'Grave (severe)',
        'Lesioni di circa 15-25 mm, anche secondo il loro numero; riparazione estesa con sostituzione di parti di muro. Riguarda l’uso.',
      ],
      '5': [
        'Molto grave (very severe)',
        'Lesioni di solito oltre 25 mm, anche secondo il loro numero; ricostruzione parziale o totale. La stabilità è a rischio.',
      ],
    },
  },
  as4349: {
    name: 'AS 4349.1, classi di difetti',
    basis: 'Classi di difetti in un’ispezione visiva secondo AS 4349.1.',
    levels: {
      Minor: ['Difetto minore (minor defect)', 'Un difetto che non è un difetto maggiore.'],
      Major: [
        'Difetto maggiore (major defect)',
        'Un difetto di entità tale da dover essere corretto per evitare condizioni non sicure, perdita d’uso o ulteriore degrado.',
      ],
      Safety: [
        'Pericolo per le persone (safety hazard)',
        'Qualcosa che può ferire persone ora o presto e richiede attenzione senza indugio.',
      ],
    },
  },
  states: {
    name: 'Condition states CS1-CS4 (stati)',
    basis: 'Stati degli elementi usati per i ponti nell’ispezione per elementi AASHTO.',
    levels: {
      CS1: ['Buono (good)', 'Nessun degrado, o solo lievi segni.'],
      CS2: [
        'Discreto (fair)',
        'Degrado minore o riparazioni precedenti; l’elemento lavora come previsto.',
      ],
      CS3: ['Cattivo (poor)', 'Degrado avanzato che non richiede ancora una verifica strutturale.'],
      CS4: [
        'Molto cattivo (severe)',
        'Degrado oltre il cattivo: serve una verifica strutturale del suo effetto su resistenza o uso.',
      ],
    },
  },
  priority: {
    name: 'Alta, media, bassa',
    basis: 'Quanto presto si dovrebbe agire, a giudizio dell’ispettore.',
    levels: {
      Low: ['Bassa', 'Manutenzione: da trattare nella manutenzione ordinaria.'],
      Medium: ['Media', 'Peggiorerà se non si interviene: da programmare con i prossimi lavori.'],
      High: ['Alta', 'Grave, o possibile pericolo per le persone: da trattare senza indugio.'],
    },
  },
};
