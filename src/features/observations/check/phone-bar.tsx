import type { ReactNode } from 'react';
import { ArrowDown } from 'lucide-react';
import { Button } from '@/components/ui/button';

interface PhoneBarProps {
  /** How many rows nobody has checked. */
  unchecked: number;
  onNext: () => void;
  /** Other work for one thumb: another photo. */
  children?: ReactNode;
}

/** At phone width, always under the thumb: the next row that nobody has checked, and the camera. */
export function PhoneBar({ unchecked, onNext, children }: PhoneBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex gap-2 border-t bg-background px-4 py-2 md:hidden *:flex-1">
      <Button variant="signal" disabled={unchecked === 0} onClick={onNext}>
        <ArrowDown aria-hidden />
        Next unchecked
        {unchecked > 0 && <span className="tabular">{unchecked}</span>}
      </Button>
      {children}
    </div>
  );
}
