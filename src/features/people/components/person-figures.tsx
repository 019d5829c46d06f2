import { bytesText } from '@/lib/bytes-text';
import { useConfig } from '@/lib/use-config';
import { tokensText } from '../use/tokens-text';
import type { Person } from '../schema';

const whole = (value: number) => value.toLocaleString('en-GB');

/** An account's use: figures only, nothing of its contents. */
export function PersonFigures({ person }: { person: Person }) {
  const price = useConfig()?.analystPrice ?? null;
  const asked = (today: number, month: number, most: number | null) =>
    `${whole(today)}${most === null ? '' : ` of ${whole(most)}`} today, ${whole(month)} this month`;
  const figures = [
    ['Reports', whole(person.reports)],
    ['Photos', whole(person.photos)],
    ['Stored', bytesText(person.bytes)],
    [
      'Photo analyses',
      asked(person.analyses_today, person.analyses_this_month, person.most_analyses),
    ],
    [
      'Drafts and comparisons',
      asked(person.generations_today, person.generations_this_month, person.most_generations),
    ],
    ['Tokens this month', tokensText(person, price)],
  ];
  return (
    <dl className="mt-3 grid grid-cols-3 gap-x-6 gap-y-3 text-sm lg:grid-cols-[4rem_4rem_7rem_1fr_1fr_1fr]">
      {figures.map(([label, value], index) => (
        <div key={label} className={index < 3 ? '' : 'col-span-3 lg:col-span-1'}>
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="mt-0.5 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
