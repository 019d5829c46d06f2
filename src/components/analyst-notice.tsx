import { ScanEye } from 'lucide-react';
import { cn } from '@/lib/cn';
import type { Config } from '@/lib/config';
import { useConfig } from '@/lib/use-config';
import { ConnectModel } from './connect-model/connect-model';
import { PhotosGoTo } from './photos-go-to';

interface AnalystNoticeProps {
  /** One line beside a title, where the whole sentence would be in the way. */
  isBrief?: boolean;
  /** The kind of text proposed on this screen. */
  task?: 'rows' | 'sections';
  /** The provenance of the stored words; null for none yet. */
  done?: string | null;
  className?: string;
}

/** Says what the current analyst does next, or instead what was done, counted from the rows. */
export function AnalystNotice({
  isBrief = false,
  task = 'rows',
  done = null,
  className,
}: AnalystNoticeProps) {
  const config = useConfig();
  return (
    <span className={cn('flex flex-wrap items-center gap-x-3', className)}>
      {/* Keeps its height while the name loads. */}
      <span className="inline-flex min-h-6 items-center gap-2 text-sm text-muted-foreground">
        <ScanEye aria-hidden className="size-4 shrink-0" />
        {done ??
          (config && (isBrief ? <BriefSentence {...config} /> : analystSentence(config, task)))}
      </span>
      {config?.analystCapabilities.describesPhotos && <PhotosGoTo model={config.analyst} />}
      {config && !config.analystCapabilities.describesPhotos && <ConnectModel />}
      {config?.analystIsChosen && <ConnectModel label="Change the model" />}
    </span>
  );
}

/** On a phone only the analyst's name; the whole sentence on hover. */
function BriefSentence(config: Config) {
  if (config.analystCapabilities.describesPhotos) return analystSentence(config);
  return (
    <span title={analystSentence(config)}>
      No AI model connected
      <span className="max-lg:hidden">. Describe the photos yourself.</span>
    </span>
  );
}

function analystSentence(
  { analyst, analystCapabilities }: Config,
  task: AnalystNoticeProps['task'] = 'rows',
): string {
  if (task === 'sections') {
    return analystCapabilities.describesPhotos
      ? `${analyst} drafts both sections; you check and edit them.`
      : 'No AI model connected. The draft is compiled from your rows; you check and edit it.';
  }
  return analystCapabilities.describesPhotos
    ? `${analyst} proposes element, defect and recommendation; you check each row.`
    : 'Without a model, only photo quality is checked (dark, blurred). You describe the defects.';
}
