import { parseArgs } from 'node:util';

export const DEV_USAGE = `Usage: pnpm dev [<remote> …]
  dev servers of the shell and of these remotes, all without a name, beside the running stack
Usage: pnpm dev <remote> --against <address>
  one remote in the shell of another environment, like https://staging.example.com`;

export interface DevArguments {
  /** Remotes, as typed. */
  remotes: string[];
  /** Address of an environment whose shell shows the remote, instead of a dev server's. */
  against: string | undefined;
}

/**
 * Parses the command line of `pnpm dev`.
 * @throws Error with the mistake and the usage
 */
export function readDevArguments(args: string[]): DevArguments {
  const { values, positionals } = parse(args);
  const { against } = values;
  if (against === undefined) return { remotes: positionals, against };
  if (!URL.canParse(against) || !/^https?:$/.test(new URL(against).protocol)) {
    throw new Error(
      `"${against}" is not an address; it must look like https://staging.example.com.`,
    );
  }
  if (positionals.length !== 1) {
    throw new Error('Name one remote: pnpm dev contacts --against https://staging.example.com');
  }
  return { remotes: positionals, against: new URL(against).origin };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { against: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new Error(DEV_USAGE);
  }
}
