import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { TemplateFile } from '@/document/template/template-file';
import { readOwnReports } from '@/features/reports/queries';
import { supabase } from '@/lib/supabase';
import { type DocumentTemplate, readLists } from './schema';

export const templateKeys = {
  all: (userId: string) => ['document-templates', userId] as const,
  list: (userId: string) => [...templateKeys.all(userId), 'list'] as const,
  file: (userId: string, id: string) => [...templateKeys.all(userId), 'file', id] as const,
  use: (userId: string, id: string) => [...templateKeys.all(userId), 'use', id] as const,
};

/** The person's Word templates, oldest first, without their files. */
export function templatesQuery(userId: string) {
  return queryOptions({
    queryKey: templateKeys.list(userId),
    queryFn: () => fetchTemplates(userId),
  });
}

/** One template's file; null when deleted. Fetched each time and never cached: it may have 7 MB. */
export function templateFileQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: templateKeys.file(userId, id),
    queryFn: () => fetchFile(userId, id),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Counts the person's reports that use a template. */
export function templateUseQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: templateKeys.use(userId, id),
    queryFn: () => countReports(userId, id),
    staleTime: 0,
  });
}

async function fetchTemplates(userId: string): Promise<DocumentTemplate[]> {
  const client = await supabase();
  const { data } = await client
    .from('document_templates')
    .select('id, name, found, unknown, created_at')
    .eq('user_id', userId)
    .order('created_at')
    .order('id')
    .throwOnError();
  return data.map((row) => ({ ...row, ...readLists(row) }));
}

async function fetchFile(userId: string, id: string): Promise<TemplateFile | null> {
  const client = await supabase();
  const [{ data: row }, { data: file }] = await Promise.all([
    client
      .from('document_templates')
      .select('sha256, found, unknown')
      .eq('id', id)
      .eq('user_id', userId)
      .maybeSingle()
      .throwOnError(),
    client.rpc('template_file', { p_template: id }).throwOnError(),
  ]);
  const content = z.string().nullable().parse(file);
  if (!row || content === null) return null;
  return { content, sha256: row.sha256, found: readLists(row).found };
}

async function countReports(userId: string, id: string): Promise<number> {
  const reports = await readOwnReports(userId, 'id, layout');
  return reports.filter(({ layout }) => (layout as { template?: unknown } | null)?.template === id)
    .length;
}
