import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { supabase } from '@/lib/supabase';
import { writingStyleKeys } from './queries';

/** Stores the hint as the person's writing style; an empty one means the default tone. */
export function useSaveStyleHint() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (styleHint: string) => saveStyleHint(userId, styleHint),
    onSuccess: (_, styleHint) => {
      queryClient.setQueryData(writingStyleKeys.hint(userId), styleHint);
    },
  });
}

async function saveStyleHint(userId: string, styleHint: string): Promise<void> {
  const client = await supabase();
  await client
    .from('style_profiles')
    .upsert({
      user_id: userId,
      style_hint: styleHint,
      updated_at: new Date().toISOString(),
    })
    .throwOnError();
}
