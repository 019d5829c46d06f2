import { Confirm } from '@/components/ui/confirm';
import { SECTION_HEADINGS, type SectionName } from '@/records/section';

interface RegenerateQuestionProps {
  /** Sections with a person's words; null while closed. */
  sections: readonly SectionName[] | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a new draft replaces a person's words. */
export function RegenerateQuestion({ sections, onConfirm, onCancel }: RegenerateQuestionProps) {
  const headings = (sections ?? []).map((name) => `the ${SECTION_HEADINGS[name]}`).join(' and ');
  return (
    <Confirm
      open={sections !== null}
      onCancel={onCancel}
      title="Replace your words with a new draft?"
      description={`You wrote or changed ${headings}. What stands there now stays under Earlier versions, and you can put it back at any time.`}
      confirmLabel="Regenerate"
      onConfirm={onConfirm}
    />
  );
}
