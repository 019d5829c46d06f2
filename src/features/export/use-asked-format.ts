import { useSearchParams } from 'react-router';
import type { ExportFormat } from '@/document/build/build-request';

const NAME = 'export';

/**
 * The file that was asked for and waits for the person's word. It stands in the address, so that
 * anyone who opens one of the rows and comes back finds the others as they were.
 */
export function useAskedFormat(): [
  asked: ExportFormat | null,
  ask: (format: ExportFormat | null) => void,
] {
  const [parameters, setParameters] = useSearchParams();
  const value = parameters.get(NAME);
  const ask = (format: ExportFormat | null) => {
    setParameters(format === null ? {} : { [NAME]: format }, { replace: format === null });
  };
  return [value === 'docx' || value === 'pdf' ? value : null, ask];
}
