import { FileText } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { ExportFormat } from '@/document/files/build-request';

export function ExportChoice({ onChoose }: { onChoose: (format: ExportFormat) => void }) {
  return (
    <>
      <FileText aria-hidden className="size-10 stroke-[1.25] text-muted-foreground" />
      <p className="max-w-sm text-sm text-muted-foreground">
        The report as the preview shows it: to go on working in Word, or to hand over as it is.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          variant="signal"
          onClick={() => {
            onChoose('docx');
          }}
        >
          Export Report (.docx)
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            onChoose('pdf');
          }}
        >
          Export Report (.pdf)
        </Button>
      </div>
    </>
  );
}
