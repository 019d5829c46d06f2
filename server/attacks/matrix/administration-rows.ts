import { call, calls } from './call-rows.ts';
import type { Row } from './cell.ts';

/** Acts of administrators, tried by people who are none: on others, and on themselves. */
export function administrationRows(): Row[] {
  return [
    ...calls('is_administrator', () => ({})),
    ...calls('list_people', () => ({ p_words: '', p_page: 1 })),
    call('list_people', 'nothing said', { p_words: null, p_page: null }),
    call('list_people', 'a page beyond numbers', { p_words: '', p_page: 1e300 }),
    ...calls('list_invitations', () => ({})),
    ...calls('invite_people', () => ({ p_addresses: ['friend@example.com'] })),
    call('invite_people', 'no list', { p_addresses: null }),
    ...calls('withdraw_invitation', () => ({ p_address: 'friend@example.com' })),
    ...calls('limit_person', ({ user }) => ({ p_person: user, p_limits: { analyses: 0 } })),
    call('limit_person', 'oneself', (_, { user }) => ({
      p_person: user,
      p_limits: { analyses: 1_000_000 },
    })),
    call('limit_person', 'limits that are no numbers', (_, { user }) => ({
      p_person: user,
      p_limits: { analyses: 'many' },
    })),
    ...calls('suspend_person', ({ user }) => ({ p_person: user })),
    call('suspend_person', 'oneself', (_, { user }) => ({ p_person: user })),
    ...calls('resume_person', ({ user }) => ({ p_person: user })),
    call('resume_person', 'nobody', { p_person: null }),
    ...calls('list_administrator_acts', () => ({ p_page: 1 })),
  ];
}
