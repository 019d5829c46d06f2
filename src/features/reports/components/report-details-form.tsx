import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldErrors, useForm, type UseFormRegister } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { ENTERED_FIELDS } from '@shared/report-fields';
import { useUpdateReport } from '../mutations';
import { reportDetailsSchema, type ReportDetails } from '../details/report-details';
import type { Report } from '../schema';
import { STRUCTURE_EXAMPLE } from './structure-field';

export function ReportDetailsForm({ report }: { report: Report }) {
  const saving = useUpdateReport();
  const {
    register,
    handleSubmit,
    reset,
    formState: { errors, isDirty },
  } = useForm<ReportDetails>({
    resolver: zodResolver(reportDetailsSchema),
    values: {
      title: report.title,
      client_name: report.client_name ?? '',
      inspection_date: report.inspection_date,
      structure: report.structure,
    },
    // Typed text survives a refresh of the report.
    resetOptions: { keepDirtyValues: true },
  });

  const submit = handleSubmit(async (details) => {
    try {
      await saving.mutateAsync({
        reportId: report.id,
        change: {
          ...details,
          client_name: details.client_name === '' ? null : details.client_name,
        },
      });
      reset(details);
      toast.neutral('Report details saved');
    } catch (error) {
      console.warn('The details of a report could not be saved.', error);
      toast.error('Report details not saved', errorMessage(error));
    }
  });
  const save = useOneAtATime(() => submit());

  return (
    <form
      noValidate
      className="grid gap-4 @md:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <DetailFields register={register} errors={errors} />
      <div className="flex flex-wrap gap-2 @md:col-span-2">
        <Button type="submit" busy={saving.isPending} disabled={!isDirty}>
          Save details
        </Button>
        {isDirty && (
          <Button
            variant="outline"
            disabled={saving.isPending}
            onClick={() => {
              reset();
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

interface DetailFieldsProps {
  register: UseFormRegister<ReportDetails>;
  errors: FieldErrors<ReportDetails>;
}

function DetailFields({ register, errors }: DetailFieldsProps) {
  return (
    <>
      <Field label="Report title" error={errors.title?.message} className="@md:col-span-2">
        {(control) => (
          <Input
            {...control}
            {...register('title')}
            most={ENTERED_FIELDS.title.most}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Client" error={errors.client_name?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('client_name')}
            most={ENTERED_FIELDS.client_name.most}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Inspection date" error={errors.inspection_date?.message}>
        {(control) => <Input {...control} {...register('inspection_date')} type="date" />}
      </Field>
      <Field label="What is inspected" error={errors.structure?.message} className="@md:col-span-2">
        {(control) => (
          <Input
            {...control}
            {...register('structure')}
            most={ENTERED_FIELDS.structure.most}
            placeholder={STRUCTURE_EXAMPLE}
            autoComplete="off"
          />
        )}
      </Field>
    </>
  );
}
