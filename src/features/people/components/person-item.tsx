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
import { tellFailure } from '@/components/tell-failure';
import { toast } from '@/components/ui/toast';
import { formatTimestamp } from '@/lib/format-timestamp';
import { useSuspension } from '../mutations';
import type { Person } from '../schema';
import { LimitsDialog } from './limits-dialog';
import { bytesText } from '@/lib/bytes-text';
import { useConfig } from '@/lib/use-config';
import { tokensText } from '../use/tokens-text';

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
      onCancel={onClose}
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
          onError: tellFailure('The account was not changed'),
        });
      }}
    />
  );
}

const whole = (value: number) => value.toLocaleString('en-GB');

/** An account's use: figures only, nothing of its contents. */
function PersonFigures({ person }: { person: Person }) {
  const price = useConfig()?.analystPrice ?? null;
  const asked = (today: number, month: number, most: number | null) =>
    `${whole(today)}${most === null ? '' : ` of ${whole(most)}`} today, ${whole(month)} this month`;
  const figures = [
    ['Reports', whole(person.reports)],
    ['Photos', whole(person.photos)],
    ['Stored', bytesText(person.bytes)],
    [
      'Photo analyses',
      asked(person.analyses_today, person.analyses_this_month, person.most_analyses),
    ],
    [
      'Drafts and comparisons',
      asked(person.generations_today, person.generations_this_month, person.most_generations),
    ],
    ['Tokens this month', tokensText(person, price)],
  ];
  return (
    <dl className="mt-3 grid grid-cols-3 gap-x-6 gap-y-3 text-sm lg:grid-cols-[4rem_4rem_7rem_1fr_1fr_1fr]">
      {figures.map(([label, value], index) => (
        <div key={label} className={index < 3 ? '' : 'col-span-3 lg:col-span-1'}>
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="mt-0.5 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
