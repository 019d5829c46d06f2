import { Button } from '@/components/ui/button';

/** A row's choices while another row is at hand: one line, which opens them. */
export function QuickFolded({ onOpen }: { onOpen: () => void }) {
  return (
    <p className="flex min-h-8 items-center gap-x-2">
      <span className="font-medium">Not assessed</span>
      <span aria-hidden className="text-muted-foreground">
        ·
      </span>
      <Button
        variant="link"
        size="sm"
        // The group itself is the stop of the Tab key, and opens by it.
        tabIndex={-1}
        className="pointer-coarse:h-11"
        onClick={onOpen}
      >
        Describe
      </Button>
    </p>
  );
}
