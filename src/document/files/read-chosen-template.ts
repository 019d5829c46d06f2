import type { TemplateFile } from '@/document/template/template-file';
import { errorMessage } from '@/lib/errors';
import { readLayout } from '../model/report-layout';
import type { ExportFormat } from './build-request';
import { TemplateFault } from './template-fault';

export interface TemplateChoice {
  format: ExportFormat;
  /** The person asked for Plumbline's own layout, whatever template the report names. */
  isOwnLayout: boolean;
  /** Null when the template has been deleted. */
  readTemplate: (id: string) => Promise<TemplateFile | null>;
}

const GONE =
  'The Word template of this report was deleted. Export in Plumbline’s layout, or choose another template on the preview.';
const GONE_SIGNED =
  'The Word template that this revision was signed with was deleted. It can be exported in Plumbline’s layout.';

/** Reads the template that a report's layout names, for a Word export; null for Plumbline's own layout. */
export async function readChosenTemplate(
  layout: unknown,
  { format, isOwnLayout, readTemplate }: TemplateChoice,
  isSigned = false,
): Promise<TemplateFile | null> {
  const { template } = readLayout(layout);
  if (template === null || format !== 'docx' || isOwnLayout) return null;
  const file = await readTemplate(template).catch((error: unknown) => {
    throw new TemplateFault(`Failed to fetch the Word template: ${errorMessage(error)}`, {
      cause: error,
    });
  });
  if (!file) throw new TemplateFault(isSigned ? GONE_SIGNED : GONE);
  return file;
}
