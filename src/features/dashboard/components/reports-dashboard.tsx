import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PenLine, Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { pageCount } from '../list/pagination';
import { isPlainView, readView, writeView, type ReportsView } from '../list/reports-view';
import { archivedCountQuery, reportsPageQuery } from '../queries';
import { ReportsActions } from './reports-actions';
import { ReportsList } from './reports-list';
import { ReportsPagination } from './reports-pagination';
import { ReportsToolbar } from './reports-toolbar';
import type { ReportSummary } from '../schema';

interface ReportsDashboardProps {
  CreateDialog: ComponentType<{ open: boolean; onOpenChange: (open: boolean) => void }>;
}

export function ReportsDashboard({ CreateDialog }: ReportsDashboardProps) {
  const { id: userId } = useUser();
  const { view, changeView } = useView();
  const query = useQuery({
    ...reportsPageQuery(userId, view),
    placeholderData: keepPreviousData,
  });
  const [isCreating, setCreating] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenCardGoes(query.data?.reports, heading);
  const isBare = isPlainView(view) && query.data?.total === 0;
  const { data: archived = 0 } = useQuery({ ...archivedCountQuery(userId), enabled: isBare });

  // The last card of a page is gone, or the address names a page beyond the end.
  const shown = query.isPlaceholderData ? undefined : query.data?.page;
  useEffect(() => {
    if (shown !== undefined && shown !== view.page) changeView({ page: shown }, true);
  }, [shown, view.page, changeView]);

  // Each failure is a new error object, so each is announced once.
  const { error } = query;
  useEffect(() => {
    if (error) toast.error('Error loading reports', 'Please try again later.');
  }, [error]);

  const create = () => {
    setCreating(true);
  };
  const isEmpty = !query.data || query.data.reports.length === 0;
  return (
    <div className="space-y-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b pb-6">
        <div>
          <h1 className="text-sm font-medium text-muted-foreground">Reports Dashboard</h1>
          <h2 ref={heading} tabIndex={-1} className="mt-1 text-3xl font-semibold">
            Your Reports
          </h2>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          <Button variant="outline" asChild>
            <Link to="/style">
              <PenLine aria-hidden />
              Writing Style
            </Link>
          </Button>
          <ReportsActions isPageEmpty={isEmpty} />
          <Button variant="signal" className="max-sm:order-first max-sm:w-full" onClick={create}>
            <Plus aria-hidden />
            New Report
          </Button>
        </div>
      </header>
      {(!isBare || archived > 0) && (
        <ReportsToolbar
          view={view}
          onChange={(change) => {
            changeView({ ...change, page: 1 }, 'words' in change);
          }}
        />
      )}
      <ReportsList
        query={query}
        isPlain={isPlainView(view)}
        onCreate={create}
        onShowAll={() => {
          changeView({ words: '', state: 'all', page: 1 });
        }}
      />
      <ReportsPagination
        current={query.data?.page ?? view.page}
        pages={pageCount(query.data?.total ?? 0)}
        onPage={(page) => {
          changeView({ page });
          heading.current?.focus({ preventScroll: true });
        }}
      />
      <CreateDialog open={isCreating} onOpenChange={setCreating} />
    </div>
  );
}

/** Reads the view from the address; an automatic change replaces the history entry. */
function useView() {
  const [search, setSearch] = useSearchParams();
  const view = readView(search);
  const changeView = useCallback(
    (change: Partial<ReportsView>, replace = false) => {
      setSearch((current) => writeView({ ...readView(current), ...change }), { replace });
    },
    [setSearch],
  );
  return { view, changeView };
}

/** Focuses `target` when the focused card is gone: the keyboard must not lose its place. */
function useFocusWhenCardGoes(
  reports: ReportSummary[] | undefined,
  target: RefObject<HTMLElement | null>,
): void {
  const previous = useRef(reports);
  useEffect(() => {
    const before = previous.current;
    previous.current = reports;
    const hasGone = before?.some(({ id }) => !reports?.some((report) => report.id === id));
    if (hasGone && document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true });
    }
  }, [reports, target]);
}
