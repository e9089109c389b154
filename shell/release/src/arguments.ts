import { parseArgs } from 'node:util';
import { messageOf, printHelp, StepError } from '@rapport/workspace-kit';
import { BEGINNING, type Command, FLAGS } from './flags.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What every command about releases is told, by flag or by variable; the flag wins. */
export interface Arguments {
  /** The remote, as it was typed; undefined when none was named. */
  remote: string | undefined;
  version: string | undefined;
  candidate: number | undefined;
  target: string;
  /** For a registry service as target. */
  token: string | undefined;
  /** For a registry service that a release is promoted from. */
  fromToken: string | undefined;
  /** Whether someone named the target, which then may be new. */
  isTargetNamed: boolean;
  /** Address of the shell that the release is for. */
  shell: string | undefined;
  baseUrl: string | undefined;
  retryPrefix: boolean;
  by: string | undefined;
  tag: boolean;
  /** What the owner says about the release. */
  notes: string | undefined;
  requireClean: boolean;
  /** Name of a preview, which no one gets without its link. */
  preview: string | undefined;
  /** Whether a remote is opened in a browser before it is published. */
  smoke: boolean;
  /** Where a release is promoted from. */
  from: string;
  /** What is to be changed about a navigation entry. */
  nav: NavWishes;
}

/** What `pnpm nav` is told about an entry of the navigation. */
export interface NavWishes {
  /** Path of the entry that is meant; undefined for the only one. */
  entry: string | undefined;
  label: string | undefined;
  path: string | undefined;
  /** Place in the navigation, from 1. */
  order: number | undefined;
  icon: string | undefined;
  remove: boolean;
}

const NO_REMOTE_NEEDED: readonly Command[] = ['releases', 'verify', 'nav'];

/**
 * Reads the command line and the environment.
 * @throws StepError with what is wrong and how the command is used
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
  // A rollback goes to a version, a promotion to a place.
  const to = command === 'rollback' ? undefined : value('to');
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
  };
}

/** What a command takes, one flag per line. */
export function helpOf(command: Command): string {
  const flags = Object.entries(FLAGS[command]).map(([name, { value, help }]) => {
    const flag = `  --${name}${value === undefined ? '' : ` ${value}`}`;
    return `${flag}\n      ${help}`;
  });
  return [`Usage: ${BEGINNING[command]} [flags]`, '', ...flags].join('\n');
}

/** Prints what a command takes and ends the program, if someone asks for it with `--help` or `-h`. */
export function answerHelp(command: Command, args: readonly string[]): void {
  printHelp(args, helpOf(command));
}

/** The same for a command that has one line of usage. */
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

/** The target of a name like `staging`, if the environment has one; else the text is the target. */
function namedTarget(text: string, env: Environment): string {
  return env[`RELEASE_TARGET_${placeName(text)}`]?.trim() || text;
}

function tokenOf(text: string, env: Environment): string | undefined {
  return (env[`RELEASE_TOKEN_${placeName(text)}`] ?? env.RELEASE_TOKEN)?.trim() || undefined;
}

/** A name like `staging` as it ends a variable. */
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

/** The bar that offers a release has room for one sentence. */
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
