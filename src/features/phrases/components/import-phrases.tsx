import { useRef, useState } from 'react';
import { FileUp } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { FileInput } from '@/components/ui/file-input';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { LANGUAGES, parseLanguage } from '@shared/languages/language';
import type { Encoding } from '../file/decode-text';
import type { ReadFile } from '../file/read-phrases';
import { useAddPhrases } from '../mutations';
import type { NewPhrase } from '../schema';
import { ImportPreview } from './import-preview';

/** Far more than two thousand phrases take. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Imports phrases from a person's own list, which is shown before any is stored. */
export function ImportPhrases({ known }: { known: readonly NewPhrase[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; read: ReadFile } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { mutateAsync } = useAddPhrases();

  const during = async (title: string, work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.error(title, errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const take = (file: File, encoding?: Encoding) =>
    during('The file was not read', async () => {
      if (file.size > MAX_BYTES) throw new Error('The file is larger than 5 MB.');
      const { readPhraseFile } = await import('../file/read-phrases');
      const own = navigator.languages.map(parseLanguage);
      const languages = LANGUAGES.filter((language) => own.includes(language));
      setChosen({ file, read: await readPhraseFile(file, languages, encoding) });
    });
  const add = (news: readonly NewPhrase[]) =>
    during('Not all phrases were added', async () => {
      await mutateAsync(news);
      setChosen(null);
      toast.neutral(
        news.length === 1 ? 'One phrase was added' : `${String(news.length)} phrases were added`,
      );
    });
  return (
    <div className="space-y-2">
      <FileInput
        ref={input}
        accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
        aria-label="A spreadsheet or CSV file with phrases"
        onFiles={([file]) => {
          if (file) void take(file);
        }}
      />
      <Button variant="outline" busy={isBusy} onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        Import from a file
      </Button>
      <p className="max-w-prose text-sm text-muted-foreground">
        An Excel or CSV file, or a list of one phrase a line. You see what was read, and say what
        each column is for, before anything is added.
      </p>
      {chosen && (
        <ImportPreview
          read={chosen.read}
          known={known}
          isBusy={isBusy}
          onEncoding={(encoding) => void take(chosen.file, encoding)}
          onAdd={(news) => void add(news)}
          onClose={() => {
            setChosen(null);
          }}
        />
      )}
    </div>
  );
}
