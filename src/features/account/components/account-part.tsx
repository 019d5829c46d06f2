import { type ReactNode, useId } from 'react';
import { Card, CardContent } from '@/components/ui/card';

interface AccountPartProps {
  title: string;
  description: ReactNode;
  className?: string;
  children: ReactNode;
}

export function AccountPart({ title, description, className, children }: AccountPartProps) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className={className}>
      <CardContent className="space-y-5 p-6">
        <div className="space-y-2">
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          <div className="max-w-prose space-y-2 text-sm text-muted-foreground">{description}</div>
        </div>
        {children}
      </CardContent>
    </Card>
  );
}
