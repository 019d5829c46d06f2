import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { draftKey, useDraft } from '@/lib/use-draft';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import {
  changedParticulars,
  type ParticularName,
  particularErrors,
  type ReportParticulars,
} from './details/report-particulars';
import { useUpdateReport } from './mutations';
import type { Report } from './schema';

/** The details on the screen (typed or stored), with their actions. */
export function useParticularsEditor(report: Report) {
  const user = useUser();
  const key = draftKey(user.id, 'particulars', report.id);
  const { draft, keep, discard, readNow } = useDraft<Partial<ReportParticulars>>(key);
  const [isRefused, setRefused] = useState(false);
  const saving = useUpdateReport();
  const typed = draft ?? {};
  const changed = changedParticulars(report, typed);
  const errors = particularErrors(typed);
  const isDirty = Object.keys(changed).length > 0;

  const save = useOneAtATime(async () => {
    setRefused(true);
    if (!isDirty || Object.keys(errors).length > 0) return;
    try {
      await saving.mutateAsync({ reportId: report.id, change: changed });
      // Text typed meanwhile is not saved yet.
      const now = Object.entries(readNow() ?? {});
      const left = now.filter(([name, value]) => value !== typed[name as ParticularName]);
      if (left.length > 0) keep(Object.fromEntries(left));
      else discard();
      setRefused(false);
      toast.neutral('Report details saved');
    } catch (error) {
      console.warn('The particulars of a report could not be saved.', error);
      toast.error('Report details not saved', errorMessage(error));
    }
  });

  return {
    readText: (name: ParticularName) => typed[name] ?? report[name],
    // Errors wait until the person has tried to save.
    findError: (name: ParticularName) => (isRefused ? errors[name] : undefined),
    write: (name: ParticularName, value: string) => {
      keep({ ...typed, [name]: value });
    },
    isDirty,
    isSaving: saving.isPending,
    save,
    discard: () => {
      discard();
      setRefused(false);
    },
  };
}
