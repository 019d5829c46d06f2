import type { ClientCall } from './client-call.ts';

const DENIED = '401 42501';
const ENDED = '401 PT401';

/** The questions to the analyst that the client can send. */
export const ANALYST_CALLS: ClientCall[] = [
  {
    name: 'analyses_under_way: begin with the owner’s photo',
    ask: (client, { observation }) =>
      client.rpc('begin_analysis', { p_observation: observation, p_seconds: 90 }),
    outcomes: [DENIED, '200', '200', ENDED],
  },
  {
    name: 'analyses_under_way: end the owner’s',
    ask: (client, { observation, token }) =>
      client.rpc('end_analysis', { p_observation: observation, p_token: token }),
    outcomes: [DENIED, '204', '204', ENDED],
  },
  {
    name: 'background_analyses: begin with the owner’s report',
    ask: (client, { report }) => client.rpc('begin_background_analysis', { p_report: report }),
    outcomes: [DENIED, '200 0', '200 0', ENDED],
  },
  {
    name: 'background_analyses: settle the owner’s photo',
    ask: (client, { report, observation }) =>
      client.rpc('settle_background_photo', { p_report: report, p_observation: observation }),
    outcomes: [DENIED, '204', '204', ENDED],
  },
  {
    name: 'background_analyses: call off the owner’s',
    ask: (client, { report }) =>
      client.from('background_analyses').delete().eq('report_id', report).select(),
    outcomes: [DENIED, '200 1', '200 0', ENDED],
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
