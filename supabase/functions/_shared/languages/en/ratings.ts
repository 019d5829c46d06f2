import type { SchemeWords } from '../forms/ratings.ts';

export const RATINGS: SchemeWords = {
  rics: {
    name: 'RICS condition ratings',
    basis:
      'Condition ratings as used in RICS home surveys: how serious a defect is, and how soon it needs attention.',
    levels: {
      NI: ['Not inspected', 'The element could not be inspected; the report says why.'],
      '1': ['No repair needed', 'No repair is needed at present beyond normal maintenance.'],
      '2': [
        'Repair, not urgent',
        'There are defects that need repair or replacement, but they are neither serious nor urgent.',
      ],
      '3': [
        'Serious or urgent',
        'There are defects that are serious, or that need repair, replacement or further investigation urgently.',
      ],
    },
  },
  bre251: {
    name: 'BRE Digest 251 damage categories',
    basis:
      'Visible damage to the walls of low-rise buildings, judged by how easily it can be repaired. Crack widths are approximate, one sign among others, and never decide alone.',
    levels: {
      '0': ['Negligible', 'Hairline cracks, less than about 0.1 mm wide. Aesthetic.'],
      '1': [
        'Very slight',
        'Fine cracks up to about 1 mm wide, easily treated when the wall is next decorated. Aesthetic.',
      ],
      '2': [
        'Slight',
        'Cracks up to about 5 mm wide, easily filled; redecoration and perhaps some repointing. Aesthetic.',
      ],
      '3': [
        'Moderate',
        'Cracks of about 5 to 15 mm, or several of about 3 mm; some opening up and local replacement of masonry. Affects serviceability.',
      ],
      '4': [
        'Severe',
        'Cracks of about 15 to 25 mm, depending also on their number; extensive repair with parts of walls replaced. Affects serviceability.',
      ],
      '5': [
        'Very severe',
        'Cracks usually wider than 25 mm, depending also on their number; partial or complete rebuilding. Stability is at risk.',
      ],
    },
  },
  as4349: {
    name: 'AS 4349.1 defect classes',
    basis: 'Classes of defect in a visual inspection to AS 4349.1.',
    levels: {
      Minor: ['Minor defect', 'A defect that is not a major defect.'],
      Major: [
        'Major defect',
        'A defect of such extent that it has to be put right to avoid unsafe conditions, loss of use or further deterioration of the property.',
      ],
      Safety: [
        'Safety hazard',
        'Something that may harm people now or soon, and needs attention without delay.',
      ],
    },
  },
  states: {
    name: 'Condition states CS1 to CS4',
    basis: 'Element condition states as used for bridges in AASHTO’s element inspection.',
    levels: {
      CS1: ['Good', 'No deterioration, or only slight signs of it.'],
      CS2: ['Fair', 'Minor deterioration or earlier repairs; the element works as intended.'],
      CS3: ['Poor', 'Advanced deterioration that does not yet call for a structural review.'],
      CS4: [
        'Severe',
        'Deterioration beyond poor: a structural review is needed to tell its effect on strength or serviceability.',
      ],
    },
  },
  priority: {
    name: 'High, medium, low',
    basis: 'How soon something should be done, as the inspector judges it.',
    levels: {
      Low: ['Low', 'Upkeep: to be dealt with in the course of normal maintenance.'],
      Medium: ['Medium', 'Will get worse if left: to be planned with the next works.'],
      High: ['High', 'Serious, or a possible danger to people: to be dealt with without delay.'],
    },
  },
};
