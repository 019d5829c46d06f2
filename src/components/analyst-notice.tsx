import { useEffect, useState } from 'react';
import { ScanEye } from 'lucide-react';
import { loadConfig } from '@/lib/config';

/** Says which analyst serves here, wherever its words are shown. */
export function AnalystNotice({ className }: { className?: string }) {
  const [analyst, setAnalyst] = useState<string>();
  useEffect(() => {
    let isMounted = true;
    loadConfig()
      .then((config) => {
        if (isMounted) setAnalyst(config.analyst);
      })
      .catch(() => {
        // Without the settings nothing else on the screen works either, and says so itself.
      });
    return () => {
      isMounted = false;
    };
  }, []);
  return (
    <p className={className}>
      {/* The line keeps its height while the name is on its way. */}
      <span className="inline-flex min-h-6 items-center gap-2 text-sm text-muted-foreground">
        <ScanEye aria-hidden className="size-4 shrink-0" />
        {analyst && analystSentence(analyst)}
      </span>
    </p>
  );
}

function analystSentence(analyst: string): string {
  return analyst === 'builtin'
    ? 'Built-in analyst: screening only. Check every row.'
    : `Analysed by ${analyst}. Check every row.`;
}
