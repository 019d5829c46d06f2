import { useSavedChoice } from '@/components/use-saved-choice';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useSetReport } from '../mutations';
import type { Report } from '../schema';
import { LANGUAGE_NAMES } from '../details/language-names';

/** Chooses the report's language; saved at once. */
export function LanguageChoice({ report }: { report: Pick<Report, 'id' | 'language'> }) {
  const [language, choose] = useSavedChoice(
    report.language,
    useSetReport(report.id, 'language'),
    'Report language not saved',
  );
  return (
    <Field
      label="Report language"
      hint="The document’s own words follow it at once. Rows and sections stay as they are written."
    >
      {(control) => (
        <Select
          {...control}
          className="max-w-xs"
          options={LANGUAGE_NAMES}
          value={language}
          onChoose={choose}
        />
      )}
    </Field>
  );
}
