import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { errorCode, DUPLICATE } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { templateKeys } from './queries';
import type { ReadTemplate } from '@/document/template/template-file';
import type { DocumentTemplate } from './schema';

export interface NewTemplate extends Omit<ReadTemplate, 'removed'> {
  /** Made before the first attempt: lost answers still leave one template. */
  id: string;
  name: string;
}

export function useAddTemplate() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const queryKey = templateKeys.all(userId);
  return useMutation({
    mutationFn: addTemplate,
    meta: { changes: queryKey },
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}

export function useRenameTemplate(id: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const queryKey = templateKeys.list(userId);
  return useMutation({
    mutationFn: (name: string) => renameTemplate(userId, id, name),
    meta: { changes: queryKey },
    onSuccess: (_, name) => {
      queryClient.setQueryData<DocumentTemplate[]>(queryKey, (templates) =>
        templates?.map((template) => (template.id === id ? { ...template, name } : template)),
      );
    },
    // In order: the last one stays.
    scope: { id: `template-${id}` },
  });
}

export function useDeleteTemplate() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const queryKey = templateKeys.all(userId);
  return useMutation({
    mutationFn: (id: string) => deleteTemplate(userId, id),
    meta: { changes: queryKey },
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}

async function addTemplate(template: NewTemplate): Promise<void> {
  const client = await supabase();
  const { id, name, content, sha256, found, unknown } = template;
  try {
    await client
      .rpc('add_document_template', {
        p_id: id,
        p_name: name,
        p_content: content,
        p_sha256: sha256,
        p_found: found,
        p_unknown: unknown,
      })
      .throwOnError();
  } catch (error) {
    // An earlier attempt arrived but its answer did not.
    if (errorCode(error) !== DUPLICATE) throw error;
  }
}

async function renameTemplate(userId: string, id: string, name: string): Promise<void> {
  const client = await supabase();
  // single() makes a missing template an error instead of a silent no-op.
  await client
    .from('document_templates')
    .update({ name })
    .eq('id', id)
    .eq('user_id', userId)
    .select('id')
    .single()
    .throwOnError();
}

async function deleteTemplate(userId: string, id: string): Promise<void> {
  const client = await supabase();
  await client
    .from('document_templates')
    .delete()
    .eq('id', id)
    .eq('user_id', userId)
    .throwOnError();
}
