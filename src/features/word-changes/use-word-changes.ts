import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { observationsQuery } from '@/features/observations/queries';
import { reportQuery } from '@/features/reports/queries';
import type { Report } from '@/features/reports/schema';
import { sectionsQuery } from '@/features/sections/queries';
import { fetchVersions } from '@/features/versions/queries';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { compareWithReport } from '@/document/word/compare/compare-with-report';
import { firstChoices, wanted, type Choices } from '@/document/word/compare/choices';
import { asChosen, type LeaveProposals } from '@/document/word/compare/proposals';
import type { WordComparison } from '@/document/word/compare/word-change';
import { readInWorker } from '@/document/word/read/read-in-worker';
import type { WordReading } from '@/document/word/read/word-reading';
import type { ComparedReport } from '@/document/word/compare/compare-with-report';
import { useWriteOne, type PlanMove } from './writing/use-write-one';
import { writeChanges, type WrittenChange } from './writing/write-changes';

type Found = Pick<WordComparison, 'changes' | 'notes' | 'leftOver'> & {
  leaveProposals: LeaveProposals;
  reading: WordReading;
  compared: ComparedReport;
};

export type WordChangesState =
  | { status: 'idle'; problem: string; otherReport: string | null }
  | { status: 'reading'; name: string }
  | ({ status: 'found'; choices: Choices } & Found)
  | ({ status: 'writing'; done: number; all: number } & Found)
  | ({ status: 'written'; written: WrittenChange[] } & Found);

const IDLE = { status: 'idle', problem: '', otherReport: null } as const;

/** Imports an edited Word file, from the choice to the written changes. */
export function useWordChanges(report: Report, planMove: PlanMove) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const [state, setState] = useState<WordChangesState>(IDLE);
  const writeOne = useWriteOne('compared' in state ? state.compared : null, planMove);

  const read = async (file: File) => {
    setState({ status: 'reading', name: file.name });
    try {
      const reading = await readInWorker(file);
      if (reading.reportId !== report.id) {
        const other = await queryClient.fetchQuery(reportQuery(userId, reading.reportId));
        setState({ status: 'idle', problem: ofAnother(other), otherReport: other?.id ?? null });
        return;
      }
      const [rows, sections, now] = await Promise.all([
        queryClient.fetchQuery({ ...observationsQuery(userId, report.id), staleTime: 0 }),
        queryClient.fetchQuery({ ...sectionsQuery(userId, report.id), staleTime: 0 }),
        queryClient.fetchQuery({ ...reportQuery(userId, report.id), staleTime: 0 }),
      ]);
      const compared = { report: now ?? report, rows, sections };
      const found = await compareWithReport(reading, compared, (subject) =>
        fetchVersions(userId, subject),
      );
      const choices = firstChoices(found.changes);
      setState({ status: 'found', reading, compared, choices, ...found });
    } catch (error) {
      setState({ status: 'idle', problem: errorMessage(error), otherReport: null });
    }
  };

  const write = async () => {
    if (state.status !== 'found') return;
    const { choices, ...found } = state;
    const chosen = wanted(found.changes, choices, (change) => asChosen(change, choices, found));
    setState({ ...found, status: 'writing', done: 0, all: chosen.length });
    const written = await writeChanges(chosen, writeOne, (done) => {
      setState({ ...found, status: 'writing', done, all: chosen.length });
    });
    setState({ ...found, status: 'written', written });
  };

  return {
    state,
    read: (file: File) => void read(file),
    choose: (choices: Choices) => {
      setState((now) => (now.status === 'found' ? { ...now, choices } : now));
    },
    write: () => void write(),
    startAgain: () => {
      setState(IDLE);
    },
  };
}

function ofAnother(other: Report | null): string {
  return other
    ? `This file was exported from another report of yours, “${other.title}”.`
    : 'This file was exported from a report that is not in your account.';
}
