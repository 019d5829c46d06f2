import { Button } from '@/components/ui/button';
import { WordDiff } from '@/components/word-diff';
import { counted } from '@/lib/counted';
import type { Language } from '@shared/languages/language';
import { paragraphChanges, takeChange } from '../texts/paragraph-changes';

interface DifferenceListProps {
  title: string;
  /** The text to take paragraphs from. */
  other: string;
  /** The text to take them into. */
  text: string;
  language: Language;
  /** "Bring back", for a paragraph. */
  takeLabel: string;
  onText: (text: string) => void;
}

/** Lists the differences of two texts word by word, each to accept singly; nothing where they are equal. */
export function DifferenceList(props: DifferenceListProps) {
  const { title, other, text, language, takeLabel, onText } = props;
  const changes = paragraphChanges(other, text);
  if (changes.length === 0) return null;
  return (
    <section aria-label={title} className="mt-3 space-y-1">
      <h3 className="tabular text-sm font-medium">
        {title}: {counted(changes.length, 'place')}
      </h3>
      <ol className="divide-y border-y">
        {changes.map(({ before, after }, index) => (
          <li key={index} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2.5">
            <div className="min-w-0 flex-1 basis-60">
              <WordDiff before={before} after={after} language={language} />
            </div>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                onText(takeChange(other, text, index));
              }}
            >
              {takeLabel}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
