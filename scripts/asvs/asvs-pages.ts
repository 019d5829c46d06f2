import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';
import type { Answer, State } from './answer.ts';
import { CHAPTERS, LEVELS } from './requirements.ts';

const STATES: State[] = ['met', 'partly', 'not met', 'does not apply'];
const BEGIN = '<!-- asvs: written by `node scripts/write-asvs.ts` -->';
const END = '<!-- asvs: end -->';

const readChapter = ({ id }: Answer) => Number(id.split('.')[0]);
const cell = (text: string) => text.replaceAll('|', '\\|');

/** Counts each chapter's requirements by state: a table for SECURITY.md. */
export function chapterTable(answers: Answer[]): string {
  const counts = (of: Answer[]) => {
    const byReading = of.filter(({ state, tests }) => state === 'met' && tests.length === 0);
    const states = STATES.map((state) => of.filter((answer) => answer.state === state).length);
    return [of.length, states[0], byReading.length, ...states.slice(1)].join(' | ');
  };
  const rows = [...CHAPTERS].map(([chapter, name]) => {
    const of = answers.filter((answer) => readChapter(answer) === chapter);
    return `| V${chapter} | ${name} | ${counts(of)} |`;
  });
  return [
    '| Chapter | | Requirements | met | of these by reading alone | partly | not met | does not apply |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    `| | all | ${counts(answers)} |`,
  ].join('\n');
}

/** Every requirement with its answer: the tables of docs/asvs.md. */
export function requirementTables(answers: Answer[]): string {
  return [...CHAPTERS]
    .map(([chapter, name]) => {
      const rows = answers.filter((answer) => readChapter(answer) === chapter).map(requirementRow);
      const head = '| Id | Level | Asks for | State | Answer | Built in | Shown by |';
      const rule = '| --- | --- | --- | --- | --- | --- | --- |';
      return [`## V${chapter} ${name}`, '', head, rule, ...rows].join('\n');
    })
    .join('\n\n');
}

function requirementRow(answer: Answer): string {
  const built = answer.files.map((file) => `\`${file}\``).join('<br>');
  const shown = answer.tests.map((id) => `\`${id}\``).join(' ');
  const cells = [answer.asks, answer.state, answer.says, built, shown].map(cell).join(' | ');
  return `| v5.0.0-${answer.id} | ${LEVELS.get(answer.id) ?? ''} | ${cells} |`;
}

/** Gives the page with the text between the marks replaced. Throws where a page has no marks. */
export function withGenerated(page: string, generated: string): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('The page has no marks');
  return `${before}${BEGIN}\n\n${generated}\n\n${END}${after}`;
}

/** The two pages as the answers have them, by their files. */
export function asvsPages(answers: Answer[]): [file: string, text: string][] {
  const pages: [string, string][] = [
    ['SECURITY.md', chapterTable(answers)],
    ['docs/asvs.md', requirementTables(answers)],
  ];
  return pages.map(([file, generated]) => {
    const page = readFileSync(join(PROJECT_FOLDER, file), 'utf8');
    return [file, withGenerated(page, generated)];
  });
}
