import { ScanEye } from 'lucide-react';
import { cn } from '@/lib/cn';
import type { Config } from '@/lib/config';
import { useConfig } from '@/lib/use-config';
import { ConnectModel } from './connect-model/connect-model';

interface AnalystNoticeProps {
  /** One line beside a title, where the whole sentence would stand in the way of the work. */
  isBrief?: boolean;
  className?: string;
}

/** Says which analyst serves here, wherever its words are shown. */
export function AnalystNotice({ isBrief = false, className }: AnalystNoticeProps) {
  const config = useConfig();
  return (
    <span className={cn('flex flex-wrap items-center gap-x-3', className)}>
      {/* The line keeps its height while the name is on its way. */}
      <span className="inline-flex min-h-6 items-center gap-2 text-sm text-muted-foreground">
        <ScanEye aria-hidden className="size-4 shrink-0" />
        {config && (isBrief ? <BriefSentence {...config} /> : analystSentence(config))}
      </span>
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
      Built-in analyst
      <span className="max-lg:hidden">: what the photos show is yours to describe.</span>
    </span>
  );
}

function analystSentence({ analyst, analystCapabilities }: Config): string {
  return analystCapabilities.describesPhotos
    ? `Analysed by ${analyst}. Check every row.`
    : 'Built-in analyst: says when a photo is too dark or blurred, and claims no defect. What the photos show is yours to describe.';
}
