import type { Severity } from '../../contract/stored.ts';
import type { Counted } from '../fill.ts';

type Urgency = 'immediate' | 'soon' | 'planned' | 'monitor';

/** The texts of the optional parts beyond the specification's document. */
export interface PartWords {
  contents: string;
  summary: {
    heading: string;
    columns: readonly [level: string, meaning: string, count: string];
    notRated: string;
    urgent: string;
    /** Counts rows that are as urgent but not listed: {count}. */
    more: Counted;
  };
  /** Columns of the schedule; the last is 'severity' for a report without a rating scheme. */
  schedule: {
    number: string;
    rating: string;
    severity: string;
    urgency: string;
    taken: string;
    page: string;
  };
  severities: Record<Severity, string>;
  urgencies: Record<Urgency, string>;
  /** A row's rating as a separate sentence: {level}. */
  rated: string;
  photographs: string;
  /** {letter}, {title}. */
  appendix: string;
  ratings: string;
  photoList: string;
  signature: {
    heading: string;
    name: string;
    membership: string;
    firm: string;
    signedOn: string;
  };
  revisions: {
    heading: string;
    columns: readonly [revision: string, date: string, signedBy: string, changes: string];
  };
}
