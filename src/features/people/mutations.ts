import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase';
import { peopleKeys } from './queries';
import { INVITATIONS_PER_CALL, type Invited, invitedSchema, type Person } from './schema';

/** Everything on the screen may have changed: each act is recorded, too. */
function usePeopleMutation<Asked, Answer>(mutationFn: (asked: Asked) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: peopleKeys.all }),
  });
}

export const useInvite = () => usePeopleMutation(invitePeople);

export const useWithdrawal = () =>
  usePeopleMutation(async (address: string) => {
    await (await supabase()).rpc('withdraw_invitation', { p_address: address }).throwOnError();
  });

export const useSuspension = () =>
  usePeopleMutation(async ({ id, is_suspended }: Pick<Person, 'id' | 'is_suspended'>) => {
    const client = await supabase();
    await client
      .rpc(is_suspended ? 'resume_person' : 'suspend_person', { p_person: id })
      .throwOnError();
  });

export const useLimits = () =>
  usePeopleMutation(
    async (asked: { id: string; analyses: number | null; generations: number | null }) => {
      const { id, analyses, generations } = asked;
      const client = await supabase();
      await client
        .rpc('limit_person', { p_person: id, p_limits: { analyses, generations } })
        .throwOnError();
    },
  );

async function invitePeople(addresses: readonly string[]): Promise<Invited> {
  const client = await supabase();
  const all: Invited = { invited: [], known: [], refused: [] };
  for (let from = 0; from < addresses.length; from += INVITATIONS_PER_CALL) {
    const p_addresses = addresses.slice(from, from + INVITATIONS_PER_CALL);
    const { data } = await client.rpc('invite_people', { p_addresses }).throwOnError();
    const answer = invitedSchema.parse(data);
    all.invited.push(...answer.invited);
    all.known.push(...answer.known);
    all.refused.push(...answer.refused);
  }
  return all;
}
