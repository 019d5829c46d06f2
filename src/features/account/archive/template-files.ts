import type { OwnRows } from '../schema';
import { createNames, safeName } from '@/lib/file-names';

type TemplateRow = OwnRows['document_templates'][number];

const FOLDER = 'word templates';

/** A person's Word templates as listed in data.json, each with its file's path in the archive. */
export function withTemplateFiles(templates: TemplateRow[]): (TemplateRow & { file: string })[] {
  const nameOnce = createNames();
  return templates.map((row) => ({
    ...row,
    file: `${FOLDER}/${nameOnce(safeName(row.name, 'template'), '.docx')}`,
  }));
}
