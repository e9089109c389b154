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
}

export type Command = 'release' | 'rollback' | 'releases' | 'remove';

const PLACE = { target: { type: 'string' }, by: { type: 'string' } } as const;
const OPTIONS = {
  release: {
    ...PLACE,
    version: { type: 'string' },
    candidate: { type: 'string' },
    shell: { type: 'string' },
    'base-url': { type: 'string' },
    tag: { type: 'boolean' },
  },
  rollback: PLACE,
  remove: PLACE,
  releases: { target: PLACE.target },
} as const;

const USAGE: Record<Command, string> = {
  release:
    'pnpm release <remote>|shell [--version 1.4.0] [--candidate 10] [--target <folder or s3://bucket/path>] [--shell <address>] [--base-url <address>] [--by <name>] [--tag]',
  rollback: 'pnpm rollback <remote>|shell [--target <folder or s3://bucket/path>] [--by <name>]',
  remove: 'pnpm remove:remote <remote> [--target <folder or s3://bucket/path>] [--by <name>]',
  releases: 'pnpm releases [<remote>] [--target <folder or s3://bucket/path>]',
};

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
  if (positionals.length > 1) {
    throw wrong(
      command,
      `One remote at a time: ${positionals.join(', ')} are ${positionals.length}.`,
    );
  }
  const [remote] = positionals;
  if (remote === undefined && command !== 'releases') {
    throw wrong(command, 'Which remote?');
  }
  return {
    remote,
    version: value('version'),
    candidate: readPercent(command, value('candidate')),
    isTargetNamed: Boolean(value('target') || env.RELEASE_TARGET?.trim()),
    target: value('target') || env.RELEASE_TARGET?.trim() || env.RAPPORT_DATA?.trim() || '.rapport',
    shell: value('shell') || env.RELEASE_SHELL_URL?.trim() || undefined,
    baseUrl: readAddress(command, value('base-url') || env.RELEASE_BASE_URL?.trim() || undefined),
    retryPrefix: !['0', 'false', 'off', 'no'].includes(env.RELEASE_RETRY_PREFIX?.trim() ?? ''),
    by: value('by') || env.RELEASE_BY?.trim() || undefined,
    tag: Reflect.get(values, 'tag') === true,
  };
}

function parse(command: Command, args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS[command], allowPositionals: true, strict: true });
  } catch (error) {
    throw wrong(command, (messageOf(error).split('. ')[0] ?? '') + '.');
  }
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

function readAddress(command: Command, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const sample = text.replaceAll('{remote}', 'mf-x');
  if (URL.canParse(sample) && /^https?:$/.test(new URL(sample).protocol)) return text;
  throw wrong(command, `The base address "${text}" is wrong; it must begin with https://.`);
}

function wrong(command: Command, what: string): StepError {
  return new StepError(`${what}\nUsage: ${USAGE[command]}`);
}
