import type { SectionDoubt, SectionDrafts, SectionsRequest } from '../../analyst.ts';
import { FunctionError } from '../../function-error.ts';
import { FACTS_IN } from '../../languages/tables/facts.ts';
import { type Asking, askModel } from '../ask-model.ts';
import { SectionsJudge } from '../judge/judge-sections.ts';
import { estimateTokens } from '../long-tables/estimate-tokens.ts';
import { type QuestionRoom, questionRoom } from '../long-tables/question-room.ts';
import { withinContext } from '../long-tables/within-context.ts';
import { writeSectionsInstructions } from './prompt.ts';
import { readTexts } from './read-texts.ts';
import { sectionsAnswerSchema } from './schema.ts';
import {
  objectionOfJudge,
  objectionToSections,
  otherLanguage,
  repairedSections,
} from './section-checks.ts';
import { type SectionFacts, sectionFacts } from './section-facts.ts';
import { reportMaterial, rowIndex, rowMaterial } from './section-material.ts';
import { summariesMaterial, summariseRows } from './summarise-rows.ts';

const MOST_WORDS = 1200;
const TOKENS_OF_A_WORD = 2;

/**
 * Asks the model for both sections: from the rows, or from summaries when they exceed its context.
 * Throws FunctionError with an analyst_* code.
 */
export async function writeSections(
  request: SectionsRequest,
  asking: Asking,
): Promise<SectionDrafts> {
  const whole = estimateTokens(JSON.stringify(request.observations));
  return withinContext(asking.model.contextTokens, whole, (context) =>
    writeWithin(context, request, asking),
  );
}

async function writeWithin(
  context: number,
  request: SectionsRequest,
  asking: Asking,
): Promise<SectionDrafts> {
  const { language } = request;
  const room = questionRoom(context, writeSectionsInstructions(language, MOST_WORDS));
  const words = Math.min(MOST_WORDS, Math.floor(room.answer / 2 / TOKENS_OF_A_WORD));
  const facts = sectionFacts(request, request.observations);
  const content = JSON.stringify(await sectionsMaterial(request, room, context, facts, asking));

  const judge = new SectionsJudge(request, asking);
  const { answer } = await askModel(
    {
      task: 'sections',
      instructions: writeSectionsInstructions(language, words),
      content: [{ type: 'text', text: content }],
      schema: sectionsAnswerSchema,
      read: (value) => readTexts(value, ['discussion', 'recommendation']),
      // Code's objections come first; only a text without any is judged.
      objection: async (sections) =>
        objectionToSections(sections, facts) ?? objectionOfJudge(await judge.findDoubts(sections)),
    },
    asking,
  );
  const other = otherLanguage(answer, language);
  if (other !== null) {
    const [written, wanted] = [other, language].map((one) => FACTS_IN[one].english);
    throw new FunctionError(
      'analyst_answer_invalid',
      `The AI wrote the sections in ${written}, though the report is in ${wanted}; nothing was changed. Please try again, set the report's language to ${written}, or write the sections yourself.`,
    );
  }
  const drafts = repairedSections(answer, facts);
  if (drafts.discussion !== '' && drafts.recommendation !== '') {
    const { doubts = [] } = drafts;
    const isNew = (one: SectionDoubt) => !doubts.some(({ quote }) => quote === one.quote);
    const judged = await judge.findDoubts(drafts);
    return {
      ...drafts,
      doubts: [...doubts, ...judged.filter(isNew)],
      judged: judge.summariseJudged(drafts),
    };
  }
  throw new FunctionError(
    'analyst_answer_invalid',
    'The AI gave a section of which nothing passed the checks, though it was asked again; nothing was changed. Please try again, or write the sections yourself.',
  );
}

/** Tokens each for scope, limits and documents, when the report is read in parts. */
const MOST_OF_A_TEXT = 120;

/** All rows when they fit; otherwise summaries, and the photos of each element. */
async function sectionsMaterial(
  request: SectionsRequest,
  room: QuestionRoom,
  context: number,
  facts: SectionFacts,
  asking: Asking,
): Promise<object> {
  const header = {
    report: { ...reportMaterial(request), tests_are_noted: facts.testsAreNoted },
    style_note: request.styleHint,
  };
  const all = { ...header, observations: request.observations.map((row) => rowMaterial(row)) };
  if (estimateSize(all) <= room.material) return all;

  const brief = {
    ...header,
    report: { ...header.report, ...reportMaterial(request, MOST_OF_A_TEXT) },
  };
  const rest = room.material - estimateSize(brief);
  const index = indexWithin(Math.floor(rest * 0.4), request, facts);
  const parts = await summariseRows(request, rest - estimateSize(index), context, asking);
  return { ...brief, index, parts: summariesMaterial(parts) };
}

/** The index of all rows if it fits; else of as many urgent ones as fit, because code adds the others. */
function indexWithin(tokens: number, request: SectionsRequest, facts: SectionFacts): object[] {
  const all = rowIndex(request.observations);
  if (estimateSize(all) <= tokens) return all;
  const urgent = rowIndex(facts.urgent);
  while (urgent.length > 0 && estimateSize(urgent) > tokens) urgent.pop();
  return urgent;
}

const estimateSize = (material: object) => estimateTokens(JSON.stringify(material));
