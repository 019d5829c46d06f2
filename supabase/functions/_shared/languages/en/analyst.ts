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
  },
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
  photos: { one: 'Photo {list}', several: 'Photos {list}' },
  draft: {
    oneOfSeveral: '{where} ({photos})',
    seeAlso: ' (see also {photos})',
    defects: 'Recorded defects:',
    more: 'For the rest, see the observations: {list}.',
    sound: 'No visible defect is recorded for the following, as far as each photo shows it:',
    notAssessed: 'Not assessed yet: {list}.',
    visual: {
      impersonal: 'The inspection was visual and limited to what the photos show.',
      we: 'We inspected by eye, limited to what the photos show.',
      I: 'I inspected by eye, limited to what the photos show.',
    },
    untested:
      'Beyond what the observations and notes say, no opening up, sounding or testing is recorded.',
    notCovered:
      'Parts that no photo shows, and what lies behind visible surfaces, are not covered by this report; they may have defects that are not recorded here.',
    recommended: {
      impersonal: 'The following is recommended.',
      we: 'We recommend the following.',
      I: 'I recommend the following.',
    },
    danger: 'Possible danger to people, to be dealt with first:',
    unjudged: 'Severity not judged yet:',
    further: 'Also recommended:',
    noAction: 'No action is recorded yet; a competent engineer should decide what is needed.',
    nothing: 'No action is recorded in the observations.',
    toAssess: 'To be assessed before this report is issued: {list}.',
    toReplace: 'To be taken again, or inspected on site, before this report is issued: {list}.',
    presses: String.raw`keep (?:people|everyone|clear|off|out|away)|cordon|clos(?:e|ure)|evacuat|\bprop(?:s|ping)?\b|shor(?:e|ing)\b|at once|immediate|urgent|today|without delay|\bnow(?=[.,;]|$)|make (?:it )?safe|do not (?:use|enter)|exclusion zone`,
  },
  reasons: {
    oneName: '{photos} may show the same element, under this name.',
    severity: 'A defect of the same kind is judged so in {like}.',
    closeView: 'It may be a close view of what {wide} shows.',
    sameDefect: '{other} may show the same defect.',
    assurance: 'No photo can show that.',
  },
};
