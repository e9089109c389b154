import { isAbsolute, join, resolve } from 'node:path';
import { StepError } from '@rapport/workspace-kit';
import { HIGHEST_OFFSET } from './ports.ts';

/** Settings of the local stack. `.env.example` explains each. */
export interface StackSettings {
  port: number;
  dataDir: string;
  confirmEmails: boolean;
  /** Limits of the auth service and number of trusted proxies, by variable; only those that are set. */
  limits: Record<string, string>;
  reportUrl: string | null;
  /** True if a page may load a remote from a developer's machine, once the user has agreed. */
  remoteOverrides: boolean;
  /** Set if the stack uses a hosted Supabase project and a managed Postgres. */
  hosted: HostedSettings | undefined;
}

export interface HostedSettings {
  supabaseUrl: string;
  publishableKey: string;
  databaseUrl: string;
  /** URL of the owner of the tables; undefined if the API is the owner. */
  migrationDatabaseUrl: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that are passed to the auth service: name, minimum, maximum. */
const LIMITS: readonly (readonly [string, number, number])[] = [
  ['FAILED_SIGN_INS_PER_ACCOUNT', 1, 1_000_000],
  ['SLOW_SIGN_INS_PER_ACCOUNT', 1, 1_000_000],
  ['FAILED_SIGN_INS_PER_IP', 1, 1_000_000],
  ['SIGN_UPS_PER_IP', 1, 1_000_000],
  ['MAILS_PER_IP', 1, 1_000_000],
  ['THROTTLE_WINDOW_SECONDS', 1, 86_400],
  ['ACCESS_TOKEN_SECONDS', 1, 604_800],
  ['PASSWORD_COST', 4, 15],
  ['TRUST_PROXY', 0, 10],
];

/**
 * Reads the settings of the stack.
 * @param workspace base folder of a relative RAPPORT_DATA
 * @throws StepError that lists every wrong setting
 */
export function readStackSettings(env: Environment, workspace: string): StackSettings {
  const problems: string[] = [];
  const read = (name: string) => env[name]?.trim() || undefined;

  const number = (name: string, least: number, most: number, fallback: number) => {
    const text = read(name);
    if (text === undefined) return fallback;
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    problems.push(`${name} is "${text}"; it must be a whole number from ${least} to ${most}`);
    return fallback;
  };
  const flag = (name: string, fallback: boolean) => {
    const text = (read(name) ?? String(fallback)).toLowerCase();
    if (['1', 'true', 'on', 'yes'].includes(text)) return true;
    if (!['0', 'false', 'off', 'no'].includes(text)) {
      problems.push(`${name} is "${text}"; it must be true or false`);
    }
    return false;
  };
  const url = (name: string) => {
    const text = read(name);
    if (text !== undefined && (!URL.canParse(text) || !/^https?:/.test(text))) {
      problems.push(`${name} is "${text}"; it must be an address that starts with https://`);
    }
    return text;
  };

  const port = number('RAPPORT_PORT', 1024, 65_535 - HIGHEST_OFFSET, 4200);
  const dataDir = read('RAPPORT_DATA') ?? '.rapport';
  const confirmEmails = flag('RAPPORT_CONFIRM_EMAILS', false);
  const limits = Object.fromEntries(
    LIMITS.filter(([name]) => read(name) !== undefined).map(([name, least, most]) => [
      name,
      String(number(name, least, most, least)),
    ]),
  );
  const remoteOverrides = flag('RAPPORT_REMOTE_OVERRIDES', true);
  const reportUrl = url('REPORT_URL') ?? null;
  const hosted = readHosted(read, url('SUPABASE_URL'), problems);

  if (hosted !== undefined && limits['PASSWORD_COST'] !== undefined) {
    problems.push('PASSWORD_COST is for the local auth service; a hosted one decides by itself');
  }

  if (problems.length > 0) {
    throw new StepError(`Some settings are wrong:\n- ${problems.join('\n- ')}`);
  }
  return {
    port,
    dataDir: isAbsolute(dataDir) ? resolve(dataDir) : join(workspace, dataDir),
    confirmEmails,
    limits,
    reportUrl,
    remoteOverrides,
    hosted,
  };
}

/** Only SUPABASE_URL decides: a DATABASE_URL alone is often meant for another program. */
function readHosted(
  read: (name: string) => string | undefined,
  supabaseUrl: string | undefined,
  problems: string[],
): HostedSettings | undefined {
  if (supabaseUrl === undefined) return undefined;
  const required = (name: string) => {
    const text = read(name);
    if (text === undefined)
      problems.push(`${name} is missing; SUPABASE_URL needs it beside itself`);
    return text ?? '';
  };
  return {
    supabaseUrl: supabaseUrl.replace(/\/+$/, ''),
    publishableKey: required('SUPABASE_PUBLISHABLE_KEY'),
    databaseUrl: required('DATABASE_URL'),
    migrationDatabaseUrl: read('MIGRATION_DATABASE_URL'),
  };
}
