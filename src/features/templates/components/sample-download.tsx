import { useState } from 'react';
import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { saveFile } from '@/lib/save-file';
import { makeSample } from '@/document/template/read-in-worker';

/** A Word file with every placeholder in it, made on the spot. */
export function SampleDownload() {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await makeSample(), 'Plumbline-template.docx');
    } catch (error) {
      console.warn('The sample template could not be made.', error);
      toast.error('Sample not made', 'Reload the page and try again.');
    }
    setBusy(false);
  };
  return (
    <section aria-label="Sample" className="space-y-3">
      <p className="text-sm text-muted-foreground">
        A Word file to begin with: every placeholder is in it, and what you change stays changed.
      </p>
      <Button variant="outline" busy={isBusy} onClick={() => void download()}>
        <Download aria-hidden />
        Download the sample template
      </Button>
    </section>
  );
}
