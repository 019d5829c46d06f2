import type { SchemeWords } from '../forms/ratings.ts';

export const RATINGS: SchemeWords = {
  rics: {
    name: 'RICS condition ratings',
    basis:
      'Condition ratings as used in RICS home surveys: how serious a defect is, and how soon it needs attention.',
    levels: {
      NI: {
        label: 'Not inspected',
        definition: 'The element could not be inspected; the report says why.',
      },
      '1': {
        label: 'No repair needed',
        definition: 'No repair is needed at present beyond normal maintenance.',
      },
      '2': {
        label: 'Repair, not urgent',
        definition:
          'There are defects that need repair or replacement, but they are neither serious nor urgent.',
      },
      '3': {
        label: 'Serious or urgent',
        definition:
          'There are defects that are serious, or that need repair, replacement or further investigation urgently.',
      },
    },
  },
  bre251: {
    name: 'BRE Digest 251 damage categories',
    basis:
      'Visible damage to the walls of low-rise buildings, judged by how easily it can be repaired. Crack widths are approximate, one sign among others, and never decide alone.',
    levels: {
      '0': {
        label: 'Negligible',
        definition: 'Hairline cracks, less than about 0.1 mm wide. Aesthetic.',
      },
      '1': {
        label: 'Very slight',
        definition:
          'Fine cracks up to about 1 mm wide, easily treated when the wall is next decorated. Aesthetic.',
      },
      '2': {
        label: 'Slight',
        definition:
          'Cracks up to about 5 mm wide, easily filled; redecoration and perhaps some repointing. Aesthetic.',
      },
      '3': {
        label: 'Moderate',
        definition:
          'Cracks of about 5 to 15 mm, or several of about 3 mm; some opening up and local replacement of masonry. Affects serviceability.',
      },
      '4': {
        label: 'Severe',
        definition:
          'Cracks of about 15 to 25 mm, depending also on their number; extensive repair with parts of walls replaced. Affects serviceability.',
      },
      '5': {
        label: 'Very severe',
        definition:
          'Cracks usually wider than 25 mm, depending also on their number; partial or complete rebuilding. Stability is at risk.',
      },
    },
  },
  as4349: {
    name: 'AS 4349.1 defect classes',
    basis: 'Classes of defect in a visual inspection to AS 4349.1.',
    levels: {
      Minor: {
        label: 'Minor defect',
        definition: 'A defect that is not a major defect.',
      },
      Major: {
        label: 'Major defect',
        definition:
          'A defect of such extent that it has to be put right to avoid unsafe conditions, loss of use or further deterioration of the property.',
      },
      Safety: {
        label: 'Safety hazard',
        definition:
          'Something that may harm people now or soon, and needs attention without delay.',
      },
    },
  },
  states: {
    name: 'Condition states CS1 to CS4',
    basis: 'Element condition states as used for bridges in AASHTO’s element inspection.',
    levels: {
      CS1: { label: 'Good', definition: 'No deterioration, or only slight signs of it.' },
      CS2: {
        label: 'Fair',
        definition: 'Minor deterioration or earlier repairs; the element works as intended.',
      },
      CS3: {
        label: 'Poor',
        definition: 'Advanced deterioration that does not yet call for a structural review.',
      },
      CS4: {
        label: 'Severe',
        definition:
          'Deterioration beyond poor: a structural review is needed to tell its effect on strength or serviceability.',
      },
    },
  },
  priority: {
    name: 'High, medium, low',
    basis: 'How soon something should be done, as the inspector judges it.',
    levels: {
      Low: {
        label: 'Low',
        definition: 'Upkeep: to be dealt with in the course of normal maintenance.',
      },
      Medium: {
        label: 'Medium',
        definition: 'Will get worse if left: to be planned with the next works.',
      },
      High: {
        label: 'High',
        definition: 'Serious, or a possible danger to people: to be dealt with without delay.',
      },
    },
  },
};
