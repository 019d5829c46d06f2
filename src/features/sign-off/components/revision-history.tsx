import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { formatTimestamp } from '@/lib/format-timestamp';
import {
  revisionAddress,
  revisionName,
  type SignedRevision,
  signatoryText,
} from '@/records/signed-revision';
import { RevisionDifference } from './revision-difference';

interface RevisionHistoryProps {
  reportId: string;
  /** The latest first. */
  revisions: readonly SignedRevision[];
}

/** The signed revisions, each to view, export, and compare with the one before. */
export function RevisionHistory({ reportId, revisions }: RevisionHistoryProps) {
  return (
    <section aria-labelledby="signed-revisions" className="space-y-2">
      <h3 id="signed-revisions" className="font-medium">
        Signed revisions
      </h3>
      <ol className="divide-y border-y">
        {revisions.map((revision, index) => (
          <SignedItem
            key={revision.id}
            reportId={reportId}
            revision={revision}
            earlier={revisions[index + 1] ?? null}
          />
        ))}
      </ol>
    </section>
  );
}

interface SignedItemProps {
  reportId: string;
  revision: SignedRevision;
  earlier: SignedRevision | null;
}

function SignedItem({ reportId, revision, earlier }: SignedItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = revisionName(revision);
  return (
    <li className="space-y-2 py-3 text-sm">
      <p className="wrap-anywhere">
        <span className="font-medium">{`Revision ${name}`}</span>
        {`, signed ${formatTimestamp(revision.signed_at)} by ${signatoryText(revision.signatory)}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" asChild>
          <Link
            to={revisionAddress('preview', reportId, revision.id)}
            aria-label={`View revision ${name}`}
          >
            View
          </Link>
        </Button>
        <Button variant="outline" size="sm" asChild>
          <Link
            to={revisionAddress('export', reportId, revision.id)}
            aria-label={`Export revision ${name}`}
          >
            Export
          </Link>
        </Button>
        {earlier && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            {`What changed since revision ${revisionName(earlier)}`}
          </Button>
        )}
      </div>
      {isOpen && earlier && <RevisionDifference from={earlier} to={revision} />}
    </li>
  );
}
