import { type ThrottleSettings } from './throttle.ts';

/** Settings of the auth service. */
export type AuthSettings = {
  databaseUrl: string;
  /** Port on 127.0.0.1; 0 takes any free one. */
  port: number;
  /** Port on 127.0.0.1 where other programs send emails for the mailbox by SMTP; `undefined` for none. */
  mailPort: number | undefined;
  /** Origin of links in emails; `undefined` means localhost on the port. */
  publicUrl: string | undefined;
  /** Origins whose pages may call the service, and the only ones that users are sent back to. */
  appOrigins: string[];
  /** The origin that a user is sent back to if the request contains none. */
  siteUrl: string;
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  confirmEmails: boolean;
  /** Origin of the API, which gets the revocations; `undefined` if there's none. */
  apiUrl: string | undefined;
  /** Seconds that a request may take to arrive completely. */
  requestTimeoutSeconds: number;
  /** Lifetime of an access token. */
  accessTokenSeconds: number;
  /** bcrypt's cost factor; each step doubles the work of a guess. */
  passwordCost: number;
  /** Number of our own proxies in front of the service; with 0, no forwarded address is trusted. */
  trustedProxies: number;
  throttle: ThrottleSettings;
};

/** Lists every variable that is missing or wrong, with what it should be. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(errors: string[]) {
    super(`The auth service cannot start, because of its settings:\n- ${errors.join('\n- ')}`);
  }
}

/** Supabase's cost factor. */
const PASSWORD_COST = 10;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** Reads the variables one by one and collects the errors, so one message covers all of them. */
class Reader {
  readonly errors: string[] = [];
  readonly #env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  text(
    name: string,
    fits: (text: string) => boolean,
    expected: string,
    otherwise?: string,
  ): string {
    const text = this.#env[name] || otherwise;
    if (text === undefined) this.errors.push(`${name} is missing; it must be ${expected}`);
    else if (fits(text)) return text;
    // The value may be a secret, so the error doesn't contain it.
    else this.errors.push(`${name} is wrong; it must be ${expected}`);
    return '';
  }

  optional(name: string, fits: (text: string) => boolean, expected: string): string | undefined {
    return this.#env[name] ? this.text(name, fits, expected) : undefined;
  }

  number(name: string, least: number, most: number, otherwise?: number): number {
    const fits = (text: string) =>
      /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
    const expected = `a whole number from ${least} to ${most}`;
    return Number(this.text(name, fits, expected, otherwise?.toString()));
  }
}

/**
 * Reads the settings from the environment.
 *
 * @throws SettingsError that lists every wrong variable
 */
export function readSettings(env: NodeJS.ProcessEnv): AuthSettings {
  const read = new Reader(env);
  const longest = 1_000_000;
  const key = (prefix: string) => (text: string) =>
    text.startsWith(prefix) && text.length >= prefix.length + 16;
  const origins = read.text(
    'APP_ORIGINS',
    (text) => text.split(',').every((origin) => isOrigin(origin.trim())),
    'origins separated by commas, such as http://localhost:4200,http://127.0.0.1:4200',
  );
  const flag = (text: string) => ['0', '1', 'true', 'false'].includes(text);
  const settings: AuthSettings = {
    databaseUrl: read.text(
      'AUTH_DATABASE_URL',
      (text) => URL.canParse(text) && /^postgres(ql)?:/.test(text),
      'the URL of a Postgres database',
    ),
    port: read.number('PORT', 0, 65_535),
    mailPort: env['MAIL_PORT'] ? read.number('MAIL_PORT', 1, 65_535) : undefined,
    publicUrl: read.optional('PUBLIC_URL', isOrigin, 'an origin, such as http://localhost:4211'),
    appOrigins: origins.split(',').map((origin) => origin.trim()),
    siteUrl: read.text('SITE_URL', isOrigin, 'an origin, such as http://localhost:4200'),
    jwtSecret: read.text('JWT_SECRET', (text) => text.length >= 32, 'at least 32 characters'),
    publishableKey: read.text(
      'PUBLISHABLE_KEY',
      key('sb_publishable_'),
      'sb_publishable_ and at least 16 random characters',
    ),
    secretKey: read.text(
      'SECRET_KEY',
      key('sb_secret_'),
      'sb_secret_ and at least 16 random characters',
    ),
    confirmEmails: ['1', 'true'].includes(
      read.text('CONFIRM_EMAILS', flag, '0, 1, true or false', '0'),
    ),
    apiUrl: read.optional('API_URL', isOrigin, 'an origin, such as http://localhost:4210'),
    requestTimeoutSeconds: read.number('REQUEST_TIMEOUT_SECONDS', 1, 600, 10),
    accessTokenSeconds: read.number('ACCESS_TOKEN_SECONDS', 1, 604_800, 600),
    passwordCost: read.number('PASSWORD_COST', 4, 15, PASSWORD_COST),
    trustedProxies: read.number('TRUST_PROXY', 0, 10, 0),
    throttle: {
      windowSeconds: read.number('THROTTLE_WINDOW_SECONDS', 1, 86_400, 300),
      failedSignInsPerAccount: read.number('FAILED_SIGN_INS_PER_ACCOUNT', 1, longest, 10),
      slowSignInsPerAccount: read.number('SLOW_SIGN_INS_PER_ACCOUNT', 1, longest, 50),
      failedSignInsPerAddress: read.number('FAILED_SIGN_INS_PER_IP', 1, longest, 50),
      signUpsPerAddress: read.number('SIGN_UPS_PER_IP', 1, longest, 600),
      mailsPerAddress: read.number('MAILS_PER_IP', 1, longest, 60),
    },
  };
  if (settings.siteUrl && origins && !settings.appOrigins.includes(settings.siteUrl)) {
    read.errors.push('SITE_URL is wrong; it must be one of APP_ORIGINS');
  }
  if (settings.passwordCost < PASSWORD_COST && !isOnThisMachine(settings.appOrigins)) {
    read.errors.push(
      `PASSWORD_COST is wrong; it may be below ${PASSWORD_COST} only while all of APP_ORIGINS are on this machine`,
    );
  }
  if (read.errors.length > 0) throw new SettingsError(read.errors);
  return settings;
}

/**
 * True if only this machine uses the service. Then a cheap hash is fine; real users' passwords need the expensive
 * one.
 */
function isOnThisMachine(origins: readonly string[]): boolean {
  return origins.every((origin) => LOCAL_HOSTS.includes(new URL(origin).hostname));
}
