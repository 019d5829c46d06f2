import { useEffect } from 'react';
import { useParams } from 'react-router';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface CurrentReport {
  reportId: string | null;
  select(reportId: string): void;
  /** Forgets the current report; with an id, only if that is the current one. */
  forget(reportId?: string): void;
}

/**
 * This tab's report, for screens without one in the address. Kept in sessionStorage: it survives a reload, and each tab
 * has its own.
 */
export const useCurrentReport = create<CurrentReport>()(
  persist(
    (set, get) => ({
      reportId: null,
      select: (reportId) => set({ reportId }),
      forget: (reportId) => {
        if (reportId === undefined || get().reportId === reportId) set({ reportId: null });
      },
    }),
    {
      name: 'plumbline-current-report',
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ reportId }) => ({ reportId }),
    },
  ),
);

/** The route's report id, which becomes the current one; else the current one; else null. */
export function useReportId(): string | null {
  const { reportId: fromRoute } = useParams();
  const stored = useCurrentReport((state) => state.reportId);
  useEffect(() => {
    if (fromRoute && fromRoute !== useCurrentReport.getState().reportId) {
      useCurrentReport.getState().select(fromRoute);
    }
  }, [fromRoute]);
  return fromRoute ?? stored;
}
