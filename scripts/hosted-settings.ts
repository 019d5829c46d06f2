type Environment = Record<string, string | undefined>;

/** Names and addresses that only the machine itself reaches. */
const LOOPBACK = /^(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;

/** The variables that a config.toml of Supabase takes by env(), in its order. */
export function settingNames(config: string): string[] {
  const values = config.matchAll(/^[^#\n]*"env\((\w+)\)"/gm);
  return [...new Set(Array.from(values, ([, name = '']) => name))];
}

/** Why these settings must not be pushed to a project, one sentence each; none when they may. */
export function settingFaults(config: string, environment: Environment): string[] {
  return settingNames(config).flatMap((name) => {
    const value = environment[name]?.trim();
    if (!value)
      return [`${name} is not set. Put it into supabase/.env; .env.example there explains it.`];
    if (name === 'PLUMBLINE_URL' && !isPublicOrigin(value)) {
      return [
        `${name} is "${value}". Mailed links lead there, so it must be the public address of the app, as https://reports.example.com: no path, no slash at its end.`,
      ];
    }
    if (name === 'SMTP_ENABLED' && value !== 'true') {
      return [
        `${name} is "${value}". Without a mail server of its own a project does not send our mail: set it to true.`,
      ];
    }
    return [];
  });
}

/** True when a text is the origin of a site over TLS that is not this machine. */
export function isPublicOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol === 'https:' && url.origin === value && !LOOPBACK.test(url.hostname);
}
