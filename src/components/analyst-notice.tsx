import { ScanEye } from 'lucide-react';
import { cn } from '@/lib/cn';
import type { Config } from '@/lib/config';
import { useConfig } from '@/lib/use-config';
import { ConnectModel } from './connect-model/connect-model';
import { PhotosGoTo } from './photos-go-to';

interface AnalystNoticeProps {
  /** One line beside a title, where the whole sentence would stand in the way of the work. */
  isBrief?: boolean;
  /** The kind of text that is proposed on this screen. */
  task?: 'rows' | 'sections';
  /** Whose words are stored, counted from what is stored; null where none are yet. */
  done?: string | null;
  className?: string;
}

/** Says what the analyst that serves here does next, or in its place what the rows say of what was done. */
export function AnalystNotice({
  isBrief = false,
  task = 'rows',
  done = null,
  className,
}: AnalystNoticeProps) {
  const config = useConfig();
  return (
    <span className={cn('flex flex-wrap items-center gap-x-3', className)}>
      {/* The line keeps its height while the name is on its way. */}
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

/** On a phone no more than who it is; the whole sentence under the hand. */
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
