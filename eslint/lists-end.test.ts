import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { listsEnd } from './lists-end.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const rows = "client.from('observations')";
const refused = (code: string, messageId: 'cut' | 'within') => ({ code, errors: [{ messageId }] });

new RuleTester().run('lists-end', listsEnd, {
  valid: [
    `${rows}.select('id').order('id').range(from, to).throwOnError()`,
    `${rows}.select('id').eq('report_id', id).limit(40)`,
    `${rows}.select('id').eq('id', id).maybeSingle()`,
    `${rows}.select('*').eq('id', id)`,
    `${rows}.select('id').in('id', ids)`,
    `${rows}.select('*', { count: 'exact', head: true }).eq('user_id', id)`,
    `${rows}.insert(row).select()`,
    `${rows}.update(change).eq('report_id', id).select('id')`,
    `client.from('reports').select('*, observations(count)').range(0, 8)`,
    `client.from('sections').select('id').eq('report_id', id)`,
    'field.current?.select()',
    'Array.from(rows).select(1)',
  ],
  invalid: [
    refused(`${rows}.select('*')`, 'cut'),
    refused(`${rows}.select('id').eq('report_id', id).order('id').throwOnError()`, 'cut'),
    refused(`const all = ${rows}.select('id', { count: 'exact' }); all.range(0, 9)`, 'cut'),
    refused(`${rows}.select(columns).in('report_id', ids).retry(false)`, 'cut'),
    refused(`client.from('reports').select('*, observations(id)').eq('id', id)`, 'within'),
  ],
});
