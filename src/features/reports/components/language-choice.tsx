import { useSavedChoice } from '@/components/use-saved-choice';
import { Field } from '@/components/ui/field';
import { parseLanguage } from '../../../../supabase/functions/_shared/languages/language';
import { useSetLanguage } from '../mutations';
import type { Report } from '../schema';
import { LanguageSelect } from './language-select';

/** In which language the report is written: saved at once. */
export function LanguageChoice({ report }: { report: Pick<Report, 'id' | 'language'> }) {
  const [language, choose] = useSavedChoice(
    report.language,
    useSetLanguage(report.id),
    'Report language not saved',
  );
  return (
    <Field
      label="Report language"
      hint="The document’s own words follow it at once. Rows and sections stay as they are written."
    >
      {(control) => (
        <LanguageSelect
          {...control}
          className="max-w-xs"
          value={language}
          onChange={({ target }) => {
            const chosen = parseLanguage(target.value);
            if (chosen) choose(chosen);
          }}
        />
      )}
    </Field>
  );
}
