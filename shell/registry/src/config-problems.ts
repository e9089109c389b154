import { isProduction } from './environment.ts';

/** All settings of `/config.json`. */
const SETTINGS = [
  'environment',
  'apiUrl',
  'supabaseUrl',
  'publishableKey',
  'reportUrl',
  'remoteOverrides',
  'measurePages',
  'offlinePages',
];

/**
 * Returns all problems of the settings of a shell, as sentences that say what to do; empty if the shell can start
 * with them. It's stricter than the shell itself, because the file can still be corrected before the deployment.
 */
export function configProblems(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return ['It is not a JSON object. Write the settings between { and }.'];
  }
  const read = (name: string): unknown => Reflect.get(value, name);
  const environment = read('environment');
  const isStrict = typeof environment === 'string' && isProduction({ environment });
  return [
    ...(isText(environment)
      ? []
      : [
          'environment is missing. Say where this is, like "production" or "staging"; production has the strict rules.',
        ]),
    ...addressProblems('apiUrl', read('apiUrl'), isStrict, 'https://api.example.com'),
    ...addressProblems(
      'supabaseUrl',
      read('supabaseUrl'),
      isStrict,
      'https://<project>.supabase.co',
    ),
    ...keyProblems(read('publishableKey')),
    ...reportProblems(read('reportUrl'), isStrict),
    ...overrideProblems(read('remoteOverrides'), isStrict),
    ...switchProblems('measurePages', read('measurePages')),
    ...switchProblems('offlinePages', read('offlinePages')),
    ...Object.keys(value)
      .filter((name) => !SETTINGS.includes(name) && name !== '$schema')
      .map(unknownSetting),
  ];
}

/**
 * Parses the text of a `/config.json`.
 * @returns its content and all its problems
 */
export function readConfig(text: string): { value: unknown; problems: string[] } {
  try {
    const value: unknown = JSON.parse(text);
    return { value, problems: configProblems(value) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const problem = `It is not JSON (${why}). Correct the place that this message names.`;
    return { value: undefined, problems: [problem] };
  }
}

/**
 * Joins problems into one message.
 * @param where the source, like a file name
 */
export function describeConfigProblems(where: string, problems: readonly string[]): string {
  return `${where} is not in order:\n- ${problems.join('\n- ')}`;
}

function addressProblems(name: string, value: unknown, isStrict: boolean, like: string): string[] {
  if (value === undefined) return [`${name} is missing. Name the address, like ${like}.`];
  const address = readAddress(value);
  if (!address) {
    return [
      `${name} is ${JSON.stringify(value)}, which is no web address. Write one like ${like}.`,
    ];
  }
  const { pathname, search, hash, username, password, origin } = address;
  const rest = `${pathname === '/' ? '' : pathname}${search}${hash}`;
  return [
    ...(rest === ''
      ? []
      : [`${name} has more than an origin. Leave out ${rest}: write ${origin}.`]),
    ...(username + password === ''
      ? []
      : [
          `${name} contains a user name or a password, and everyone can read this file. Leave it out.`,
        ]),
    ...insecure(name, address, isStrict),
  ];
}

/** Browsers refuse http requests from https pages, except to the machine itself. */
function insecure(name: string, { protocol, hostname }: URL, isStrict: boolean): string[] {
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (!isStrict || protocol === 'https:' || isLoopback) return [];
  return [`${name} begins with http://, which production does not use. Write https://.`];
}

function keyProblems(value: unknown): string[] {
  if (!isText(value)) {
    return [
      'publishableKey is missing. Copy the publishable key of the Supabase project (sb_publishable_…) or its anon key.',
    ];
  }
  if (!isSecretKey(value)) return [];
  return [
    'publishableKey holds a secret key, which opens everything, and everyone can read this file. Replace it by the publishable key, and change the secret key in the Supabase project if this file was ever public.',
  ];
}

/** Supabase has two formats of secret keys: with a prefix, and as a token for the role service_role. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  try {
    const payload = (key.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return /"role"\s*:\s*"service_role"/.test(atob(payload));
  } catch {
    return false;
  }
}

function reportProblems(value: unknown, isStrict: boolean): string[] {
  if (value === undefined || value === null || value === '') return [];
  const address = readAddress(value);
  if (address) return insecure('reportUrl', address, isStrict);
  return [
    `reportUrl is ${JSON.stringify(value)}, which is no web address. Name the whole address that takes reports, or write null.`,
  ];
}

function overrideProblems(value: unknown, isStrict: boolean): string[] {
  if (value === undefined || value === false) return [];
  if (value !== true) {
    return [`remoteOverrides is ${JSON.stringify(value)}. Write true or false, without quotes.`];
  }
  if (!isStrict) return [];
  return [
    'remoteOverrides is true, and production never takes a remote from a developer machine. Remove the setting.',
  ];
}

function switchProblems(name: string, value: unknown): string[] {
  if (value === undefined || typeof value === 'boolean') return [];
  return [`${name} is ${JSON.stringify(value)}. Write true or false, without quotes.`];
}

function unknownSetting(name: string): string {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
  const meant = SETTINGS.find((setting) => plain(setting) === plain(name));
  if (meant !== undefined) return `${name} is not a setting. Write ${meant}.`;
  if (/secret|password|private/i.test(name)) {
    return `${name} looks like a secret, and everyone can read this file. Remove it, and change the secret if this file was ever public.`;
  }
  return `${name} is not a setting of this shell. Remove it; the settings are ${SETTINGS.join(', ')}.`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function readAddress(value: unknown): URL | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const address = new URL(value);
  return ['http:', 'https:'].includes(address.protocol) ? address : undefined;
}
