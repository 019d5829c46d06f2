import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { isTakeable, type Offer, type OpenSuggestion, type NumberedRow } from '../offers/offers';
import { Link } from 'react-router';
import { rowAddress } from '@/features/observations/schema';

interface OfferItemProps {
  offer: Offer;
  isBusy: boolean;
  onTake: (wanted: readonly OpenSuggestion[]) => void;
  onLeave: (left: readonly OpenSuggestion[]) => void;
}

export function OfferItem({ offer, isBusy, onTake, onLeave }: OfferItemProps) {
  const { open } = offer;
  const reasons = [...new Set(open.map(({ suggestion }) => suggestion.reason))].filter(Boolean);
  const isChange = isTakeable(offer);
  const answers = (about: readonly OpenSuggestion[], suffix: string, name: string) => (
    <Answers
      suffix={suffix}
      name={name}
      isBusy={isBusy}
      onTake={
        isChange
          ? () => {
              onTake(about);
            }
          : null
      }
      onLeave={() => {
        onLeave(about);
      }}
    />
  );
  return (
    <li className="space-y-2 px-4 py-3 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72 space-y-1">
          <p className="[overflow-wrap:anywhere]">{formatQuestion(offer)}</p>
          {reasons.map((reason) => (
            <p key={reason} className="text-muted-foreground [overflow-wrap:anywhere]">
              {reason}
            </p>
          ))}
        </div>
        {answers(open, open.length > 1 && isChange ? ' all' : '', nameOffer(offer))}
      </div>
      {open.length > 1 && isChange && (
        <ul className="space-y-1 border-l pl-3">
          {open.map((one) => (
            <li
              key={one.suggestion.id}
              className="flex flex-wrap items-center justify-between gap-2"
            >
              <span className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
                <PhotoLink {...one} />: now “{one.suggestion.was}”
              </span>
              {answers([one], '', `${nameOffer(offer)}, Photo ${String(one.number)}`)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function formatQuestion({ kind, becomes, open }: Offer): ReactNode {
  const [first] = open;
  const { suggestion, other } = first;
  switch (kind) {
    case 'element_name':
      return open.length > 1 ? (
        <>
          Call it “{becomes}” in {String(open.length)} rows?
        </>
      ) : (
        <>
          <PhotoLink {...first} />: call it “{becomes}”? Now it is “{suggestion.was}”.
        </>
      );
    case 'severity':
      return (
        <>
          <PhotoLink {...first} />: severity {becomes}? Now it is {suggestion.was || 'not given'}.
        </>
      );
    case 'assurance':
      return (
        <>
          <PhotoLink {...first} /> says “{suggestion.was}”. Change it, or leave it if you know it.
        </>
      );
    case 'same_defect':
      return (
        <>
          <PhotoLink {...first} /> and {other && <PhotoLink {...other} />} may show the same defect.
        </>
      );
    case 'same_finding':
      return (
        <>
          Join <PhotoLink {...first} /> with {other && <PhotoLink {...other} />} as one finding? The
          words of Photo {other?.number} stand; those of Photo {first.number} are kept with its
          photo.
        </>
      );
    case 'close_view':
      return (
        <>
          <PhotoLink {...first} /> looks like a close view of {other && <PhotoLink {...other} />}.
        </>
      );
  }
}

/** Names the offer for people who hear only its button. */
function nameOffer({ kind, becomes, open: [first] }: Offer): string {
  const photo = `Photo ${String(first.number)}`;
  switch (kind) {
    case 'element_name':
      return `“${becomes}”`;
    case 'severity':
      return `severity ${becomes} of ${photo}`;
    case 'assurance':
      return `words of ${photo}`;
    case 'same_defect':
      return `same defect in ${photo}`;
    case 'same_finding':
      return `${photo} into the same finding`;
    case 'close_view':
      return `close view in ${photo}`;
  }
}

interface AnswersProps {
  suffix: string;
  name: string;
  isBusy: boolean;
  /** Null where there is nothing to accept. */
  onTake: (() => void) | null;
  onLeave: () => void;
}

function Answers({ suffix, name, isBusy, onTake, onLeave }: AnswersProps) {
  return (
    <div className="flex shrink-0 gap-2">
      {onTake && (
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy}
          aria-label={`Take${suffix}: ${name}`}
          onClick={onTake}
        >
          Take{suffix}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        disabled={isBusy}
        aria-label={`Leave${suffix}: ${name}`}
        onClick={onLeave}
      >
        Leave{suffix}
      </Button>
    </div>
  );
}

function PhotoLink({ row, number }: NumberedRow) {
  return (
    <Link
      to={rowAddress(row)}
      className="tabular font-medium text-signal underline underline-offset-4"
    >
      Photo {number}
    </Link>
  );
}
