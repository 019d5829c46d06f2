import { expect, it } from 'vitest';
import { readPlans } from './read-plans.ts';

const LOG = `2026-11-26 02:25:44.512 UTC [24814] LOG:  duration: 0.016 ms  plan:
	Query Text: select 1
	Result  (cost=0.00..0.02 rows=1 width=4) (actual rows=1 loops=1)
2026-11-26 02:25:44.600 UTC [24814] LOG:  statement: select 2
2026-11-26 02:25:45.512 UTC [24814] LOG:  duration: 12.5 ms  plan:
	Query Text: select *
	  from auth.users u
	Nested Loop  (cost=28.75..52.15 rows=292 width=8) (actual rows=4 loops=1)
	  ->  Seq Scan on users u  (cost=0.00..22.64 rows=292 width=4) (actual rows=2 loops=3)
	        Filter: (email = 'a'::text)
	        Rows Removed by Filter: 998
	  ->  Index Scan using reports_pkey on reports r  (cost=0.42..7.43 rows=1 width=22) (actual rows=1 loops=3)
	  ->  Seq Scan on sessions  (cost=0.00..21.11 rows=611 width=8) (actual rows=7 loops=1)
	  ->  Seq Scan on versions  (cost=0.00..21.11 rows=611 width=8) (never executed)
`;

it('says how many rows of which table were read one after the other', () => {
  expect(readPlans(LOG)).toEqual([
    { ms: 0.016, statement: 'select 1', read: [] },
    {
      ms: 12.5,
      statement: 'select * from auth.users u',
      read: [
        { table: 'users', rows: 3000 },
        { table: 'sessions', rows: 7 },
      ],
    },
  ]);
});
