import { ArrowLeft } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { QuickChoice } from './quick-choice';

interface QuickHeadingProps {
  choice: QuickChoice;
  prompt: string;
  onBack: () => void;
}

export function QuickHeading({ choice, prompt, onBack }: QuickHeadingProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-2">
      {choice.step !== 'defect' && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Back to the choice before"
          title="Back (Escape)"
          onClick={onBack}
        >
          <ArrowLeft aria-hidden />
        </Button>
      )}
      <p>
        <span className="font-medium">{chosenSoFar(choice)}</span>{' '}
        <span className="text-muted-foreground">{prompt}</span>
      </p>
    </div>
  );
}

function chosenSoFar(choice: QuickChoice): string {
  if (choice.step === 'defect') return 'Not assessed.';
  const defect = choice.defect === 'none' ? 'No defect seen' : choice.defect.label;
  return choice.step === 'element' ? `${defect}.` : `${defect}, ${choice.element}.`;
}
