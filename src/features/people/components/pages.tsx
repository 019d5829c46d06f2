import { Button } from '@/components/ui/button';

interface PagesProps {
  page: number;
  isLast: boolean;
  onPage: (page: number) => void;
  /** The buttons' labels, back first. */
  names?: [string, string];
}

/** Page buttons of a list; nothing for a single page. */
export function Pages({ page, isLast, onPage, names = ['Previous', 'Next'] }: PagesProps) {
  if (page === 1 && isLast) return null;
  return (
    <div className="mt-4 flex gap-2">
      <Button
        variant="outline"
        disabled={page === 1}
        onClick={() => {
          onPage(page - 1);
        }}
      >
        {names[0]}
      </Button>
      <Button
        variant="outline"
        disabled={isLast}
        onClick={() => {
          onPage(page + 1);
        }}
      >
        {names[1]}
      </Button>
    </div>
  );
}
