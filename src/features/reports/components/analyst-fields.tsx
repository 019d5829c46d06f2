import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { ReportDetails } from '../details/report-details';
import { LanguageSelect } from './language-select';
import { STRUCTURE_EXAMPLE } from './structure-field';

interface AnalystFieldsProps {
  register: UseFormRegister<ReportDetails>;
  errors: FieldErrors<ReportDetails>;
}

/** What an analyst is told of a report beside its title: what is inspected, and in which language to write. */
export function AnalystFields({ register, errors }: AnalystFieldsProps) {
  return (
    <>
      <Field label="What is inspected" error={errors.structure?.message} className="sm:col-span-2">
        {(control) => (
          <Input
            {...control}
            {...register('structure')}
            placeholder={STRUCTURE_EXAMPLE}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="Report language"
        hint="The document’s own words follow it at once. Rows and sections stay as they are written."
        error={errors.language?.message}
        className="sm:col-span-2"
      >
        {(control) => (
          <LanguageSelect {...control} {...register('language')} className="sm:max-w-xs" />
        )}
      </Field>
    </>
  );
}
