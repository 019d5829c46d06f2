import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { pageItems } from '../list/pagination';

interface ReportsPaginationProps {
  current: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Shown only when there is more than one page. */
export function ReportsPagination({ current, pages, onPage }: ReportsPaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pagination" className="flex flex-wrap items-center justify-center gap-1.5">
      <Button
        variant="ghost"
        size="sm"
        disabled={current <= 1}
        onClick={() => {
          onPage(current - 1);
        }}
      >
        <ChevronLeft aria-hidden />
        Previous
      </Button>
      <ul className="tabular flex items-center gap-1">
        {pageItems(current, pages).map((item) =>
          item.kind === 'gap' ? (
            <li key={`after-${String(item.after)}`} className="w-6 text-center text-sm">
              <span aria-hidden>…</span>
              <span className="sr-only">More pages</span>
            </li>
          ) : (
            <li key={item.page}>
              <Button
                variant={item.page === current ? 'default' : 'ghost'}
                size="icon-sm"
                className="text-sm"
                aria-label={`Page ${String(item.page)}`}
                aria-current={item.page === current ? 'page' : undefined}
                onClick={() => {
                  onPage(item.page);
                }}
              >
                {item.page}
              </Button>
            </li>
          ),
        )}
      </ul>
      <Button
        variant="ghost"
        size="sm"
        disabled={current >= pages}
        onClick={() => {
          onPage(current + 1);
        }}
      >
        Next
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}
