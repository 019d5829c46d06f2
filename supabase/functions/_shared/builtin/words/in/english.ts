import type { FindingWords } from '../finding-words.ts';

export const ENGLISH: FindingWords = {
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
