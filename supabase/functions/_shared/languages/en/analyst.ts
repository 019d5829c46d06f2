import type { AnalystWords } from '../forms/analyst.ts';

export const ANALYST: AnalystWords = {
  row: {
    missingPhoto: 'a photo not in this report',
    noVisibleDefect: 'No visible defect',
    nothingInspectable: 'Nothing inspectable',
    noElement: 'Nothing inspectable in this photo',
    noAction: 'No action follows from this photo.',
    anotherPhoto: 'Take another photo of this part.',
    cause: 'Probable cause, not confirmed: ',
    notJudged: 'Cannot be judged from the photo: ',
    by: 'By: ',
    stop: '.',
    comma: ', ',
    semicolon: '; ',
    space: ' ',
  },
  findings: {
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
  },
  listing: {
    photos: { one: 'Photo {list}', several: 'Photos {list}' },
    needAction: {
      one: 'Photo {list} also needs action:',
      several: 'Photos {list} also need action:',
    },
    observed: {
      one: 'Also observed, in Photo {list}:',
      several: 'Also observed, in Photos {list}:',
    },
    colon: ': ',
  },
  reasons: {
    oneName: '{photos} may show the same element, under this name.',
    severity: 'A defect of the same kind is judged so in {like}.',
    closeView: 'It may be a close view of what {wide} shows.',
    sameDefect: '{other} may show the same defect.',
    assurance: 'No photo can show that.',
  },
};
