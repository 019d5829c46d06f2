import type { ClientCall } from './client-call.ts';

const DENIED = '401 42501';
const ENDED = '401 PT401';

/** The questions to the analyst that the client can send. */
export const ANALYST_CALLS: ClientCall[] = [
  {
    name: 'analyst_questions: ask about the owner’s photo',
    ask: (client, { report, observation }) =>
      client.rpc('ask_about', { p_report: report, p_rows: [observation], p_unasked: false }),
    outcomes: [DENIED, '204', '204', ENDED],
  },
  {
    name: 'analyst_questions: cancel the owner’s',
    ask: (client, { report }) =>
      client.rpc('hold_analysis', { p_report: report, p_hold: 'cancelled' }),
    outcomes: [DENIED, '204', '204', ENDED],
  },
  {
    name: 'analyst_questions: take the owner’s',
    ask: (client, { report, observation }) =>
      client.rpc('take_question', {
        p_task: 'photo',
        p_report: report,
        p_observation: observation,
        p_request: {},
        p_seconds: 60,
      }),
    outcomes: [DENIED, '200', '200', ENDED],
  },
  {
    name: 'analyst_questions: settle the owner’s',
    ask: (client, { token }) =>
      client.rpc('settle_question', {
        p_token: token,
        p_outcome: 'released',
        p_code: '',
        p_message: '',
      }),
    outcomes: [DENIED, '204', '204', ENDED],
  },
  {
    name: 'analyst_costs: make the owner’s nothing',
    ask: (client, { report }) =>
      client.from('analyst_costs').update({ calls: 0 }).eq('report_id', report).select(),
    outcomes: ['400 PGRST100', '400 PGRST100', '400 PGRST100', '400 PGRST100'],
  },
  {
    name: 'consistency_reviews: write over the owner’s',
    ask: (client, { report }) =>
      client.from('consistency_reviews').update({ analyst: 'x' }).eq('report_id', report).select(),
    outcomes: [DENIED, '200 1', '200 0', ENDED],
  },
];
