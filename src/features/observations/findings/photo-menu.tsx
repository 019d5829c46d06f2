import { useState, type ComponentProps, type ReactNode } from 'react';
import { MoreHorizontal } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { Observation } from '@/records/observation';
import { hasPhoto } from '../schema';
import type { RowSlots } from './row-slots';

interface PhotoMenuProps {
  observation: Observation;
  number: number;
  photoActions: RowSlots['photoActions'] | undefined;
  className?: string;
  /** Items before those of the photo. */
  children: ReactNode;
}

/**
 * Rarely used actions on a row and its photo. A menu listens to every key of the page, so it is created on first use.
 */
export function PhotoMenu({
  observation,
  number,
  photoActions,
  className,
  children,
}: PhotoMenuProps) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) {
    return (
      <MenuButton
        number={number}
        className={className}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => {
          setWanted(true);
        }}
      />
    );
  }
  const menu = (items: ReactNode, isBusy: boolean) => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <MenuButton number={number} busy={isBusy} className={className} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {children}
        {items && (
          <>
            <DropdownMenuSeparator />
            {items}
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
  return photoActions && hasPhoto(observation)
    ? photoActions(observation, number, menu)
    : menu(null, false);
}

function MenuButton({
  number,
  busy = false,
  ...button
}: ComponentProps<typeof Button> & { number: number }) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={`More for photo ${String(number)}`}
      title="More"
      busy={busy}
      {...button}
    >
      {!busy && <MoreHorizontal aria-hidden />}
    </Button>
  );
}
