import type { Observation } from '@/records/observation';
import { holdsExport } from '@/document/model/row-check';
import type { ExportFormat } from '@/document/files/build-request';
import { useAskedBeginning } from '../use-asked-beginning';
import { useExportNotes } from '../use-export-notes';
import { ExportChoice } from './export-choice';
import { ExportNotes } from './export-notes';
import { UncheckedRows } from './unchecked-rows';

interface ReadyToExportProps {
  reportId: string;
  /** The file that waits for confirmation; null for none. */
  asked: ExportFormat | null;
  onAsk: (format: ExportFormat | null) => void;
  /** `holds` receives the rows read for the file, and may stop it before it is built. */
  onStart: (format: ExportFormat, holds?: (rows: Observation[]) => boolean) => void;
}

/**
 * The choice of a file, with unchecked rows listed beneath. If an analyst's answers are unchecked, they are shown
 * first; the person decides whether to continue.
 */
export function ReadyToExport(props: ReadyToExportProps) {
  const { reportId, asked, onAsk, onStart } = props;
  const notes = useExportNotes(reportId);

  const choose = (format: ExportFormat) => {
    if (notes?.holds) {
      onAsk(format);
      return;
    }
    // Photos may have been analysed elsewhere since this screen was read.
    onStart(format, (rows) => {
      const holds = holdsExport(rows);
      if (holds) onAsk(format);
      return holds;
    });
  };
  useAskedBeginning(choose);

  if (asked !== null && notes?.holds) {
    return (
      <UncheckedRows
        reportId={reportId}
        notes={notes}
        onGoOn={() => {
          onAsk(null);
          onStart(asked);
        }}
      />
    );
  }

  return (
    <>
      <ExportChoice onChoose={choose} />
      {notes && <ExportNotes reportId={reportId} notes={notes} className="w-full" />}
    </>
  );
}
