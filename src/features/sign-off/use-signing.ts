import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { useSaveLetterhead } from '@/features/letterhead/mutations';
import { errorMessage } from '@/lib/errors';
import { newId } from '@/lib/new-id';
import { readSomePhotos, useSignReport } from './mutations';
import { sumPhotos } from './photos/sum-photos';
import { draftQuery, readPhotosToSum, revisionKeys } from './queries';
import { EMPTY_LETTERHEAD } from '@/records/letterhead';
import { changesBetween } from '@/document/revisions/changes-between';
import type { Author, RevisionContent, RevisionDraft } from '@/records/signed-revision';

interface Signing {
  draft: RevisionDraft;
  /** The typed signatory, to save first; null if unchanged. */
  author: Author | null;
  unchecked: number;
  label: string;
  /** The number of unreadable photos that the person knows of. */
  knownMissing: number;
}

const CHANGED =
  'The report was changed meanwhile, and nothing was signed. Look at it again, then sign.';

/** Signs what the person saw: first its photos' checksums, then the report. Leaving the screen aborts. */
export function useSigning(reportId: string, onSigned: () => void) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const signReport = useSignReport(reportId);
  const { mutateAsync: saveLetterhead } = useSaveLetterhead();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  // One for all attempts of this dialog: a lost answer makes no second revision.
  const [revisionId] = useState(newId);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Saves the signatory; resolves with the new draft, if nothing else in it has changed. */
  const saveAuthor = async (author: Author, { content }: RevisionDraft) => {
    await saveLetterhead(author);
    const saved = await queryClient.fetchQuery(draftQuery(userId, reportId));
    if (!isSameBut(author, content, saved.content)) throw new Error(CHANGED);
    return saved;
  };

  const sign = async ({ draft, author, knownMissing, unchecked, label }: Signing) => {
    const abort = new AbortController();
    running.current = abort;
    setProblem(null);
    setProgress({ done: 0, total: 0 });
    try {
      const paths = await sumPhotos({
        readLeft: () => readPhotosToSum(reportId, abort.signal),
        readSome: () => readSomePhotos(reportId, abort.signal),
        onProgress: (done, total) => {
          setProgress({ done, total });
        },
      });
      abort.signal.throwIfAborted();
      setMissing(paths);
      if (paths.length !== knownMissing) return;
      const { sum } = author ? await saveAuthor(author, draft) : draft;
      const seen = { sum, unchecked, missing: paths.length };
      await signReport.mutateAsync({ id: revisionId, label, ...seen });
      toast.neutral('Revision signed', 'It stays as it is, whatever is changed from now on.');
      onSigned();
    } catch (error) {
      if (abort.signal.aborted) return;
      setProblem(errorMessage(error));
      // The draft on the screen may be out of date.
      void queryClient.invalidateQueries({ queryKey: revisionKeys.draft(userId, reportId) });
    } finally {
      setProgress(null);
    }
  };
  return {
    sign,
    revisionId,
    progress,
    problem,
    /** Paths of unreadable photos. */ missing,
  };
}

/** Tells that two contents differ at most in the author's own texts. */
function isSameBut(author: Author, seen: RevisionContent, now: RevisionContent): boolean {
  const { letterhead } = seen;
  const withAuthor = { ...seen, letterhead: { ...(letterhead ?? EMPTY_LETTERHEAD), ...author } };
  const without = (content: RevisionContent) => JSON.stringify({ ...content, letterhead: null });
  return without(seen) === without(now) && !changesBetween(withAuthor, now).letterhead;
}
