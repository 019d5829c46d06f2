import { useEffect, useRef, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PenLine, Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { pageCount, pageFromSearch } from '../dashboard/pagination';
import { reportsPageQuery } from '../queries';
import { CreateReportDialog } from './create-report-dialog';
import { DeleteAllReports } from './delete-all-reports';
import { ReportsList } from './reports-list';
import { ReportsPagination } from './reports-pagination';

/** A person's reports, a page at a time, and what can be done with them. */
export function ReportsDashboard() {
  const { id: userId } = useUser();
  const [search, setSearch] = useSearchParams();
  const wanted = pageFromSearch(search.get('page'));
  const query = useQuery({
    ...reportsPageQuery(userId, wanted),
    placeholderData: keepPreviousData,
  });
  const [isCreating, setCreating] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const goToPage = (page: number) => {
    setSearch(page === 1 ? {} : { page: String(page) });
    heading.current?.focus({ preventScroll: true });
  };

  // The last card of a page is gone, or the address names a page beyond the end.
  const shown = query.isPlaceholderData ? undefined : query.data?.page;
  useEffect(() => {
    if (shown !== undefined && shown !== wanted) {
      setSearch(shown === 1 ? {} : { page: String(shown) }, { replace: true });
    }
  }, [shown, wanted, setSearch]);

  // Each failure is an error of its own, so each is said once.
  const { error } = query;
  useEffect(() => {
    if (error) toast.error('Error loading reports', 'Please try again later.');
  }, [error]);

  const total = query.data?.total ?? 0;
  return (
    <div className="space-y-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b pb-6">
        <div>
          <h1 className="text-sm font-medium text-muted-foreground">Reports Dashboard</h1>
          <h2 ref={heading} tabIndex={-1} className="mt-1 text-3xl font-semibold">
            Your Reports
          </h2>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="outline" asChild>
            <Link to="/style">
              <PenLine aria-hidden />
              Writing Style
            </Link>
          </Button>
          <DeleteAllReports
            total={total}
            isDisabled={!query.data || query.data.reports.length === 0}
          />
          <Button
            variant="signal"
            className="max-sm:order-first max-sm:w-full"
            onClick={() => {
              setCreating(true);
            }}
          >
            <Plus aria-hidden />
            New Report
          </Button>
        </div>
      </header>
      <ReportsList
        query={query}
        onCreate={() => {
          setCreating(true);
        }}
      />
      <ReportsPagination
        current={query.data?.page ?? wanted}
        pages={pageCount(total)}
        onPage={goToPage}
      />
      <CreateReportDialog open={isCreating} onOpenChange={setCreating} />
    </div>
  );
}
