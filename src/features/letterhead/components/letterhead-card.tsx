import { type ReactNode, useId } from 'react';
import { Card, CardContent } from '@/components/ui/card';

/** One half of the profile: who the firm is, or who signs. */
export function LetterheadCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id}>
      <CardContent className="p-6">
        <h2 id={id} className="mb-5 text-lg font-semibold">
          {title}
        </h2>
        <div className="grid gap-4 sm:grid-cols-2">{children}</div>
      </CardContent>
    </Card>
  );
}
