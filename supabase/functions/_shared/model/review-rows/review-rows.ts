import type { ReviewedRow, ReviewRequest } from '../../analyst.ts';
import { minutesBetween } from '../../captured-at.ts';
import type { Suggestion } from '../../contract/stored.ts';
import { isUnusableAnswer } from '../../function-error.ts';
import { type Asking, askModel } from '../ask-model.ts';
import { cutToTokens, estimateTokens } from '../long-tables/estimate-tokens.ts';
import { partsThatFit } from '../long-tables/parts-that-fit.ts';
import { questionRoom } from '../long-tables/question-room.ts';
import { withinContext } from '../long-tables/within-context.ts';
import { isByAnalyst } from './element-names.ts';
import { reviewInstructions } from './prompt.ts';
import { readReview } from './read-review.ts';
import { type ReviewAnswer, reviewAnswerSchema } from './schema.ts';
import { toSuggestions } from './suggestions.ts';

/** Rows that consecutive parts of a long table share: a wide view and its close ones. */
const OVERLAP = 6;
const MOST_OF_A_DEFECT = 80;

/**
 * Asks the model to compare a report's rows by their words alone. Throws FunctionError with an
 * analyst_* code when no part of the table got a readable answer.
 */
export async function reviewRows(
  request: ReviewRequest,
  asking: Asking,
): Promise<Omit<Suggestion, 'id'>[]> {
  const rows = request.rows.filter(({ element, defect }) => (element + defect).trim() !== '');
  if (rows.length < 2) return [];
  const asked = { ...request, rows };
  const all = material(asked, rows);
  const answer = await withinContext(asking.model.contextTokens, estimateSize(all), (context) =>
    compare(asked, context, asking),
  );
  return toSuggestions(answer, asked);
}

/** Compares the whole table in one request, or part by part. */
async function compare(
  request: ReviewRequest,
  context: number,
  asking: Asking,
): Promise<ReviewAnswer> {
  const room = questionRoom(context, reviewInstructions(request.language)).material;
  const whole = material(request, request.rows);
  if (estimateSize(whole) <= room) return ask(request, whole, asking);

  const names = namesWithin(request.rows, Math.floor(room / 4));
  const rest = room - estimateSize(material(request, [], names));
  const parts = partsThatFit(
    request.rows,
    (row) => estimateSize(rowMaterial(row, row)) + 1,
    rest,
    OVERLAP,
  );
  const answers: ReviewAnswer[] = [];
  let failed: unknown = null;
  for (const part of parts) {
    try {
      answers.push(await ask(request, material(request, part, names), asking));
    } catch (error) {
      if (!isUnusableAnswer(error)) throw error;
      failed = error;
    }
  }
  if (answers.length === 0 && failed !== null) throw failed;
  return {
    elements: answers.flatMap(({ elements }) => elements),
    severities: answers.flatMap(({ severities }) => severities),
    close_views: answers.flatMap(({ close_views }) => close_views),
    same_defects: answers.flatMap(({ same_defects }) => same_defects),
    assurances: answers.flatMap(({ assurances }) => assurances),
  };
}

/** Invalid suggestions are dropped later, so only an unreadable answer is requested again. */
async function ask(request: ReviewRequest, data: object, asking: Asking): Promise<ReviewAnswer> {
  const { answer } = await askModel(
    {
      task: 'review',
      instructions: reviewInstructions(request.language),
      content: [{ type: 'text', text: JSON.stringify(data) }],
      schema: reviewAnswerSchema,
      read: readReview,
      objection: () => null,
    },
    asking,
  );
  return answer;
}

function material(request: ReviewRequest, rows: readonly ReviewedRow[], names?: string[]): object {
  const [first] = request.rows.filter(({ capturedAt }) => capturedAt !== null);
  return {
    report: { title: request.reportTitle, inspected: request.structure },
    ...(names && { names }),
    rows: rows.map((row) => rowMaterial(row, first)),
  };
}

function rowMaterial(row: ReviewedRow, first: ReviewedRow | undefined) {
  const taken = minutesBetween(first?.capturedAt ?? null, row.capturedAt);
  const location = row.location.trim();
  return {
    number: row.number,
    ...(row.photos.length > 1 && { photos: row.photos }),
    element: cutToTokens(row.element.trim(), MOST_OF_A_DEFECT),
    ...(location && { location: cutToTokens(location, MOST_OF_A_DEFECT) }),
    defect: cutToTokens(row.defect.trim(), MOST_OF_A_DEFECT),
    ...(isByAnalyst(row) && {
      recommendation: cutToTokens(row.recommendation.trim(), MOST_OF_A_DEFECT),
    }),
    severity: row.severity,
    ...(taken !== null && { taken: Math.round(taken) }),
    by: isByAnalyst(row) ? 'analyst' : 'inspector',
  };
}

/** The most frequent element names, as many as fit. */
function namesWithin(rows: readonly ReviewedRow[], tokens: number): string[] {
  const uses = new Map<string, number>();
  for (const { element } of rows) {
    const name = element.trim();
    if (name !== '') uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const names = [...uses].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  while (names.length > 0 && estimateSize(names) > tokens)
    names.splice(Math.ceil(names.length * 0.9) - 1);
  return names;
}

const estimateSize = (data: object) => estimateTokens(JSON.stringify(data));
