import { chooseInk } from '../../../../supabase/functions/_shared/ratings/ink-on';

interface LevelChipProps {
  level: { code: string; colour: string };
}

/** A level's code on its colour. */
export function LevelChip({ level: { code, colour } }: LevelChipProps) {
  return (
    <span
      className="inline-flex h-6 min-w-7 items-center justify-center rounded-sm px-1.5 text-xs font-semibold"
      style={{ backgroundColor: colour, color: chooseInk(colour) }}
    >
      {code}
    </span>
  );
}
