import { useState } from 'react';
import { MoreVertical } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { formatTimestamp } from '@/lib/format-timestamp';
import { useSuspension } from '../mutations';
import type { Person } from '../schema';
import { LimitsDialog } from './limits-dialog';
import { PersonFigures } from './person-figures';

/** One account: who it is, what it uses, and what can be done about it. */
export function PersonItem({ person }: { person: Person }) {
  const [asked, setAsked] = useState<'limits' | 'suspension' | null>(null);
  const close = () => {
    setAsked(null);
  };
  return (
    <li className="py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 font-medium">
            <span translate="no" className="wrap-anywhere">
              {person.address}
            </span>
            {person.is_administrator && <Badge variant="signal">Administrator</Badge>}
            {person.is_suspended && <Badge variant="warning">Suspended</Badge>}
          </h3>
          <p className="mt-1 text-sm text-muted-foreground tabular-nums">
            Since {formatTimestamp(person.since)}
            {person.last_seen
              ? `, last seen ${formatTimestamp(person.last_seen)}`
              : ', never signed in'}
          </p>
        </div>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="ghost" size="icon" aria-label={`Actions for ${person.address}`}>
              <MoreVertical aria-hidden />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem
              onSelect={() => {
                setAsked('limits');
              }}
            >
              Set daily limits…
            </DropdownMenuItem>
            <DropdownMenuItem
              disabled={person.is_administrator}
              onSelect={() => {
                setAsked('suspension');
              }}
            >
              {person.is_suspended ? 'Resume account…' : 'Suspend account…'}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
      <PersonFigures person={person} />
      {asked === 'limits' && <LimitsDialog person={person} onClose={close} />}
      {asked === 'suspension' && <SuspensionDialog person={person} onClose={close} />}
    </li>
  );
}

function SuspensionDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { mutate, isPending } = useSuspension();
  const { address, is_suspended: isSuspended } = person;
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={isSuspended ? `Resume ${address}?` : `Suspend ${address}?`}
      description={
        isSuspended
          ? 'They can sign in again, and find everything as they left it.'
          : 'They are signed out everywhere and get no sign-in links. Nothing of theirs is deleted.'
      }
      confirmLabel={isSuspended ? 'Resume' : 'Suspend'}
      destructive={!isSuspended}
      busy={isPending}
      onConfirm={() => {
        mutate(person, {
          onSuccess: () => {
            toast.neutral(isSuspended ? 'The account is resumed' : 'The account is suspended');
            onClose();
          },
          onError: (error) => {
            toast.error('The account was not changed', errorMessage(error));
          },
        });
      }}
    />
  );
}
