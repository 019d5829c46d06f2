import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Download, Check, Copy } from 'lucide-react';
import { LoadFailure } from '@/components/load-failure';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useUser } from '@/lib/auth-context';
import { templatesQuery } from '../queries';
import { useTemplateUpload } from '../use-template-upload';
import { TemplateCard } from './template-card';
import { TemplateUpload } from './template-upload';
import { toast } from '@/components/ui/toast';
import { saveFile } from '@/lib/save-file';
import { makeSample } from '@/document/template/read-in-worker';
import { PLACEHOLDERS } from '@/document/template/placeholders';
import { useCopy } from '@/components/use-copy';
import { writtenAs } from '../schema';

/** The firm's Word files, beside the list of placeholders. */
export function TemplatesScreen() {
  const user = useUser();
  const reading = useQuery(templatesQuery(user.id));
  const { data, error, isPending } = reading;
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
          <LoadFailure
            title="Word templates could not be loaded"
            query={reading}
            safe="Your templates are"
          />
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

/** A Word file with every placeholder, made on the spot. */
function SampleDownload() {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await makeSample(), 'Plumbline-template.docx');
    } catch (error) {
      console.warn('The sample template could not be made.', error);
      toast.error('Sample not made', 'Reload the page and try again.');
    }
    setBusy(false);
  };
  return (
    <section aria-label="Sample" className="space-y-3">
      <p className="text-sm text-muted-foreground">
        A Word file to begin with: every placeholder is in it, and what you change stays changed.
      </p>
      <Button variant="outline" busy={isBusy} onClick={() => void download()}>
        <Download aria-hidden />
        Download the sample template
      </Button>
    </section>
  );
}

const STEPS = [
  {
    title: 'Take your firm’s Word file',
    says: 'Its header, footer, logo, fonts and headings stay as they are. Or begin with the sample.',
  },
  {
    title: 'Write placeholders where the report goes',
    says: '{{title}} is replaced by the report’s title, {{observations}} by the table of observations. Copy them from the list.',
  },
  {
    title: 'Drop the file here, then choose it for a report',
    says: 'On a report’s preview, under Layout. Its Word export is then written into your file.',
  },
];

function FirstSteps() {
  return (
    <section aria-label="How it works" className="rounded-lg border bg-card p-6">
      <h2 className="text-lg font-semibold">Reports in your firm’s own Word file</h2>
      <ol className="mt-4 grid gap-5 sm:grid-cols-3">
        {STEPS.map(({ title, says }, index) => (
          <li key={title} className="space-y-1.5 border-t-2 border-signal pt-3">
            <p className="text-sm font-semibold text-signal tabular-nums" aria-hidden>
              {index + 1}
            </p>
            <h3 className="text-sm font-medium">{title}</h3>
            <p className="text-sm text-muted-foreground">{says}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** All placeholders, each a button that copies it. */
function PlaceholderList() {
  const { copied, copy } = useCopy();
  return (
    <section aria-labelledby="placeholders" className="rounded-lg border bg-card">
      <div className="border-b px-4 py-3">
        <h2 id="placeholders" className="font-semibold">
          Placeholders
        </h2>
        <p className="mt-1 text-sm text-muted-foreground">
          Write them in Word wherever you like, in the look that the text is to have. Click one to
          copy it.
        </p>
      </div>
      <ul className="divide-y lg:max-h-[32rem] lg:overflow-y-auto">
        {PLACEHOLDERS.map(({ name, says }) => (
          <li key={name}>
            <button
              type="button"
              className="relative grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 text-left transition-colors hover:bg-accent"
              onClick={() => void copy(writtenAs(name))}
            >
              <span className="sr-only">Copy </span>
              <code className="text-[0.8125rem] font-medium wrap-anywhere text-signal">
                {writtenAs(name)}
              </code>
              {copied === writtenAs(name) ? (
                <Check aria-hidden className="row-span-2 size-4 text-success" />
              ) : (
                <Copy aria-hidden className="row-span-2 size-4 text-muted-foreground" />
              )}
              <span className="text-sm text-muted-foreground first-letter:uppercase">{says}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {copied && `${copied} copied`}
      </p>
    </section>
  );
}
