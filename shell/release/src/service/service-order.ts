import { parseArgs } from 'node:util';
import { isAbsolute, join } from 'node:path';
import { messageOf, StepError } from '@rapport/workspace-kit';
import { ACTIONS, type Action } from './access-tokens.ts';
import { isRemoteName } from './store-key.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface Place {
  target: string;
  /** Folder of the tokens and the audit log. */
  access: string;
}

/** Parsed command line of `pnpm registry`. */
export type ServiceOrder = Place &
  (
    | {
        kind: 'serve';
        host: string;
        port: number;
        baseUrl: string | undefined;
        promotesFrom: string | undefined;
        /** Address of the site that its releases go to. */
        shell: string | undefined;
        trustedProxies: number;
        fileBytes: number;
        hourBytes: number;
      }
    | { kind: 'token'; team: string; remotes: string[]; actions: Action[]; days: number }
    | { kind: 'tokens' }
    | { kind: 'revoke'; id: string }
    | { kind: 'log'; last: number; remote: string | undefined }
  );

/** The actions that a team usually needs. */
const USUAL = 'release,preview,rollback,nav';

export const SERVICE_USAGE = `pnpm registry serve [--target <folder or s3://bucket/path>] [--base-url https://cdn.example.com/{remote}] [--promotes-from <target>] [--shell https://app.example.com]
pnpm registry token <team> --remotes mf-reports,mf-numbers [--actions ${ACTIONS.join(',')}] [--days 90]
pnpm registry tokens
pnpm registry revoke <id>
pnpm registry log [--remote mf-reports] [--last 50]
  --access <folder>      tokens and audit log (REGISTRY_ACCESS); registry-access in a target that is a folder
  --host 127.0.0.1       address to listen on (HOST)
  --port 8090            port to listen on (PORT)
  --trust-proxy 0        proxies in front whose X-Forwarded headers count (TRUST_PROXY)
  --promotes-from        where tokens that may only promote promote from; RELEASE_TOKEN is for a service there
  --shell                the site, which releases ask whether it serves them (RELEASE_SHELL_URL); an export knows it by --site
  --max-file 10          megabytes of one file
  --max-hour 500         megabytes that a token may send in an hour
  --remotes              names of remotes, shell, or * for all and the shell
  --actions              what the token may do; ${USUAL} without it`;

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  target: TEXT,
  access: TEXT,
  host: TEXT,
  port: TEXT,
  'base-url': TEXT,
  'promotes-from': TEXT,
  shell: TEXT,
  'trust-proxy': TEXT,
  'max-file': TEXT,
  'max-hour': TEXT,
  remotes: TEXT,
  actions: TEXT,
  days: TEXT,
  last: TEXT,
  remote: TEXT,
} as const;

const MEGABYTE = 1_000_000;

/**
 * Reads the command line of `pnpm registry`.
 * @param folder base of relative paths
 * @throws StepError with the mistake and the usage
 */
export function readServiceOrder(args: string[], env: Environment, folder: string): ServiceOrder {
  const { values, positionals } = parse(args);
  const [kind, name = '', ...rest] = positionals;
  const setting = (variable: string) => env[variable]?.trim() || undefined;
  const absolute = (path: string) =>
    /^[a-z0-9]+:\/\//i.test(path) || isAbsolute(path) ? path : join(folder, path);
  const target = absolute(
    values.target || setting('RELEASE_TARGET') || setting('RAPPORT_DATA') || '.rapport',
  );
  const isFolder = !/^[a-z0-9]+:\/\//i.test(target);
  const access = values.access || setting('REGISTRY_ACCESS');
  if (access === undefined && !isFolder) {
    throw wrong('Name a folder of this machine for the tokens and the log with --access.');
  }
  const place = { target, access: absolute(access ?? join(target, 'registry-access')) };
  if (rest.length > 0 || (name !== '' && kind !== 'token' && kind !== 'revoke')) {
    throw wrong(`What is ${[name, ...rest].join(' ')} for?`);
  }
  const whole = (flag: keyof typeof OPTIONS, fallback: number, most: number, variable = '') => {
    const text = values[flag] ?? setting(variable);
    const value = text === undefined ? fallback : Number(text);
    if (Number.isInteger(value) && value >= 0 && value <= most) return value;
    throw wrong(`--${flag} is "${text}"; it must be a whole number to ${most}.`);
  };
  switch (kind) {
    case 'serve':
      return {
        ...place,
        kind,
        host: values.host || setting('HOST') || '127.0.0.1',
        port: whole('port', 8090, 65_535, 'PORT'),
        baseUrl: readBaseUrl(values['base-url'] || setting('RELEASE_BASE_URL')),
        promotesFrom: values['promotes-from'] && absolute(values['promotes-from']),
        shell: readShell(values.shell || setting('RELEASE_SHELL_URL')),
        trustedProxies: whole('trust-proxy', 0, 10, 'TRUST_PROXY'),
        fileBytes: whole('max-file', 10, 1_000) * MEGABYTE,
        hourBytes: whole('max-hour', 500, 100_000) * MEGABYTE,
      };
    case 'token': {
      if (!/^[\w .@-]{1,60}$/.test(name)) throw wrong('For which team? Name it, like reports.');
      const days = whole('days', 90, 366);
      if (days === 0) throw wrong('--days is 0; a token has to last.');
      const remotes = readRemotes(values.remotes ?? '');
      return { ...place, kind, team: name, remotes, actions: readActions(values.actions), days };
    }
    case 'tokens':
      return { ...place, kind };
    case 'revoke':
      if (name === '') throw wrong('Which token? "pnpm registry tokens" has their ids.');
      return { ...place, kind, id: name };
    case 'log':
      return { ...place, kind, last: whole('last', 50, 100_000), remote: values.remote };
    case undefined:
      throw wrong('What is to be done?');
    default:
      throw wrong(`There is no "registry ${kind}".`);
  }
}

function readRemotes(text: string): string[] {
  const remotes = listOf(text);
  const bad = remotes.find((name) => name !== '*' && !isRemoteName(name));
  if (bad !== undefined) throw wrong(`"${bad}" is not the name of a remote, like mf-reports.`);
  if (remotes.length === 0) throw wrong('For which remotes? Name them with --remotes.');
  return remotes;
}

function readActions(text: string = USUAL): Action[] {
  const asked = listOf(text);
  const unknown = asked.find((name) => !ACTIONS.some((action) => action === name));
  if (unknown !== undefined) {
    throw wrong(`"${unknown}" is not an action. There are ${ACTIONS.join(', ')}.`);
  }
  const actions = ACTIONS.filter((action) => asked.includes(action));
  if (actions.length === 0) throw wrong('A token without --actions is of no use.');
  return actions;
}

function readBaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const sample = text.replaceAll('{remote}', 'mf-x');
  const isAddress = URL.canParse(sample) && /^https?:$/.test(new URL(sample).protocol);
  if (isAddress && text.includes('{remote}')) return text.replace(/\/+$/, '');
  throw wrong(`--base-url is "${text}"; it must be like https://cdn.example.com/{remote}.`);
}

function readShell(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (URL.canParse(text) && /^https?:\/\//i.test(text)) return new URL(text).origin;
  throw wrong(`--shell is "${text}"; it must be an address like https://app.example.com.`);
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw wrong((messageOf(error).split('. ')[0] ?? '') + '.');
  }
}

function wrong(what: string): StepError {
  return new StepError(`${what}\nUsage: ${SERVICE_USAGE}`);
}
