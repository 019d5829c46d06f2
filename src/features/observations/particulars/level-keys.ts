/** A value of a fixed list, as shown. */
export interface Level {
  /** As stored; null for none. */
  value: string | null;
  name: string;
  /** The key that chooses it, shown beside it. */
  key: string;
  /** The level's colour in the report's scheme, as '#rrggbb'. */
  colour?: string | undefined;
  /** The scheme's definition of the level. */
  meaning?: string | undefined;
}

type NamedLevel = Omit<Level, 'key' | 'value'> & { value: string };

/**
 * Gives choices their keys. Levels count from 1, unless the scheme's codes are digits: then "3" is the key of level 3,
 * and a longer code has its first letter. None comes first.
 */
export function withKeys(levels: readonly NamedLevel[], noneName: string): Level[] {
  const used = new Set(levels.map(({ value }) => value.toLowerCase()).filter(isOneSign));
  const hasDigits = [...used].some((sign) => /\d/.test(sign));
  const chooseKey = ({ value }: NamedLevel, index: number) => {
    if (!hasDigits) return index < 9 ? String(index + 1) : '';
    if (isOneSign(value)) return value.toLowerCase();
    const letter = value.charAt(0).toLowerCase();
    const isFree = /[a-z]/.test(letter) && !used.has(letter);
    used.add(letter);
    return isFree ? letter : '';
  };
  const keyed = levels.map((level, index) => ({ ...level, key: chooseKey(level, index) }));
  return [{ value: null, name: noneName, key: used.has('0') ? '-' : '0' }, ...keyed];
}

const isOneSign = (code: string) => code.length === 1;

/**
 * A key's effect in such a list: 'choose' the level at `index`, or 'go' to it where several share that letter; null for
 * other keys.
 */
export function levelByKey(
  levels: readonly Level[],
  key: string,
  active: number,
): { index: number; does: 'choose' | 'go' } | null {
  const pressed = key.toLowerCase();
  if (pressed === 'delete' || pressed === 'backspace') return { index: 0, does: 'choose' };
  const exact = levels.findIndex((level) => level.key !== '' && level.key === pressed);
  if (exact >= 0) return { index: exact, does: 'choose' };
  if (pressed.length !== 1) return null;
  const found = levels.flatMap(({ name, value }, index) =>
    value !== null && name.toLowerCase().startsWith(pressed) ? [index] : [],
  );
  const [first] = found;
  if (first === undefined) return null;
  if (found.length === 1) return { index: first, does: 'choose' };
  return { index: found.find((index) => index > active) ?? first, does: 'go' };
}
