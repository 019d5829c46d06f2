import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useUser } from '@/lib/auth-context';
import { isOffline, errorMessage } from '@/lib/errors';
import { templatesQuery } from '../queries';
import { useTemplateUpload } from '../use-template-upload';
import { FirstSteps } from './first-steps';
import { PlaceholderList } from './placeholder-list';
import { SampleDownload } from './sample-download';
import { TemplateCard } from './template-card';
import { TemplateUpload } from './template-upload';

/** The firm's Word files, and beside them what can be written in one. */
export function TemplatesScreen() {
  const user = useUser();
  const { data, error, isPending, isFetching, refetch } = useQuery(templatesQuery(user.id));
  const upload = useTemplateUpload();

  useEffect(() => {
    if (error) console.warn('The Word templates could not be loaded', error);
  }, [error]);

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 space-y-6">
        {isPending && (
          <div role="status">
            <span className="sr-only">Loading Word templates...</span>
            <Skeleton className="h-[38rem] lg:h-56" />
          </div>
        )}
        {error && (
          <Alert variant="destructive">
            <AlertTitle>Word templates could not be loaded</AlertTitle>
            <AlertDescription className="flex flex-wrap items-center justify-between gap-3">
              <span>
                {isOffline(error)
                  ? 'The server could not be reached. Your templates are safe there: check your connection and try again.'
                  : `${errorMessage(error)} Your templates are safe: try again in a moment.`}
              </span>
              <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
                Retry
              </Button>
            </AlertDescription>
          </Alert>
        )}
        {data && (
          <>
            {data.length === 0 && <FirstSteps />}
            <TemplateUpload upload={upload} count={data.length} />
            {data.length > 0 && (
              <ul aria-label="Word templates" className="space-y-4">
                {data.toReversed().map((template) => (
                  <li key={template.id}>
                    <TemplateCard
                      template={template}
                      removed={upload.added?.id === template.id ? upload.added.removed : null}
                    />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      <div className="min-w-0 space-y-4 lg:sticky lg:top-20">
        <SampleDownload />
        <PlaceholderList />
      </div>
    </div>
  );
}
