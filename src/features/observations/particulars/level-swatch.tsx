export function LevelSwatch({ colour }: { colour: string | undefined }) {
  if (!colour) return null;
  return (
    <span
      aria-hidden
      className="size-2.5 shrink-0 rounded-full ring-1 ring-foreground/25"
      style={{ backgroundColor: colour }}
    />
  );
}
