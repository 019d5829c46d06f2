import { useQuery } from '@tanstack/react-query';
import { reportQuery } from '@/features/reports/queries';
import { useUser } from '@/lib/auth-context';
import { knownConfig } from '@/lib/config';

/** Says before anything is written that the built-in analyst has no words in the report's language. */
export function ComposerNote({ reportId }: { reportId: string }) {
  const { id: userId } = useUser();
  const { data: report } = useQuery(reportQuery(userId, reportId));
  const languages = knownConfig()?.analystCapabilities.sectionLanguages;
  if (!report || !languages || languages.includes(report.language)) return null;
  return (
    <p className="text-sm text-muted-foreground">
      The built-in analyst writes sections in English only.
    </p>
  );
}
