import type { FindingWords } from '../finding-words.ts';

export const ENGLISH: FindingWords = {
  places: {
    somewhere: 'in the frame',
    everywhere: 'over most of the frame',
    across: 'across the frame',
    'down the middle': 'down the middle of the frame',
    'left side': 'along the left side of the frame',
    'right side': 'along the right side of the frame',
    'across the middle': 'across the middle of the frame',
    'across the top': 'across the upper part of the frame',
    'across the bottom': 'across the lower part of the frame',
    'upper left': 'in the upper left part of the frame',
    upper: 'in the upper part of the frame',
    'upper right': 'in the upper right part of the frame',
    left: 'in the left part of the frame',
    middle: 'in the middle of the frame',
    right: 'in the right part of the frame',
    'lower left': 'in the lower left part of the frame',
    lower: 'in the lower part of the frame',
    'lower right': 'in the lower right part of the frame',
  },
  directions: {
    vertical: 'vertical',
    horizontal: 'horizontal',
    diagonal: 'diagonal',
    irregular: 'irregular',
  },
  single: (where, direction) => `Possible crack ${where}: a single ${direction} line.`,
  several: (where, direction) =>
    `Possible cracks ${where}: several lines, the main one ${direction}.`,
  map: (where) => `Possible map (pattern) cracking ${where}.`,
  surface: 'Surface seen close up, material not determined',
  advice:
    'Confirm on site that this is a crack. Measure and record its width and length, and monitor it, for example with tell-tales over several months. Establish the cause before choosing a repair.',
  nothing: 'Nothing inspectable in this photo',
  unusable: {
    'too dark': {
      seen: 'Nothing could be assessed: the photo is too dark to show the surface.',
      advice:
        'Take another photo with more light, for example with a flash or a work lamp held to one side.',
    },
    overexposed: {
      seen: 'Nothing could be assessed: the photo is overexposed or blank.',
      advice: 'Take another photo with less light, square to the surface.',
    },
    blurred: {
      seen: 'Nothing could be assessed: the photo is too blurred to show the surface.',
      advice: 'Take another photo, held still and focused on the surface.',
    },
    'too small': {
      seen: 'Nothing could be assessed: the picture is too small to show the surface.',
      advice: 'Upload the original photo, or take another from closer.',
    },
  },
};
