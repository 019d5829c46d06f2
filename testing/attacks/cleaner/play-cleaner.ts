import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../../../server/project-folder.ts';
import { Random } from '../../../server/attacks/fuzz/random.ts';
import { readTemplate } from '../../../src/document/template/read-template';
import { buildSampleTemplate } from '../../../src/document/template/sample-template';
import { WordProblem } from '../../../src/document/word/package/word-problem';
import { hostileTemplates } from './hostile-templates';
import { judgePackage, UNSAID_ENCODING } from './judge-package';
import { mutateTemplate } from './mutate-template';

export interface CleanerGame {
  seed: number;
  /** True when another file is to be tried after so many. */
  goesOn(tries: number): boolean;
  report(finding: string): void;
}

export interface CleanerFigures {
  tries: number;
  /** Files that were cleaned; the others were refused with a sentence. */
  cleaned: number;
  /** Cleaned files in which the judge found something before. */
  hostile: number;
}

/** Changes Word files of our own, of LibreOffice and of strangers by chance, and checks what is stored of them. */
export async function playCleaner({ seed, goesOn, report }: CleanerGame): Promise<CleanerFigures> {
  const wholes = await wholeTemplates();
  const figures: CleanerFigures = { tries: 0, cleaned: 0, hostile: 0 };
  while (goesOn(figures.tries)) {
    const own = seed + figures.tries;
    const random = new Random(own);
    const few = random.happens(0.9) ? wholes.filter(([, file]) => file.length < SMALL) : wholes;
    const [name, whole] = few[random.below(few.length)] ?? wholes[0];
    const file = mutateTemplate(whole, random);
    figures.tries += 1;
    try {
      const { content } = readTemplate(file);
      figures.cleaned += 1;
      if (judgePackage(file).some((fault) => !fault.endsWith(UNSAID_ENCODING)))
        figures.hostile += 1;
      for (const fault of listFaults(content)) report(`seed ${own}, ${name}: ${fault}`);
    } catch (error) {
      if (!(error instanceof WordProblem)) report(`seed ${own}, ${name}: ${String(error)}`);
    }
  }
  return figures;
}

/** Lists the faults of a cleaned file: the judge's findings, and what a second cleaning would still remove. */
export const listFaults = (content: Uint8Array): string[] => [
  ...judgePackage(content),
  ...readTemplate(content).removed.map((sentence) => `a second cleaning says: ${sentence}`),
];

/** In bytes. A large one takes as long as ten of these, and holds the same places. */
const SMALL = 40_000;

const STRANGERS = join(PROJECT_FOLDER, '../shared/word-files');
const OFFICES = join(PROJECT_FOLDER, 'testing/templates');

async function wholeTemplates(): Promise<[[string, Uint8Array], ...[string, Uint8Array][]]> {
  const sample = new Uint8Array(await (await buildSampleTemplate()).arrayBuffer());
  const found = [OFFICES, STRANGERS].filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.do[ct]x$/u.test(name))
      .map((name): [string, Uint8Array] => [name, readFileSync(join(folder, name))]),
  );
  const [first] = hostileTemplates('http://evil.example/a.png');
  return [
    ['our sample', sample],
    ...found,
    ...(first ? [['the hostile ones’ own', first.file] as [string, Uint8Array]] : []),
  ];
}
