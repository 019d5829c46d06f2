import { useCallback, useEffect } from 'react';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tellFailure } from '@/components/tell-failure';
import { useUser } from '@/lib/auth-context';
import { errorCode } from '@/lib/errors';
import { announceChange } from '@/lib/follow-changes';
import { useConfig } from '@/lib/use-config';
import { readProposal, type Observation } from '@/records/observation';
import { observationsQuery, readObservation } from '../queries';
import {
  type Analysis,
  analysisQuery,
  followQuestions,
  type Hold,
  type Question,
} from '@/features/questions/queries';
import { replaceRow } from '../rows/replace-row';
import { hasPhoto, isAnalysisPending, type AnalysisRequest } from '../schema';
import { answerInTab } from './answer-in-tab';
import { isBeingAnalysed, isUnderWay, NOTHING_ASKED, openStates } from './analysis-state';
import { analyseObservation, askAbout, type Asking, holdAnalysis } from './mutations';

/** Questions at once in a tab, where the host sets no limit. */
const AT_ONCE = 4;

export function useAsk(reportId: string) {
  const { queryKey } = analysisQuery(useUser().id, reportId);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (asking: Asking) => askAbout(reportId, asking),
    meta: { changes: queryKey },
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useAnalysis(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const query = analysisQuery(userId, reportId);
  const { data } = useQuery(query);
  const analysis = data ?? NOTHING_ASKED;
  useAnswersInTab(reportId, isUnderWay(analysis));
  const ask = useAsk(reportId);
  const hold = useMutation({
    mutationFn: (wanted: Hold | null) => holdAnalysis(reportId, wanted),
    meta: { changes: query.queryKey },
    onMutate: (wanted) => {
      queryClient.setQueryData<Analysis>(query.queryKey, (now) => now && { ...now, hold: wanted });
    },
    onError: tellFailure('The analysis goes on as before'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  return {
    analysis,
    /** False until the questions are loaded. */
    isKnown: data !== undefined,
    isAsking: ask.isPending,
    /** The error of the last request; null if it was sent. */
    askingFailed: ask.error,
    ask: ask.mutateAsync,
    hold: hold.mutate,
  };
}

/** Asks about all photos that nobody has described, and resolves once none waits. */
export function useAskAboutAll(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const parts = useAnalysis(reportId);
  const askAboutAll = async () => {
    const rows = await queryClient.fetchQuery({
      ...observationsQuery(userId, reportId),
      staleTime: 0,
    });
    const pending = rows.filter(isAnalysisPending);
    if (pending.length > 0) await parts.ask({ rows: pending });
    const analysis = await followQuestions(
      queryClient,
      userId,
      reportId,
      (now) => !isUnderWay(now),
    );
    const known = queryClient.getQueryData(observationsQuery(userId, reportId).queryKey) ?? rows;
    return { hasPhotos: rows.some(hasPhoto), wasAsked: pending.length > 0, analysis, rows: known };
  };
  return { ...parts, askAboutAll };
}

/** Analyses one row again at once; null while it is already being analysed. Rejects on failure. */
export function useAnalyseAgain(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const { queryKey } = observationsQuery(userId, reportId);
  const asked = analysisQuery(userId, reportId).queryKey;
  return async (row: Observation, request: AnalysisRequest): Promise<Observation | null> => {
    if (isBeingAnalysed(queryClient.getQueryData(asked) ?? NOTHING_ASKED, row.id)) return null;
    queryClient.setQueryData(asked, (now) => now && withAsked(now, row.id));
    try {
      const changed = await analyseOrFollow(queryClient, row, request);
      queryClient.setQueryData(queryKey, (rows) => replaceRow(rows, changed));
      announceChange(queryKey);
      return changed;
    } finally {
      void queryClient.invalidateQueries({ queryKey: asked });
      announceChange(asked);
    }
  };
}

/**
 * The photos that are being analysed, on any device, or failed, by row; selected from the loaded questions, once for all
 * rows: an observer of the query for each of 300 takes a quarter of their opening.
 */
export function useOpenStates(reportId: string): ReturnType<typeof openStates> {
  const query = analysisQuery(useUser().id, reportId);
  return useQuery({ ...query, enabled: false, select: openStates }).data ?? NONE_OPEN;
}

const NONE_OPEN = {};

/** Tells of a row that its analysis failed: then a person describes it. */
export function useFailedRows(reportId: string): (row: Observation) => boolean {
  const states = useOpenStates(reportId);
  return useCallback(({ id }: Observation) => states[id] === 'failed', [states]);
}

/** Answers waiting questions in this tab, where no host does. */
function useAnswersInTab(reportId: string, isWanted: boolean): void {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const config = useConfig();
  const isMine = isWanted && config !== undefined && config.analystInBackground !== true;
  const atOnce = config?.analystAtOnce ?? AT_ONCE;
  useEffect(() => {
    if (!isMine) return;
    const end = new AbortController();
    const rows = observationsQuery(userId, reportId);
    void answerInTab({
      read: () =>
        queryClient.fetchQuery({ ...analysisQuery(userId, reportId), staleTime: atOnce * 100 }),
      answer: async (id, request) => {
        const known = queryClient.getQueryData(rows.queryKey)?.find((row) => row.id === id);
        const row = known ?? (await readObservation({ id, user_id: userId }));
        await analyseObservation(row, request);
      },
      atOnce,
      signal: end.signal,
    });
    return () => {
      end.abort();
    };
  }, [isMine, atOnce, queryClient, userId, reportId]);
}

/** Shows a question as asked before the database has it. */
function withAsked(analysis: Analysis, id: string): Analysis {
  const others = analysis.questions.filter((one) => one.observation_id !== id);
  const now = new Date().toISOString();
  const asked: Question = {
    task: 'photo',
    observation_id: id,
    request: {},
    state: 'asked',
    turn: null,
    tries: 0,
    not_before: now,
    taken_until: null,
    code: null,
    message: null,
    asked_at: now,
    settled_at: null,
  };
  return { ...analysis, questions: [...others, asked] };
}

/** Waits for the answer even if the connection drops. */
async function analyseOrFollow(
  queryClient: QueryClient,
  row: Observation,
  request: AnalysisRequest,
): Promise<Observation> {
  try {
    return await analyseObservation(row, request);
  } catch (error) {
    if (errorCode(error) !== 'cut') throw error;
    const { id, user_id, report_id } = row;
    await followQuestions(queryClient, user_id, report_id, (now) => !isBeingAnalysed(now, id));
    const now = await readObservation(row);
    const isAnswered = readProposal(now)?.proposed_at !== readProposal(row)?.proposed_at;
    if (!isAnswered) throw error;
    return now;
  }
}
