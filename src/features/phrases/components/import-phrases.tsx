import { useRef, useState } from 'react';
import { FileUp } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { useAddPhrases } from '../mutations';
import { type NewPhrase, withoutKnown } from '../schema';

/** Far more than two thousand phrases take. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Brings phrases from a list of the person's own. */
export function ImportPhrases({ known }: { known: readonly NewPhrase[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { mutateAsync } = useAddPhrases();

  const take = async (file: File) => {
    setBusy(true);
    try {
      if (file.size > MAX_BYTES) throw new Error('The file is larger than 5 MB.');
      const { readPhrases } = await import('../csv/read-phrases');
      const { phrases, tooLong } = await readPhrases(file);
      const news = withoutKnown(phrases, known);
      await mutateAsync(news);
      toast.neutral(
        news.length === 1 ? 'One phrase was added' : `${String(news.length)} phrases were added`,
        [
          phrases.length > news.length &&
            `${String(phrases.length - news.length)} you had already.`,
          tooLong > 0 && `${String(tooLong)} were longer than 1,000 characters.`,
        ]
          .filter(Boolean)
          .join(' ') || undefined,
      );
    } catch (error) {
      toast.error('Not all phrases were added', errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="space-y-2">
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className="sr-only"
        tabIndex={-1}
        aria-label="A CSV file with phrases"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void take(file);
        }}
      />
      <Button variant="outline" busy={isBusy} onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        Import from CSV
      </Button>
      <p className="max-w-prose text-sm text-muted-foreground">
        A first line with element, defect or recommendation says what each column is for; without
        one the first column holds defects. What you have already is not added twice.
      </p>
    </div>
  );
}
