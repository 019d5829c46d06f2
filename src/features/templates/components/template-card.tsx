import { useState } from 'react';
import { Download, Trash2 } from 'lucide-react';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { bytesOfBase64 } from '@/lib/base64';
import { errorMessage } from '@/lib/errors';
import { formatTimestamp } from '@/lib/format-timestamp';
import { safeName } from '@/lib/file-names';
import { saveFile } from '@/lib/save-file';
import { templateFileQuery, templateUseQuery } from '../queries';
import {
  type DocumentTemplate,
  writtenAs,
  findMissingPlaceholders,
  unknownAs,
  writtenList,
} from '../schema';
import { TemplateName } from './template-name';
import { Confirm } from '@/components/ui/confirm';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { useDeleteTemplate } from '../mutations';

interface TemplateCardProps {
  template: DocumentTemplate;
  /** Sentences about its removed parts, right after it was added; null later. */
  removed: string[] | null;
}

export function TemplateCard({ template, removed }: TemplateCardProps) {
  const { name, found, created_at } = template;
  const [isAsking, setAsking] = useState(false);
  const { download, isLoading } = useTemplateDownload(template);
  return (
    <Card role="group" aria-label={name}>
      <CardContent className="space-y-4 p-5">
        <div className="space-y-1">
          <TemplateName template={template} />
          <p className="text-sm text-muted-foreground">Added {formatTimestamp(created_at)}</p>
        </div>
        {removed && (
          <div role="status" className="space-y-1 rounded-md bg-muted px-3 py-2 text-sm">
            <p className="font-medium">{removed.length > 0 ? 'Saved, and made safe:' : 'Saved.'}</p>
            {removed.length > 0 && (
              <ul className="list-disc space-y-0.5 pl-5">
                {removed.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
          </div>
        )}
        <TemplateNotes template={template} />
        {found.length > 0 && (
          <ul aria-label={`Placeholders in ${name}`} className="flex flex-wrap gap-1.5">
            {found.map((placeholder) => (
              <li key={placeholder}>
                <Badge variant="outline">{writtenAs(placeholder)}</Badge>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2 border-t pt-4">
          <Button
            variant="outline"
            size="sm"
            busy={isLoading}
            aria-label={`Download ${name}`}
            onClick={() => void download()}
          >
            <Download aria-hidden />
            Download
          </Button>
          <Button
            variant="destructive-outline"
            size="sm"
            aria-label={`Delete ${name}`}
            onClick={() => {
              setAsking(true);
            }}
          >
            <Trash2 aria-hidden />
            Delete
          </Button>
        </div>
        {isAsking && (
          <DeleteTemplate
            template={template}
            onClose={() => {
              setAsking(false);
            }}
          />
        )}
      </CardContent>
    </Card>
  );
}

/** Downloads the file as stored. */
function useTemplateDownload({ id, name }: DocumentTemplate) {
  const user = useUser();
  const client = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const stored = await client.fetchQuery(templateFileQuery(user.id, id));
      if (!stored) throw new Error('This template was deleted elsewhere.');
      saveFile(
        new Blob([bytesOfBase64(stored.content)], { type: DOCX }),
        `${safeName(name, 'template')}.docx`,
      );
    } catch (error) {
      console.warn('A Word template could not be downloaded.', error);
      toast.error('Template not downloaded', errorMessage(error));
    }
    setLoading(false);
  };
  return { download, isLoading };
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type ReadPlaceholders = Pick<DocumentTemplate, 'found' | 'unknown'>;

/** Lists what a report in the template would lack, or print unfilled. Nothing if all is well. */
function TemplateNotes({ template: { found, unknown } }: { template: ReadPlaceholders }) {
  const missing = findMissingPlaceholders(found);
  if (missing.length === 0 && unknown.length === 0) return null;
  return (
    <ul className="space-y-1.5 rounded-md border border-l-3 border-warning/30 border-l-warning bg-warning-wash px-3 py-2 text-sm">
      {missing.length > 0 && (
        <li>
          Not in the file: {writtenList(missing)}. A Word report is then without{' '}
          {missing.length === 1 ? 'it' : 'them'}.
        </li>
      )}
      {unknown.map((placeholder) => (
        <li key={placeholder.written} className="wrap-anywhere">
          {unknownAs(placeholder)}:{' '}
          {placeholder.suggestion
            ? `did you mean ${writtenAs(placeholder.suggestion)}?`
            : 'it is not replaced, and is printed as it stands.'}
        </li>
      ))}
    </ul>
  );
}

interface DeleteTemplateProps {
  template: DocumentTemplate;
  onClose: () => void;
}

/** Asks before a template is deleted, and says which reports use it. */
function DeleteTemplate({ template: { id, name }, onClose }: DeleteTemplateProps) {
  const user = useUser();
  const { data: uses, error } = useQuery(templateUseQuery(user.id, id));
  const deleting = useDeleteTemplate();

  const remove = useOneAtATime(async () => {
    try {
      await deleting.mutateAsync(id);
      toast.neutral('Word template deleted');
      return 'finished';
    } catch (failure) {
      console.warn('A Word template could not be deleted.', failure);
      toast.error('Word template not deleted', errorMessage(failure));
      return;
    }
  });

  return (
    <Confirm
      open
      onCancel={onClose}
      title={`Delete “${name}”?`}
      description={describeUses(uses, error)}
      confirmLabel={deleting.isPending ? 'Deleting...' : 'Delete'}
      busy={deleting.isPending}
      destructive
      onConfirm={remove}
    />
  );
}

function describeUses(uses: number | undefined, error: Error | null): string {
  const otherwise =
    'Such a report can then be exported in Plumbline’s layout, or in another template that you choose for it. This cannot be undone.';
  if (error) return `How many reports use it could not be read. ${otherwise}`;
  if (uses === undefined) return 'Looking for reports that use it...';
  if (uses === 0) return 'No report uses it now; a signed revision may. This cannot be undone.';
  return `${uses === 1 ? '1 report uses' : `${uses} reports use`} it. ${otherwise}`;
}
