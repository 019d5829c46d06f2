import type { Random } from '../../server/attacks/fuzz/random.ts';
import { type AccountHost, LINKS_PER_MAILBOX, type SignedIn, readSession } from './account-host.ts';

/** Wrong links that one visitor may try in an hour (server/http/auth-routes.ts). */
const WRONG_LINKS = 20;

const NO_REPORT = '00000000-0000-4000-8000-000000000000';

/** Requests to every service with a session: answered with 200, or as to a visitor. */
const SERVICES: [path: string, ask: { method: string; body?: object }][] = [
  ['/auth/v1/user', { method: 'GET' }],
  ['/rest/v1/reports?select=id', { method: 'GET' }],
  ['/storage/v1/object/list/inspection_photos', { method: 'POST', body: { prefix: '' } }],
  ['/functions/v1/generate_summary', { method: 'POST', body: { report_id: NO_REPORT } }],
];

/** Resolves with what was seen that must not be; an empty list when all was well. */
type AccountPlay = (host: AccountHost, random: Random) => Promise<string[]>;

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Statuses of every service for this token, those that refused it left out. */
async function servicesOpenTo(host: AccountHost, { bearer }: SignedIn): Promise<string[]> {
  const answers = await Promise.all(
    SERVICES.map(async ([path, ask]) => {
      const { status } = await host.ask(path, { ...ask, bearer });
      return [401, 403].includes(status) ? '' : `${path} answered ${status}`;
    }),
  );
  return answers.filter((answer) => answer !== '');
}

async function isRefreshed(host: AccountHost, { refresh }: SignedIn): Promise<boolean> {
  return readSession(await host.refresh(refresh)) !== null;
}

const oneLinkOnManyDevices: AccountPlay = async (host, random) => {
  const email = host.newAddress();
  await host.askForLink(email);
  const token = await host.mailedToken(email);
  const count = 2 + random.below(14);
  const answers = await times(count, () => host.useLink(token, { from: host.newVisitor() }));
  const sessions = answers.filter((answer) => readSession(answer) !== null);
  return sessions.length === 1 ? [] : [`one link made ${sessions.length} sessions of ${count}`];
};

const wrongLinksAtOnce: AccountPlay = async (host, random) => {
  const from = host.newVisitor();
  const count = 1 + random.below(60);
  const wrong = () => Buffer.from(random.bytes(32)).toString('hex');
  const answers = await times(count, () => host.useLink(wrong(), { from }));
  const heard = answers.filter(({ status }) => status !== 429).length;
  const isCounted = heard === Math.min(count, WRONG_LINKS);
  const session = await host.signIn(host.newAddress());
  return [
    ...(isCounted ? [] : [`${heard} of ${count} wrong links were heard`]),
    ...(session.bearer ? [] : ['somebody else’s lock kept a person out']),
  ];
};

const linksToOneMailbox: AccountPlay = async (host, random) => {
  const email = host.newAddress();
  const count = 2 + random.below(16);
  const written = [email, email.toUpperCase(), ` ${email}`, `${email} `] as const;
  const answers = await times(count, () =>
    host.askForLink(random.pick(written), host.newVisitor()),
  );
  const accepted = answers.filter(({ status }) => status === 200).length;
  const most = Math.min(count, LINKS_PER_MAILBOX);
  return accepted === most ? [] : [`${accepted} of ${count} links went to one mailbox`];
};

const linkUsedInAnothersName: AccountPlay = async (host) => {
  const thief = await host.signIn(host.newAddress());
  const victim = host.newAddress();
  const { user } = await host.signIn(victim);
  await host.askForLink(victim);
  const link = await host.mailedToken(victim);
  const answer = readSession(await host.useLink(link, { bearer: thief.bearer }));
  const mine = await host.ask('/auth/v1/user', { bearer: thief.bearer });
  return [
    ...(answer === null || answer.user === user ? [] : ['a link signed another person in']),
    ...(mine.text.includes(thief.user) ? [] : ['a session became another person’s']),
  ];
};

/** Three sessions of one person; some requests are under way while one of them signs out. */
const signOutMeanwhile: AccountPlay = async (host, random) => {
  const email = host.newAddress();
  const sessions = [
    await host.signIn(email),
    await host.signIn(email),
    await host.signIn(email),
  ] as const;
  const [leaver, ...others] = sessions;
  const scope = random.pick(['local', 'global', 'others']);
  const noise = times(random.below(12), () =>
    host.ask('/rest/v1/reports?select=id', { bearer: random.pick(sessions).bearer }),
  );
  await host.ask(`/auth/v1/logout?scope=${scope}`, { method: 'POST', bearer: leaver.bearer });
  const failed = (await noise).filter(({ status }) => status >= 500);
  const ended = scope === 'local' ? [leaver] : scope === 'others' ? others : sessions;
  const found = failed.map(({ status }) => `a read answered ${status} during a sign-out`);
  for (const session of sessions) {
    const isEnded = ended.some(({ bearer }) => bearer === session.bearer);
    const open = await servicesOpenTo(host, session);
    if (isEnded) found.push(...open.map((service) => `after sign-out (${scope}): ${service}`));
    else if (open.length < SERVICES.length) found.push(`${scope} ended a session that was to stay`);
    const isRenewed = await isRefreshed(host, session);
    if (isEnded && isRenewed) found.push(`a session was renewed after sign-out (${scope})`);
  }
  return found;
};

const oneRefreshTokenAtOnce: AccountPlay = async (host, random) => {
  const first = await host.signIn(host.newAddress());
  const count = 2 + random.below(10);
  const answers = await times(count, () => host.refresh(first.refresh));
  const renewed = answers.map(readSession).filter((session) => session !== null);
  const found = answers
    .filter(({ status }) => status >= 500)
    .map(({ status }) => `a renewal answered ${status}`);
  if (renewed.some(({ user }) => user !== first.user)) found.push('a renewal changed the person');
  // Its tokens form one line, which continues whole or, where several requests met in the database, ends whole.
  const again = [];
  for (const session of renewed) again.push(readSession(await host.refresh(session.refresh)));
  const goesOn = again.some((session) => session !== null);
  if (!goesOn && host.isEmbedded) found.push('a crowd of renewals ended the session');
  if (await isRefreshed(host, first)) found.push('a refresh token counted after its successor’s');
  return found;
};

const deletionMeanwhile: AccountPlay = async (host, random) => {
  const email = host.newAddress();
  const session = await host.signIn(email);
  await host.askForLink(email);
  const link = await host.mailedToken(email);
  const { bearer, user } = session;
  const report = { user_id: user, title: 'Mine' };
  const noise = times(random.below(12), (index) =>
    index % 2
      ? host.ask('/rest/v1/reports', { body: report, bearer })
      : host.ask('/rest/v1/reports?select=id', { bearer }),
  );
  const deleted = await host.ask('/functions/v1/delete_account', { body: { email }, bearer });
  await noise;
  // A report stored at the last moment is a reason to ask once more, which the screen says.
  if (deleted.status >= 300) {
    const again = await host.ask('/functions/v1/delete_account', { body: { email }, bearer });
    if (again.status >= 300) return [`the account stayed: ${again.status} ${again.text}`];
  }
  const open = await servicesOpenTo(host, session);
  const found = open.map((service) => `after deletion: ${service}`);
  if (await isRefreshed(host, session)) found.push('a session was renewed after its deletion');
  const returned = readSession(await host.useLink(link));
  if (returned?.user === user) found.push('an earlier link brought a deleted account back');
  return found;
};

export const ACCOUNT_PLAYS: [[string, AccountPlay], ...[string, AccountPlay][]] = [
  ['one link on many devices', oneLinkOnManyDevices],
  ['wrong links at once', wrongLinksAtOnce],
  ['links to one mailbox', linksToOneMailbox],
  ['a link in another’s name', linkUsedInAnothersName],
  ['a sign-out meanwhile', signOutMeanwhile],
  ['one refresh token at once', oneRefreshTokenAtOnce],
  ['a deletion meanwhile', deletionMeanwhile],
];
