import { parseArgs } from 'node:util';
import { messageOf, StepError } from '@rapport/workspace-kit';

type Environment = Readonly<Record<string, string | undefined>>;

/** What every command about releases is told, by flag or by variable; the flag wins. */
export interface Arguments {
  /** The remote, as it was typed; undefined when none was named. */
  remote: string | undefined;
  version: string | undefined;
  candidate: number | undefined;
  target: string;
  /** Whether somebody named the target, which then may be new. */
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

export type Command = 'release' | 'rollback' | 'releases' | 'remove' | 'retire' | 'promote' | 'nav';

interface Flag {
  type: 'string' | 'boolean';
  /** What stands for its value in the usage, like `<name>`. */
  value?: string;
  help: string;
}

const TARGET: Flag = {
  type: 'string',
  value: '<folder or s3://bucket/path>',
  help: 'where releases and registry are (RELEASE_TARGET; the data folder of the local stack without it)',
};
const BY: Flag = {
  type: 'string',
  value: '<name>',
  help: "who does it, for the history (RELEASE_BY; git's user.name without it)",
};
const SHELL: Flag = {
  type: 'string',
  value: '<address>',
  help: 'the shell to check against (RELEASE_SHELL_URL); needed for a bucket',
};
const BASE_URL: Flag = {
  type: 'string',
  value: '<address>',
  help: 'address above the versions (RELEASE_BASE_URL), like https://cdn.example.com/{remote}; needed once',
};
const CANDIDATE: Flag = {
  type: 'string',
  value: '10',
  help: 'give it to this percentage of the people first',
};
const PLACE = { target: TARGET, by: BY };

const FLAGS: Record<Command, Record<string, Flag>> = {
  release: {
    version: {
      type: 'string',
      value: '1.4.0',
      help: 'version of the release; the next free one without it',
    },
    candidate: CANDIDATE,
    notes: {
      type: 'string',
      value: '"…"',
      help: 'one sentence about it, shown in pnpm releases and where it is offered to people',
    },
    'require-clean': {
      type: 'boolean',
      help: 'refuse while files of the remote differ from the last commit',
    },
    shell: SHELL,
    'base-url': BASE_URL,
    tag: { type: 'boolean', help: 'tag the commit in git as <remote>@<version>' },
    ...PLACE,
  },
  rollback: PLACE,
  remove: PLACE,
  retire: PLACE,
  releases: { target: TARGET },
  promote: {
    from: {
      type: 'string',
      value: '<target>',
      help: 'where the release is live already: a name like staging (RELEASE_TARGET_STAGING), a folder, or s3://bucket/path',
    },
    to: {
      type: 'string',
      value: '<target>',
      help: 'where it is to be live as well: a name like production (RELEASE_TARGET_PRODUCTION, RELEASE_SHELL_URL_PRODUCTION, RELEASE_BASE_URL_PRODUCTION), a folder, or s3://bucket/path',
    },
    version: {
      type: 'string',
      value: '1.4.0',
      help: 'the live one without it; else one that --from has as live, previous or candidate',
    },
    candidate: CANDIDATE,
    shell: SHELL,
    'base-url': BASE_URL,
    by: BY,
  },
  nav: {
    entry: {
      type: 'string',
      value: '/path',
      help: 'which entry of the remote, by its path; not needed if it has only one',
    },
    label: { type: 'string', value: '"…"', help: 'what people read' },
    path: { type: 'string', value: '/path', help: 'where it leads; below the paths of the remote' },
    order: { type: 'string', value: '1', help: 'its place in the navigation, from 1' },
    icon: { type: 'string', value: '<name>', help: 'its picture in the menu of narrow screens' },
    remove: { type: 'boolean', help: 'take the entry out; the pages stay' },
    ...PLACE,
  },
};

const BEGINNING: Record<Command, string> = {
  release: 'pnpm release <remote>|shell',
  rollback: 'pnpm rollback <remote>|shell',
  remove: 'pnpm remove:remote <remote>',
  retire: 'pnpm retire <remote>',
  releases: 'pnpm releases [<remote>]',
  promote: 'pnpm promote <remote>',
  nav: 'pnpm nav [<remote>]',
};
const NO_REMOTE_NEEDED: readonly Command[] = ['releases', 'nav'];

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
  const to = value('to');
  if (command === 'promote' && (!to || !value('from'))) {
    throw wrong(command, 'Name both places, like --from staging --to production.');
  }
  const place = to === undefined ? undefined : to.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_');
  const ofPlace = (variable: string) =>
    (place === undefined ? env[variable] : env[`${variable}_${place}`])?.trim() || undefined;
  return {
    remote,
    version: value('version'),
    candidate: readPercent(command, value('candidate')),
    isTargetNamed: Boolean(to || value('target') || env.RELEASE_TARGET?.trim()),
    target: to ? namedTarget(to, env) : value('target') || local,
    from: namedTarget(value('from') ?? '', env),
    shell: value('shell') || ofPlace('RELEASE_SHELL_URL'),
    baseUrl: readAddress(command, value('base-url') || ofPlace('RELEASE_BASE_URL')),
    retryPrefix: !['0', 'false', 'off', 'no'].includes(env.RELEASE_RETRY_PREFIX?.trim() ?? ''),
    by: value('by') || env.RELEASE_BY?.trim() || undefined,
    tag: isSet('tag'),
    notes: readNotes(command, value('notes')),
    requireClean: isSet('require-clean'),
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

/** Prints what a command takes and ends the program, if somebody asks for it with `--help` or `-h`. */
export function answerHelp(command: Command, args: readonly string[]): void {
  if (!args.includes('--help') && !args.includes('-h')) return;
  console.log(helpOf(command));
  process.exit(0);
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
  const variable = `RELEASE_TARGET_${text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;
  return env[variable]?.trim() || text;
}

function readPercent(command: Command, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  if (percent > 0 && percent < 100) return percent;
  throw wrong(
    command,
    `--candidate is "${text}"; it must be a percentage between 0 and 100, like 10. For everybody, leave it out.`,
  );
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
