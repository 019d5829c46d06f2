import type { ReactNode } from 'react';
import { listLevels, schemeTitle } from '@shared/ratings/list-levels';
import type { RatingScheme } from '@shared/ratings/rating-scheme';

interface SchemeCardProps {
  /** Null for no scheme; 'own' for a person's own still to be made. */
  scheme: RatingScheme | null | 'own';
  isChosen: boolean;
  disabled: boolean;
  onChoose: () => void;
  children?: ReactNode;
}

const NO_SCHEME = { name: 'No ratings', basis: 'Rows carry no rating, and none is printed.' };
const NEW_SCHEME = {
  name: 'Your own scheme',
  basis: 'Your firm’s levels: codes, names, colours and definitions.',
};

export function SchemeCard({ scheme, isChosen, disabled, onChoose, children }: SchemeCardProps) {
  const isKnown = scheme !== null && scheme !== 'own';
  const { name, basis } = isKnown
    ? schemeTitle(scheme, 'en')
    : scheme === null
      ? NO_SCHEME
      : NEW_SCHEME;
  return (
    <div className="rounded-lg border p-4 transition-colors has-[input:checked]:border-signal has-[input:checked]:bg-signal-wash">
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="radio"
          name="rating-scheme"
          className="mt-1 size-4 shrink-0 accent-signal pointer-coarse:size-6"
          checked={isChosen}
          disabled={disabled}
          onChange={onChoose}
        />
        <span className="min-w-0">
          <span className="block font-medium [overflow-wrap:anywhere]">{name}</span>
          {basis && <span className="mt-0.5 block text-sm text-muted-foreground">{basis}</span>}
        </span>
      </label>
      {isKnown && <Levels scheme={scheme} />}
      {children}
    </div>
  );
}

function Levels({ scheme }: { scheme: RatingScheme }) {
  return (
    <details className="mt-3 pl-7">
      <summary className="cursor-pointer list-none rounded-sm [&::-webkit-details-marker]:hidden">
        <span className="flex flex-wrap items-center gap-1.5">
          {listLevels(scheme, 'en').map((level) => (
            <LevelChip key={level.code} level={level} />
          ))}
          <span className="ml-1 text-sm text-signal underline underline-offset-4">Definitions</span>
        </span>
      </summary>
      <dl className="mt-3 space-y-2 text-sm">
        {listLevels(scheme, 'en').map((level) => (
          <div key={level.code}>
            <dt className="flex items-center gap-2 font-medium">
              <LevelChip level={level} />
              <span translate="no" className="min-w-0 [overflow-wrap:anywhere]">
                {level.label}
              </span>
            </dt>
            <dd className="mt-0.5 text-muted-foreground [overflow-wrap:anywhere]">
              {level.definition}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface LevelChipProps {
  level: { code: string; colour: string };
}

function LevelChip({ level: { code, colour } }: LevelChipProps) {
  return (
    <span
      className="inline-flex h-6 min-w-7 items-center justify-center rounded-sm px-1.5 text-xs font-semibold"
      style={{ backgroundColor: colour, color: chooseInk(colour) }}
    >
      {code}
    </span>
  );
}

/** Black or white, whichever is more legible on a level's colour (#rrggbb). */
function chooseInk(colour: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // The luminance at which WCAG's contrast with black and with white is the same.
  return light > 0.179 ? '#000000' : '#ffffff';
}
