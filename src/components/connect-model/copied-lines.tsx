import { Check, Copy } from 'lucide-react';
import { Button } from '../ui/button';
import { useCopy } from '../use-copy';

/** Text to copy unchanged. */
export function CopiedLines({ lines }: { lines: string[] }) {
  const { copied, copy } = useCopy();
  const text = lines.join('\n');
  return (
    <div className="space-y-2">
      <pre
        translate="no"
        className="rounded-md border bg-muted px-3 py-2 font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text}
      </pre>
      <Button size="sm" variant="outline" onClick={() => void copy(text)}>
        {copied === text ? <Check aria-hidden /> : <Copy aria-hidden />}
        {copied === text ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}
