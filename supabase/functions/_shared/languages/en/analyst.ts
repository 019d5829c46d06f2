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
      one: 'Photo {list} needs action:',
      several: 'Photos {list} need action:',
    },
    observed: {
      one: 'Observed in Photo {list}:',
      several: 'Observed in Photos {list}:',
    },
    colon: ': ',
  },
  draft: {
    photo: { one: 'Photo {list}', several: 'Photos {list}' },
    oneOfSeveral: '{where} ({photos})',
    seeAlso: ' (see also {photos})',
    basis: {
      one: 'This report is based on one photo.',
      other: 'This report is based on {count} photos.',
    },
    withDefect: {
      one: 'A defect is recorded in one of them.',
      other: 'Defects are recorded in {count} of them.',
    },
    eachWithDefect: 'A defect is recorded in each of them.',
    danger: {
      one: 'A possible danger to people is recorded for Photo {list}.',
      several: 'A possible danger to people is recorded for Photos {list}.',
    },
    major: {
      one: 'The defect in Photo {list} is recorded as major.',
      several: 'The defects in Photos {list} are recorded as major.',
    },
    defects: 'Recorded defects:',
    defectsRanked: 'Recorded defects, the most serious first:',
    moreDefects: 'The observations describe further defects: {list}.',
    sound: 'No visible defect is recorded for the following, as far as each photo shows it:',
    soundPhotos: {
      one: 'No visible defect is recorded in Photo {list}.',
      several: 'No visible defect is recorded in Photos {list}.',
    },
    notAssessed: {
      one: 'Photo {list} has not been assessed yet; what it shows is not described here.',
      several: 'Photos {list} have not been assessed yet; what they show is not described here.',
    },
    notUsable: {
      one: 'Nothing could be inspected in Photo {list}; what it was meant to show remains uninspected.',
      several:
        'Nothing could be inspected in Photos {list}; what they were meant to show remains uninspected.',
    },
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
    bands: {
      safety: 'Possible danger to people, to be dealt with first:',
      immediate: 'To be done at once:',
      major: 'Major defects:',
      unjudged: 'Severity not judged yet:',
      moderate: 'Moderate defects:',
      minor: 'Minor defects:',
    },
    further: 'Also recommended:',
    moreActions: 'The observations set out what else is recommended: {list}.',
    timed: {
      immediate: 'To be done at once.',
      soon: 'To be done soon.',
      planned: 'To be done with the next planned works.',
      monitor: 'To be monitored first.',
    },
    noAction: 'No action is recorded yet; a competent engineer should decide what is needed.',
    nothing: 'No action is recorded in the observations.',
    toAssess: {
      one: 'Photo {list} has to be assessed before this report is issued.',
      several: 'Photos {list} have to be assessed before this report is issued.',
    },
    toReplace: {
      one: 'Photo {list} has to be taken again, or its subject inspected on site, before this report is issued.',
      several:
        'Photos {list} have to be taken again, or their subjects inspected on site, before this report is issued.',
    },
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
