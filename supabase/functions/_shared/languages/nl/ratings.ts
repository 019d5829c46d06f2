import type { SchemeWords } from '../forms/ratings.ts';

export const RATINGS: SchemeWords = {
  rics: {
    name: 'RICS condition ratings (conditiescores)',
    basis:
      'Conditiescores zoals gebruikt in de Home Surveys van de RICS: hoe ernstig een gebrek is en hoe snel het aandacht nodig heeft.',
    levels: {
      NI: [
        'Niet geïnspecteerd (not inspected)',
        'Het onderdeel kon niet worden geïnspecteerd; het rapport zegt waarom.',
      ],
      '1': [
        'Geen herstel nodig',
        'Op dit moment is geen herstel nodig buiten het gewone onderhoud.',
      ],
      '2': [
        'Herstel, niet dringend',
        'Er zijn gebreken die herstel of vervanging vragen, maar ze zijn niet ernstig en niet dringend.',
      ],
      '3': [
        'Ernstig of dringend',
        'Er zijn gebreken die ernstig zijn, of die dringend herstel, vervanging of nader onderzoek vragen.',
      ],
    },
  },
  bre251: {
    name: 'BRE Digest 251, schadecategorieën',
    basis:
      'Zichtbare schade aan muren van lage gebouwen, beoordeeld naar hoe gemakkelijk zij te herstellen is. Scheurwijdten zijn bij benadering, één teken tussen andere, en beslissen nooit alleen.',
    levels: {
      '0': [
        'Verwaarloosbaar (negligible)',
        'Haarscheuren, smaller dan ongeveer 0,1 mm. Esthetisch.',
      ],
      '1': [
        'Zeer gering (very slight)',
        'Fijne scheuren tot ongeveer 1 mm, gemakkelijk te behandelen bij het volgende schilderwerk. Esthetisch.',
      ],
      '2': [
        'Gering (slight)',
        'Scheuren tot ongeveer 5 mm, gemakkelijk te vullen; schilderwerk en misschien wat voegwerk. Esthetisch.',
      ],
      '3': [
        'Matig (moderate)',
        'Scheuren van ongeveer 5 tot 15 mm, of meerdere van ongeveer 3 mm; openmaken en plaatselijk vervangen van metselwerk. Raakt de bruikbaarheid.',
      ],
      '4': [
        'Ernstig (severe)',
        'Scheuren van ongeveer 15 tot 25 mm, mede afhankelijk van hun aantal; uitgebreid herstel met vervanging van delen van muren. Raakt de bruikbaarheid.',
      ],
      '5': [
        'Zeer ernstig (very severe)',
        'Scheuren meestal wijder dan 25 mm, mede afhankelijk van hun aantal; gedeeltelijke of volledige herbouw. De stabiliteit is in gevaar.',
      ],
    },
  },
  as4349: {
    name: 'AS 4349.1, klassen van gebreken',
    basis: 'Klassen van gebreken bij een visuele inspectie volgens AS 4349.1.',
    levels: {
      Minor: ['Klein gebrek (minor defect)', 'Een gebrek dat geen groot gebrek is.'],
      Major: [
        'Groot gebrek (major defect)',
        'Een gebrek van zo’n omvang dat het verholpen moet worden om onveilige situaties, verlies van gebruik of verder verval te voorkomen.',
      ],
      Safety: [
        'Gevaar voor personen (safety hazard)',
        'Iets dat nu of binnenkort mensen kan verwonden en onverwijld aandacht nodig heeft.',
      ],
    },
  },
  states: {
    name: 'Condition states CS1 tot CS4 (toestanden)',
    basis:
      'Toestanden van onderdelen zoals gebruikt voor bruggen in de elementinspectie van AASHTO.',
    levels: {
      CS1: ['Goed (good)', 'Geen verval, of slechts lichte tekenen ervan.'],
      CS2: [
        'Redelijk (fair)',
        'Gering verval of eerdere reparaties; het onderdeel werkt zoals bedoeld.',
      ],
      CS3: ['Slecht (poor)', 'Gevorderd verval dat nog geen constructieve toetsing vraagt.'],
      CS4: [
        'Zeer slecht (severe)',
        'Meer dan slecht: een constructieve toetsing moet het gevolg voor sterkte of bruikbaarheid vaststellen.',
      ],
    },
  },
  priority: {
    name: 'Hoog, gemiddeld, laag',
    basis: 'Hoe snel er iets zou moeten gebeuren, naar het oordeel van de inspecteur.',
    levels: {
      Low: ['Laag', 'Onderhoud: af te handelen in het gewone onderhoud.'],
      Medium: [
        'Gemiddeld',
        'Wordt erger als er niets gebeurt: in te plannen met de volgende werkzaamheden.',
      ],
      High: ['Hoog', 'Ernstig, of mogelijk gevaar voor mensen: onverwijld aan te pakken.'],
    },
  },
};
