import { bytesOfBase64 } from '@/lib/base64';
import type { OwnRows } from '../schema';
import { createNames, safeName } from './entry-names';

type TemplateRow = OwnRows['document_templates'][number];

interface ArchivedTemplates {
  files: { path: string; content: Uint8Array }[];
  /** The rows, each with the path of its file in place of the file. */
  rows: (Omit<TemplateRow, 'content'> & { file: string })[];
}

const FOLDER = 'word templates';

/** A person's Word templates as files: ten of them would make data.json 70 MB. */
export function templateFiles(templates: TemplateRow[]): ArchivedTemplates {
  const nameOnce = createNames();
  const named = templates.map(({ content, ...row }) => ({
    content,
    row: { ...row, file: `${FOLDER}/${nameOnce(safeName(row.name, 'template'), '.docx')}` },
  }));
  return {
    files: named.map(({ content, row }) => ({ path: row.file, content: bytesOfBase64(content) })),
    rows: named.map(({ row }) => row),
  };
}
