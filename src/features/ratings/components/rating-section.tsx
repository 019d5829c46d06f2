import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { LoadFailure } from '@/components/load-failure';
import { Button } from '@/components/ui/button';
import { observationsQuery } from '@/features/observations/queries';
import type { Observation } from '@/records/observation';
import type { Report } from '@/features/reports/schema';
import { useUser } from '@/lib/auth-context';
import { counted } from '@/lib/counted';
import { SCHEME_IDS } from '@shared/ratings/rating-scheme';
import { ratedSinceChange } from '../scheme/levels-in-use';
import { useSchemeChange } from '../use-scheme-change';
import { MappingDialog } from './mapping-dialog';
import { OwnSchemeDialog } from './own-scheme-dialog';
import { SchemeCard } from './scheme-card';
import { Confirm } from '@/components/ui/confirm';

/** The report's rating scheme, its basis, and the change to another. */
export function RatingSection({ report }: { report: Report }) {
  const { id: userId } = useUser();
  const rows = useQuery(observationsQuery(userId, report.id));
  return (
    <section aria-labelledby="rating-heading" className="space-y-4">
      <div>
        <h2 id="rating-heading" className="text-lg font-semibold">
          Rating
        </h2>
        <p className="mt-1 text-sm text-muted-foreground">
          Each row can carry one level of one scheme. A scheme takes the place of the severities in
          the document.
        </p>
      </div>
      {rows.isError && !rows.data && (
        <LoadFailure title="The ratings in use could not be read" query={rows} />
      )}
      <Schemes report={report} rows={rows.data} />
    </section>
  );
}

/** Shown before the report's rows load, so nothing moves later; enabled once they have. */
function Schemes({ report, rows }: { report: Report; rows: readonly Observation[] | undefined }) {
  const change = useSchemeChange(report, rows ?? []);
  const [isWriting, setWriting] = useState(false);
  const { scheme } = change;
  const isBusy = change.isBusy || rows === undefined;
  const own = scheme?.id === 'own' ? scheme : null;
  const write = () => {
    setWriting(true);
  };
  return (
    <>
      {report.rating_undo !== null && (
        <UndoScheme ratedSince={ratedSinceChange(rows ?? [])} busy={isBusy} onUndo={change.undo} />
      )}
      <div role="radiogroup" aria-labelledby="rating-heading" className="grid gap-3">
        <SchemeCard
          scheme={null}
          isChosen={scheme === null}
          disabled={isBusy}
          onChoose={() => {
            change.change(null);
          }}
        />
        {SCHEME_IDS.map((id) => (
          <SchemeCard
            key={id}
            scheme={{ id }}
            isChosen={scheme?.id === id}
            disabled={isBusy}
            onChoose={() => {
              change.change({ id });
            }}
          />
        ))}
        <SchemeCard
          scheme={own ?? 'own'}
          isChosen={own !== null}
          disabled={isBusy}
          onChoose={write}
        >
          {own && (
            <Button
              variant="outline"
              size="sm"
              className="mt-3 ml-7"
              disabled={isBusy}
              onClick={write}
            >
              Edit levels
            </Button>
          )}
        </SchemeCard>
      </div>
      {isWriting && (
        <OwnSchemeDialog
          reportId={report.id}
          scheme={own}
          onSave={(written) => {
            setWriting(false);
            change.change(written);
          }}
          onClose={() => {
            setWriting(false);
          }}
        />
      )}
      {change.asked && (
        <MappingDialog
          asked={change.asked}
          used={change.used}
          busy={isBusy}
          onMap={change.map}
          onApply={change.apply}
          onCancel={change.cancel}
        />
      )}
    </>
  );
}

interface UndoSchemeProps {
  /** Rows rated since, whose levels the earlier scheme lacks. */
  ratedSince: number;
  busy: boolean;
  onUndo: () => void;
}

/** Undoes the last change of scheme, even after a reload; asks first where ratings would be lost. */
function UndoScheme({ ratedSince, busy, onUndo }: UndoSchemeProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        busy={busy}
        onClick={() => {
          if (ratedSince > 0) setAsking(true);
          else onUndo();
        }}
      >
        <Undo2 aria-hidden />
        Undo the last change of scheme
      </Button>
      <Confirm
        open={isAsking}
        onCancel={() => {
          setAsking(false);
        }}
        title="Take the change of scheme back?"
        description={`The earlier scheme and its ratings come back. ${counted(ratedSince, 'row')} rated since will not be rated any more; each keeps that rating in its history.`}
        confirmLabel="Take it back"
        destructive
        onConfirm={() => {
          setAsking(false);
          onUndo();
        }}
      />
    </>
  );
}
