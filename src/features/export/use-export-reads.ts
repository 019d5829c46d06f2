import { useQueryClient } from '@tanstack/react-query';
import { letterheadQuery } from '@/features/letterhead/queries';
import { observationsQuery } from '@/features/observations/queries';
import type { Observation } from '@/records/observation';
import { reportQuery } from '@/features/reports/queries';
import type { Report } from '@/features/reports/schema';
import { sectionsQuery } from '@/features/sections/queries';
import { revisionContentQuery, revisionsQuery } from '@/features/sign-off/queries';
import { templateFileQuery } from '@/features/templates/queries';
import { useUser } from '@/lib/auth-context';

/** Loads what an export needs, never from a cache: the stored report is exported, not a screen's copy. */
export function useExportReads() {
  const user = useUser();
  const client = useQueryClient();
  const readTemplate = (id: string) => client.fetchQuery(templateFileQuery(user.id, id));
  const readRevisions = (id: string) =>
    client.fetchQuery({ ...revisionsQuery(user.id, id), staleTime: 0 });
  return {
    ofReport: ({ id }: Report, onRows: (rows: Observation[]) => void) => ({
      readTemplate,
      readRevisions: () => readRevisions(id),
      readReport: () => client.fetchQuery({ ...reportQuery(user.id, id), staleTime: 0 }),
      readLetterhead: async () => {
        const query = { ...letterheadQuery(user.id), staleTime: 0 };
        return (await client.fetchQuery(query)).letterhead;
      },
      readObservations: async () => {
        const query = { ...observationsQuery(user.id, id), staleTime: 0 };
        const rows = await client.fetchQuery(query);
        onRows(rows);
        return rows;
      },
      readSections: () => client.fetchQuery({ ...sectionsQuery(user.id, id), staleTime: 0 }),
    }),
    ofRevision: ({ id }: Report, revisionId: string) => ({
      readTemplate,
      reportId: id,
      // A signed revision never changes: a screen's copy of it is the stored one.
      readContent: () => client.fetchQuery(revisionContentQuery(user.id, revisionId)),
      readRevisions: () => readRevisions(id),
    }),
  };
}
