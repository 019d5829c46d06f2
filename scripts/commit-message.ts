/** As much as a list of commits shows without cutting. */
const MAX_SUBJECT = 72;
const SUBJECT =
  /^(?:build|chore|ci|docs|feat|fix|perf|refactor|revert|test)(?:\([a-z\d-]+\))?: [^\s].*[^\s.]$/;
/** Messages that git writes itself: merges, reverts, and commits for a later rebase. */
const GITS_OWN = /^(?:Merge |Revert "|(?:fixup|squash|amend)! )/;

/** The fault of a commit message's first line, as a sentence; null for none. */
export function subjectFault(message: string): string | null {
  const [subject = ''] = message.split(/\r?\n/);
  if (GITS_OWN.test(subject)) return null;
  const { length } = subject;
  if (length > MAX_SUBJECT)
    return `The subject has ${length} characters; ${MAX_SUBJECT} is the limit.`;
  if (SUBJECT.test(subject)) return null;
  return `The subject "${subject}" has to read "type(scope): summary", for example "fix(photos): keep the order of a batch".`;
}
