import { TriangleAlert } from 'lucide-react';
import type { SectionNote, SectionReason } from '../../supabase/functions/_shared/contract/stored';

/** What is wrong with the words in question, for the person who checks them. */
export const CAUTION_REASONS: Record<SectionReason, string> = {
  measurement: 'No scale is legible in the photo.',
  assurance: 'A photo alone cannot show that something is safe or sound.',
  language: 'This is not in the report’s language.',
  instruction: 'This repeats something written in the photo. Judge it yourself.',
  photo: 'This names another photo than this one.',
  certainty: 'A photo alone cannot show this for certain.',
  test: 'No photo shows a test. Keep it only if you made it.',
  hidden: 'The photo does not show what is covered here.',
  standard: 'No photo shows whether a standard is met.',
  deadline: 'Nobody gave this time or cost.',
  untested: 'A test is noted, and this says that there was none.',
  cleared: 'A row finds a defect here. This says that all is well, or nothing that the row says.',
  played_down: 'A row of severity safety or major is played down here.',
  struck: 'This was taken out of the row by hand.',
};

/** What the person is asked to look at in the text above, and why. */
export function CautionNotes({ cautions }: { cautions: readonly SectionNote[] }) {
  return cautions.map(({ quote, reason }) => (
    <p
      key={`${reason} ${quote}`}
      className="mt-2 flex gap-2 rounded-md border border-warning/30 bg-warning-wash px-2 py-1.5 text-sm"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <strong className="font-semibold">Check this:</strong> “{quote}” {CAUTION_REASONS[reason]}
      </span>
    </p>
  ));
}
