import { parseArgs } from 'node:util';
import { messageOf, printHelp, StepError } from '@rapport/workspace-kit';
import { BEGINNING, type Command, FLAGS } from './flags.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Arguments of all release commands, from flags or variables; flags take precedence. */
export interface Arguments {
  /** The remote, as typed; undefined if there's none. */
  remote: string | undefined;
  version: string | undefined;
  candidate: number | undefined;
  target: string;
  /** Token for a registry service as the target. */
  token: string | undefined;
  /** Token for a registry service that a release is promoted from. */
  fromToken: string | undefined;
  /** True if the user named the target, which may then be new. */
  isTargetNamed: boolean;
  /** Address of the shell that the release is for. */
  shell: string | undefined;
  baseUrl: string | undefined;
  retryPrefix: boolean;
  by: string | undefined;
  tag: boolean;
  /** The owner's notes about the release. */
  notes: string | undefined;
  requireClean: boolean;
  /** Name of a preview, which users get only by its link. */
  preview: string | undefined;
  /** True to open a remote in a browser before it's published. */
  smoke: boolean;
  /** The store that a release is promoted from. */
  from: string;
  /** Changes of a navigation entry. */
  nav: NavWishes;
  /** A path to share, or to stop sharing. */
  share: ShareWishes;
}

/** Arguments of `pnpm share`. */
export interface ShareWishes {
  path: string;
  /** Name of the remote that may claim the path. */
  with: string;
  end: boolean;
}

/** Arguments of `pnpm nav` about a navigation entry. */
export interface NavWishes {
  /** Path of the entry to change; undefined for the only one. */
  entry: string | undefined;
  label: string | undefined;
  path: string | undefined;
  /** Position in the navigation, from 1. */
  order: number | undefined;
  icon: string | undefined;
  remove: boolean;
}

const NO_REMOTE_NEEDED: readonly Command[] = ['releases', 'verify', 'nav'];

/**
 * Reads the command line and the environment.
 * @throws StepError with the mistake and the usage
 */
export function readArguments(command: Command, args: string[], env: Environment): Arguments {
  const { values, positionals } = parse(command, args);
  const value = (name: string) => {
    const found: unknown = Reflect.get(values, name);
    return typeof found === 'string' ? found.trim() : undefined;
  };
  const isSet = (name: string) => Reflect.get(values, name) === true;
  if (positionals.length > 1) {
    throw wrong(
      command,
      `One remote at a time: ${positionals.join(', ')} are ${positionals.length}.`,
    );
  }
  const [remote] = positionals;
  if (remote === undefined && !NO_REMOTE_NEEDED.includes(command)) {
    throw wrong(command, 'Which remote?');
  }
  const local = env.RELEASE_TARGET?.trim() || env.RAPPORT_DATA?.trim() || '.rapport';
  // `--to` of a rollback is a version, and of a promotion a store.
  const to = command === 'rollback' ? undefined : value('to');
  if (command === 'share' && (!value('path')?.startsWith('/') || !value('with'))) {
    throw wrong(command, 'Name both, like --path /contacts/reports --with mf-reports.');
  }
  if (command === 'promote' && (!to || !value('from'))) {
    throw wrong(command, 'Name both places, like --from staging --to production.');
  }
  const place = to === undefined ? undefined : placeName(to);
  const ofPlace = (variable: string) =>
    (place === undefined ? env[variable] : env[`${variable}_${place}`])?.trim() || undefined;
  return {
    remote,
    version: command === 'rollback' ? value('to') : value('version'),
    candidate: readPercent(command, value('candidate')),
    isTargetNamed: Boolean(to || value('target') || env.RELEASE_TARGET?.trim()),
    target: to ? namedTarget(to, env) : value('target') || local,
    token: ofPlace('RELEASE_TOKEN') ?? (env.RELEASE_TOKEN?.trim() || undefined),
    from: namedTarget(value('from') ?? '', env),
    fromToken: tokenOf(value('from') ?? '', env),
    shell: value('shell') || ofPlace('RELEASE_SHELL_URL'),
    baseUrl: readAddress(command, value('base-url') || ofPlace('RELEASE_BASE_URL')),
    retryPrefix: !['0', 'false', 'off', 'no'].includes(env.RELEASE_RETRY_PREFIX?.trim() ?? ''),
    by: value('by') || env.RELEASE_BY?.trim() || undefined,
    tag: isSet('tag'),
    notes: readNotes(command, value('notes')),
    requireClean: isSet('require-clean'),
    preview: readPreview(command, value('preview'), value('candidate')),
    smoke: !isSet('no-smoke'),
    nav: {
      entry: value('entry'),
      label: value('label'),
      path: value('path'),
      order: readOrder(command, value('order')),
      icon: value('icon'),
      remove: isSet('remove'),
    },
    share: { path: value('path') ?? '', with: value('with') ?? '', end: isSet('end') },
  };
}

/** Returns the help of a command, with one flag per line. */
export function helpOf(command: Command): string {
  const flags = Object.entries(FLAGS[command]).map(([name, { value, help }]) => {
    const flag = `  --${name}${value === undefined ? '' : ` ${value}`}`;
    return `${flag}\n      ${help}`;
  });
  return [`Usage: ${BEGINNING[command]} [flags]`, '', ...flags].join('\n');
}

/** Prints the help of a command and exits, if the arguments contain `--help` or `-h`. */
export function answerHelp(command: Command, args: readonly string[]): void {
  printHelp(args, helpOf(command));
}

/** The same for a command with one line of usage. */
export function answerUsage(usage: string, args: readonly string[]): void {
  printHelp(args, `Usage: ${usage}`);
}

function parse(command: Command, args: string[]) {
  const options = Object.fromEntries(
    Object.entries(FLAGS[command]).map(([name, { type }]) => [name, { type }]),
  );
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw wrong(command, (messageOf(error).split('. ')[0] ?? '') + '.');
  }
}

/** Resolves a target name like `staging` by its variable; any other text is the target itself. */
function namedTarget(text: string, env: Environment): string {
  return env[`RELEASE_TARGET_${placeName(text)}`]?.trim() || text;
}

function tokenOf(text: string, env: Environment): string | undefined {
  return (env[`RELEASE_TOKEN_${placeName(text)}`] ?? env.RELEASE_TOKEN)?.trim() || undefined;
}

/** Converts a name like `staging` to the suffix of a variable. */
function placeName(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_');
}

function readPercent(command: Command, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = /^\d{1,3}(\.\d{1,2})?%?$/.test(text) ? Number(text.replace('%', '')) : Number.NaN;
  if (percent > 0 && percent < 100) return percent;
  throw wrong(
    command,
    `--candidate is "${text}"; it must be a percentage between 0 and 100, like 10. For everyone, leave it out.`,
  );
}

function readPreview(
  command: Command,
  name: string | undefined,
  candidate: string | undefined,
): string | undefined {
  if (name === undefined) return undefined;
  if (candidate !== undefined) {
    throw wrong(command, 'A preview is for anyone who has its link: leave --candidate out.');
  }
  if (/^[\w.-]{1,40}$/.test(name)) return name;
  throw wrong(command, `--preview is "${name}"; it must be a short name like new-list.`);
}

function readOrder(command: Command, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw wrong(command, `--order is "${text}"; it must be a place in the navigation, from 1.`);
}

/** The bar that offers a release has space for one sentence. */
const MOST_NOTES = 200;

function readNotes(command: Command, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const notes = text.replaceAll(/\s+/g, ' ');
  if (notes === '') throw wrong(command, '--notes is empty; say in one sentence what is new.');
  if (notes.length <= MOST_NOTES) return notes;
  throw wrong(
    command,
    `--notes has ${notes.length} characters, and people are shown at most ${MOST_NOTES}.`,
  );
}

function readAddress(command: Command, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const sample = text.replaceAll('{remote}', 'mf-x');
  if (URL.canParse(sample) && /^https?:$/.test(new URL(sample).protocol)) return text;
  throw wrong(command, `The base address "${text}" is wrong; it must begin with https://.`);
}

function wrong(command: Command, what: string): StepError {
  const flags = Object.entries(FLAGS[command]).map(
    ([name, { value }]) => `[--${name}${value === undefined ? '' : ` ${value}`}]`,
  );
  return new StepError(`${what}\nUsage: ${[BEGINNING[command], ...flags].join(' ')}`);
}
