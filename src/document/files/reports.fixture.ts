import { makeObservation, makeSource } from '../../../testing/app/sample-report';
import { makeProposal } from '../../../testing/app/rows';
import { LANGUAGES, type Language } from '@shared/languages/language';
import { EXAMPLES_IN } from '@shared/languages/tables/examples.fixture';
import { buildReportModel, type ReportModel } from '@/document/parts/build-report-model';
import type { ReportSource } from '@/document/model/report-source';

const PROVENANCES = [
  { hand: 'proposed', outcome: 'defect' },
  { hand: 'edited', outcome: 'defect' },
  { hand: 'accepted', outcome: 'defect' },
  { hand: 'written', outcome: 'defect' },
  { hand: null, outcome: 'not_assessed' },
  { hand: null, outcome: null },
] as const;

const MARKS = [
  {
    kind: 'crack',
    points: [
      [0.1, 0.2],
      [0.5, 0.5],
    ],
  },
];

export function makeReportWords(language: Language): ReportSource {
  const { title, client, place, rows, discussion, recommendation } = EXAMPLES_IN[language].report;
  const observations = PROVENANCES.map(({ hand, outcome }, index) => {
    const [element, defect, advice] = (hand && rows[index % 2]) ?? ['', '', ''];
    const proposal = makeProposal({
      analyst: index % 2 ? 'gpt-9' : 'builtin',
      outcome: 'defect' as const,
      element,
      defect,
      recommendation: advice,
    });
    return makeObservation({
      element,
      defect,
      recommendation: advice,
      hand,
      outcome,
      marks: MARKS,
      location: hand ? place : '',
      photo: index === 5 ? '' : makeObservation().photo,
      proposal: hand === 'written' || hand === null ? null : proposal,
    });
  });
  const drafted = { photo_refs: {}, analyst: 'builtin' };
  return {
    ...makeSource({
      report: { title, client_name: client, language, print_marks: true },
      observations,
    }),
    sections: {
      discussion: { ...drafted, paragraph: discussion, drafted: discussion },
      recommendation: { ...drafted, paragraph: recommendation, drafted: 'x' },
    },
  };
}

/** The same language's document with nothing in it but what the product writes. */
export function makeEmptyReport(language: Language): ReportSource {
  return makeSource({
    report: { title: 'Untitled Report', client_name: null, language },
    observations: [],
    sections: { discussion: null, recommendation: null },
  });
}

export const makeDocuments = (language: Language): ReportModel[] =>
  [makeReportWords(language), makeEmptyReport(language)].map(buildReportModel);

export const OTHERS = LANGUAGES.filter((language) => language !== 'en');
