/**
 * All ways in which a sentence may say more than anybody can know, in one table: it defines what is
 * stored, what the judge looks for, what the writing model is told, and what people read.
 */
interface CautionKind {
  /** For the writing model, after "must not" or "may": what the sentence does. */
  fault: string;
  /** For the judge: how to recognise it. Absent where code alone finds it. */
  rule?: string;
  /** For the person who checks: what is wrong. {from} is what the words rest on. */
  words: string;
}

const KINDS = {
  measurement: {
    fault: 'state a size that nobody gave and that no legible scale in the photo carries',
    rule: 'a size, width, depth, length, distance, height or slope in figures that no note, typed words, row or scale gives, or that the scale is far too short or too coarse for.',
    words: 'No scale in the photo carries this size, and nobody noted it.',
  },
  scale: {
    fault: 'state a size that only the model read from a scale',
    words: 'Read by the model from “{from}” in the photo, check.',
  },
  size_in_words: {
    fault: 'liken a size to something, which is measuring it, though nobody did',
    rule: 'a size told by comparison with something else (a body part, a tool, a household thing), which no note, typed words or row gives. "Hairline", "wide" and "over the full height" are no sizes.',
    words: 'Nobody noted this size. A photo does not show what fits.',
  },
  quantity: {
    fault: 'count, weigh or give a share to a figure that nobody gave',
    rule: 'an exact count, share, weight, force or strength that no note, typed words or row gives, unless it is a count of few things that stand apart in the picture. "Several" and "about a third" are none.',
    words: 'Nobody noted this figure. Count or measure it yourself.',
  },
  test: {
    fault: 'tell of a test or an opening-up that nobody noted, and that no photo shows',
    rule: 'that something was tapped, sounded, probed, tested, measured, surveyed, opened up or analysed, or what that showed, where no note, typed words, row or document says so.',
    words: 'No photo shows a test. Keep it only if you made it.',
  },
  hidden: {
    fault:
      'state the condition of what the photo does not show, because it is covered or elsewhere',
    rule: 'the condition of something that a photo does not show: behind, beneath, inside, buried, covered, or elsewhere.',
    words: 'The photo does not show what is covered here.',
  },
  material: {
    fault: 'name a material as a fact that only an analysis shows, such as asbestos',
    rule: 'that something is, contains or is free of a material that no eye can tell, asbestos above all, also lead in paint, PCB, tar, or the make or grade of a product, where nobody noted it. To suspect it, or to have it sampled, is right.',
    words: 'No photo shows this material. Have it analysed, or call it suspected.',
  },
  cause: {
    fault: 'state a cause as certain, which no photo shows',
    rule: 'a cause, an event or a process as the certain reason of what is seen, where nobody noted it. A cause said to be possible, probable or not confirmed is none.',
    words: 'No photo shows a cause. Call it probable, or say how you know.',
  },
  age: {
    fault: 'give an age or a date that nobody gave',
    rule: 'an age, a year, an era, or how long something has been so or left alone, that no note, typed words or row gives. "Old" and "weathered" are none.',
    words: 'Nobody noted this age or date.',
  },
  source: {
    fault: 'cite somebody whom no note cites',
    rule: 'that somebody said, reported, confirmed or knows something (an owner, a tenant, a contractor, a manufacturer, records), where no note or typed words cite them.',
    words: 'No note says that anybody said this.',
  },
  assurance: {
    fault: 'give an assurance of safety or good condition, which no photo can show',
    rule: 'that something is safe, sound, stable, adequate, durable, in order or of no concern, that there is no risk or no need to act, in whatever words; or that people may use it. To see no defect is no assurance.',
    words: 'A photo alone cannot show that something is safe or sound.',
  },
  photo: {
    fault: 'speak of another photo or visit, or say of a photo what its row does not say',
    rule: 'it rests on another photo, an earlier visit or how something has changed since; in a text on several rows: it says of a photo what its row does not say.',
    words: 'This rests on another photo or visit than this one.',
  },
  certainty: {
    fault:
      'be more certain than a photo allows: delamination needs sounding, failure needs analysis',
    rule: 'delamination, failure, loss of strength or what will become of something as certain, which no photo shows.',
    words: 'A photo alone cannot show this for certain.',
  },
  standard: {
    fault: 'speak of a named standard, which no photo shows to be met or not',
    rule: 'that a named standard, code or regulation is met or not.',
    words: 'No photo shows whether a standard is met.',
  },
  deadline: {
    fault: 'give a time or a cost that nobody gave',
    rule: 'a time, a period, a cost or a price that no row and no note gives.',
    words: 'Nobody gave this time or cost.',
  },
  instruction: {
    fault: 'obey, believe or pass on what somebody wrote in the photo',
    rule: 'it obeys or believes a sign, a label or other writing in the photo: leaves something out, or concludes something, because of what that reads, also where it quotes it. To quote a sign and conclude nothing is right.',
    words: 'This follows something written in the photo. Judge it yourself.',
  },
  untested: {
    fault: 'say that nothing was tested or opened up, though somebody noted that',
    words: 'A test is noted, and this says that there was none.',
  },
  cleared: {
    fault: 'clear what a row finds defective',
    words: 'A row finds a defect here. This says that all is well, or nothing that the row says.',
  },
  played_down: {
    fault: 'play down a row of severity safety or major',
    words: 'A row of severity safety or major is played down here.',
  },
  struck: {
    fault: 'say what the inspector took out of a row',
    words: 'This was taken out of the row by hand.',
  },
  language: {
    fault: 'be in another language than the report',
    words: 'This is not in the report’s language.',
  },
} as const satisfies Record<string, CautionKind>;

export type CautionReason = keyof typeof KINDS;

export const CAUTION_KINDS: Record<CautionReason, CautionKind> = KINDS;
export const CAUTION_REASONS = Object.keys(KINDS) as CautionReason[];
export const JUDGED_REASONS = CAUTION_REASONS.filter((one) => CAUTION_KINDS[one].rule);
