import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { VersionsDialog } from '@/components/versions-dialog';
import { useRestoreVersion } from '@/features/versions/mutations';
import { versionsQuery } from '@/features/versions/queries';
import { describeReason, type Version } from '@/features/versions/schema';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { renumberPhotos } from '@shared/renumber-photos';
import { sectionKeys } from '../queries';
import { isOfPerson, keptSection, SECTION_HEADINGS, type SectionName } from '@/records/section';

interface SectionVersionsProps {
  reportId: string;
  name: SectionName;
  sectionId: string;
  order: readonly string[];
  isDisabled: boolean;
  /** Runs before a version is restored; resolves with whether to continue. */
  onBefore: () => Promise<boolean>;
}

/** Lists a section's earlier versions, to read and to restore. */
export function SectionVersions({
  reportId,
  name,
  sectionId,
  order,
  isDisabled,
  onBefore,
}: SectionVersionsProps) {
  const { id: userId } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({
    ...versionsQuery(userId, { kind: 'section', id: sectionId }),
    enabled: isOpen,
  });
  const restoring = useRestoreVersion(sectionKeys.report(userId, reportId));
  const readText = ({ kept }: Version) => {
    const { paragraph, photo_refs } = keptSection(kept);
    return renumberPhotos(paragraph, photo_refs, order).text;
  };

  const restore = async (versionId: string) => {
    if (!(await onBefore())) return;
    try {
      await restoring.mutateAsync(versionId);
      setIsOpen(false);
      toast.neutral('The earlier text is back');
    } catch (error) {
      toast.error('The earlier text could not be brought back', errorMessage(error));
    }
  };

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        disabled={isDisabled}
        aria-label={`Earlier versions of the ${SECTION_HEADINGS[name]}`}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <History aria-hidden />
        Earlier versions
      </Button>
      <VersionsDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`Earlier versions of the ${SECTION_HEADINGS[name]}`}
        versions={query.data?.map((version) => ({
          id: version.id,
          keptAt: version.kept_at,
          about: `${isOfPerson(keptSection(version.kept)) ? 'Your words' : 'A draft'}, ${describeReason(version)}`,
          beginning: readText(version).slice(0, 240),
        }))}
        failure={query.error ? errorMessage(query.error) : null}
        isRestoring={restoring.isPending}
        onRestore={(versionId) => void restore(versionId)}
      >
        {(versionId) => {
          const version = query.data?.find(({ id }) => id === versionId);
          return (
            <p translate="no" className="text-sm whitespace-pre-line [overflow-wrap:anywhere]">
              {version ? readText(version) : ''}
            </p>
          );
        }}
      </VersionsDialog>
    </>
  );
}
