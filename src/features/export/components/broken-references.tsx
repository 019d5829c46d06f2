import { Link } from 'react-router';
import { rowAddress } from '@/features/observations/schema';
import type { BrokenReference } from '@/document/model/broken-references';

interface BrokenReferencesProps {
  reportId: string;
  references: readonly BrokenReference[];
}

/** Broken references and unprintable characters, each with a link to its text. */
export function BrokenReferences({ reportId, references }: BrokenReferencesProps) {
  return references.map((reference, index) => (
    <p key={index}>
      <Place where={reference.where} reportId={reportId} />
      {whatIsWrong(reference)}
    </p>
  ));
}

interface PlaceProps {
  where: BrokenReference['where'];
  reportId: string;
}

function Place({ where, reportId }: PlaceProps) {
  const [name, address] = describePlace(where, reportId);
  return (
    <Link to={address} className="font-medium underline underline-offset-2 hover:text-signal">
      {name}
    </Link>
  );
}

function describePlace(where: BrokenReference['where'], reportId: string): [string, string] {
  if (where.kind === 'section') return [`The ${where.heading}`, `/discussion/${reportId}`];
  if (where.kind === 'report') return ['Report details', `/details/${reportId}`];
  if (where.kind === 'profile') return ['Firm and author', '/profile'];
  return [`Photo ${where.number}`, rowAddress({ id: where.id, report_id: reportId })];
}

function whatIsWrong({ reads, reason, number }: BrokenReference): string {
  if (reason === 'deleted') return ` refers to a deleted photo: “${reads}”.`;
  if (reason === 'no font') return `: no font prints ${reads}. Write something else there.`;
  if (reason === 'no such mark')
    return ` refers to a mark that is not on photo ${number ?? ''}: “${reads}”.`;
  return ` refers to photo ${number ?? ''}, which this report does not have: “${reads}”.`;
}
