import { Mic, Square } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Dictation } from '../use-dictation';

/** Starts and stops dictation, and says beforehand where speech is processed. */
export function DictationTool({ dictation }: { dictation: Dictation }) {
  if (!dictation.isOffered) return null;
  const { isListening, isLocal, problem } = dictation;
  return (
    <div className="space-y-1">
      <Button
        variant="outline"
        size="sm"
        aria-pressed={isListening}
        className="aria-pressed:border-destructive aria-pressed:text-destructive"
        // Keeps the focus in the field: a click would take it, and Safari gives it to nothing.
        onMouseDown={(event) => {
          event.preventDefault();
        }}
        onClick={dictation.toggle}
      >
        {isListening ? <Square aria-hidden /> : <Mic aria-hidden />}
        {isListening ? 'Stop dictating' : 'Dictate'}
      </Button>
      <p role="status" className="text-xs text-muted-foreground">
        {isListening && 'Listening. '}
        {whereItGoes(isLocal)}
      </p>
      {problem && (
        <p role="alert" className="text-xs text-destructive">
          {problem}
        </p>
      )}
    </div>
  );
}

function whereItGoes(isLocal: boolean | null): string {
  if (isLocal === null) return '';
  return isLocal
    ? 'What you say stays on this device.'
    : 'What you say goes to the maker of this browser to be written down.';
}
