import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ExportFormat } from '@/document/files/build-request';

const FORMATS: readonly ExportFormat[] = ['docx', 'pdf'];

/** The state of a link that starts an export on the export screen. */
export const beginning = (format: ExportFormat) => ({ begin: format });

/**
 * Starts the export requested by the link here. Clears it from the address at once: a reload, or coming back, downloads
 * nothing again.
 */
export function useAskedBeginning(begin: (format: ExportFormat) => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const asked = readFormat(state);
  const beginWith = useEffectEvent(begin);
  useEffect(() => {
    if (asked === null) return;
    void navigate(pathname + search, { replace: true, state: null });
    beginWith(asked);
  }, [asked, pathname, search, navigate]);
}

function readFormat(state: unknown): ExportFormat | null {
  if (typeof state !== 'object' || state === null || !('begin' in state)) return null;
  return FORMATS.find((format) => format === state.begin) ?? null;
}
