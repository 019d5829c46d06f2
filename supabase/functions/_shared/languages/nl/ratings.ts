import type { SchemeWords } from '../forms/ratings.ts';

export const RATINGS: SchemeWords = {
  rics: {
    name: 'RICS condition ratings (conditiescores)',
    basis:
      'Conditiescores zoals gebruikt in de Home Surveys van de RICS: hoe ernstig een gebrek is en hoe snel het aandacht nodig heeft.',
    levels: {
      NI: {
        label: 'Niet geïnspecteerd (not inspected)',
        definition: 'Het onderdeel kon niet worden geïnspecteerd; het rapport zegt waarom.',
      },
      '1': {
        label: 'Geen herstel nodig',
        definition: 'Op dit moment is geen herstel nodig buiten het gewone onderhoud.',
      },
      '2': {
        label: 'Herstel, niet dringend',
        definition:
          'Er zijn gebreken die herstel of vervanging vragen, maar ze zijn niet ernstig en niet dringend.',
      },
      '3': {
        label: 'Ernstig of dringend',
        definition:
          'Er zijn gebreken die ernstig zijn, of die dringend herstel, vervanging of nader onderzoek vragen.',
      },
    },
  },
  bre251: {
    name: 'BRE Digest 251, schadecategorieën',
    basis:
      'Zichtbare schade aan muren van lage gebouwen, beoordeeld naar hoe gemakkelijk zij te herstellen is. Scheurwijdten zijn bij benadering, één teken tussen andere, en beslissen nooit alleen.',
    levels: {
      '0': {
        label: 'Verwaarloosbaar (negligible)',
        definition: 'Haarscheuren, smaller dan ongeveer 0,1 mm. Esthetisch.',
      },
      '1': {
        label: 'Zeer gering (very slight)',
        definition:
          'Fijne scheuren tot ongeveer 1 mm, gemakkelijk te behandelen bij het volgende schilderwerk. Esthetisch.',
      },
      '2': {
        label: 'Gering (slight)',
        definition:
          'Scheuren tot ongeveer 5 mm, gemakkelijk te vullen; schilderwerk en misschien wat voegwerk. Esthetisch.',
      },
      '3': {
        label: 'Matig (moderate)',
        definition:
          'Scheuren van ongeveer 5 tot 15 mm, of meerdere van ongeveer 3 mm; openmaken en plaatselijk vervangen van metselwerk. Raakt de bruikbaarheid.',
      },
      '4': {
        label: 'Ernstig (severe)',
        definition:
          'Scheuren van ongeveer 15 tot 25 mm, mede afhankelijk van hun aantal; uitgebreid herstel met vervanging van delen van muren. Raakt de bruikbaarheid.',
      },
      '5': {
        label: 'Zeer ernstig (very severe)',
        definition:
          'Scheuren meestal wijder dan 25 mm, mede afhankelijk van hun aantal; gedeeltelijke of volledige herbouw. De stabiliteit is in gevaar.',
      },
    },
  },
  as4349: {
    name: 'AS 4349.1, klassen van gebreken',
    basis: 'Klassen van gebreken bij een visuele inspectie volgens AS 4349.1.',
    levels: {
      Minor: {
        label: 'Klein gebrek (minor defect)',
        definition: 'Een gebrek dat geen groot gebrek is.',
      },
      Major: {
        label: 'Groot gebrek (major defect)',
        definition:
          'Een gebrek van zo’n omvang dat het verholpen moet worden om onveilige situaties, verlies van gebruik of verder verval te voorkomen.',
      },
      Safety: {
        label: 'Gevaar voor personen (safety hazard)',
        definition:
          'Iets dat nu of binnenkort mensen kan verwonden en onverwijld aandacht nodig heeft.',
      },
    },
  },
  states: {
    name: 'Condition states CS1 tot CS4 (toestanden)',
    basis:
      'Toestanden van onderdelen zoals gebruikt voor bruggen in de elementinspectie van AASHTO.',
    levels: {
      CS1: { label: 'Goed (good)', definition: 'Geen verval, of slechts lichte tekenen ervan.' },
      CS2: {
        label: 'Redelijk (fair)',
        definition: 'Gering verval of eerdere reparaties; het onderdeel werkt zoals bedoeld.',
      },
      CS3: {
        label: 'Slecht (poor)',
        definition: 'Gevorderd verval dat nog geen constructieve toetsing vraagt.',
      },
      CS4: {
        label: 'Zeer slecht (severe)',
        definition:
          'Meer dan slecht: een constructieve toetsing moet het gevolg voor sterkte of bruikbaarheid vaststellen.',
      },
    },
  },
  priority: {
    name: 'Hoog, gemiddeld, laag',
    basis: 'Hoe snel er iets zou moeten gebeuren, naar het oordeel van de inspecteur.',
    levels: {
      Low: { label: 'Laag', definition: 'Onderhoud: af te handelen in het gewone onderhoud.' },
      Medium: {
        label: 'Gemiddeld',
        definition:
          'Wordt erger als er niets gebeurt: in te plannen met de volgende werkzaamheden.',
      },
      High: {
        label: 'Hoog',
        definition: 'Ernstig, of mogelijk gevaar voor mensen: onverwijld aan te pakken.',
      },
    },
  },
};
