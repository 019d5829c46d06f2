import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { beginning } from '../use-asked-beginning';

/** From the preview to a file in one press: the export screen begins with it. */
export function ExportShortcuts({ reportId }: { reportId: string }) {
  const to = `/export/${reportId}`;
  return (
    <>
      <Button variant="outline" asChild>
        <Link to={to} state={beginning('pdf')}>
          Export .pdf
        </Link>
      </Button>
      <Button variant="signal" asChild>
        <Link to={to} state={beginning('docx')}>
          <Download aria-hidden />
          Export .docx
        </Link>
      </Button>
    </>
  );
}
