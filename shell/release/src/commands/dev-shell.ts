import { parseArgs } from 'node:util';
import {
  failWith,
  findRooms,
  messageOf,
  onStopRequest,
  REPOSITORY,
  StepError,
} from '@rapport/workspace-kit';
import { answerUsage } from '../arguments.ts';
import { devAgainst } from '../dev/dev-against.ts';

const USAGE =
  'pnpm dev:shell https://staging.example.com [--port 4206]   (http://localhost:4200 is the shell of a local stack)';

/**
 * `rapport dev:shell <address>`: shows this repository's remote, built from the current files, in the shell of an
 * environment.
 */
async function devShell(): Promise<void> {
  const args = process.argv.slice(2);
  answerUsage(USAGE, args);
  const { against, port } = read(args);
  const [room] = findRooms(REPOSITORY);
  if (!room?.name.startsWith('mf-')) {
    throw new StepError('This is not the folder of a remote: it has no navigation.json.');
  }
  const order = { workspace: REPOSITORY, room, against, port, print: console.log };
  const end = await devAgainst(order).catch((error: unknown) => {
    throw new StepError(messageOf(error));
  });
  onStopRequest(end);
}

function read(args: string[]) {
  const { values, positionals } = parse(args);
  const [address = '', ...rest] = positionals;
  const isAddress = URL.canParse(address) && /^https?:\/\//i.test(address);
  const port = Number(values.port ?? process.env.PORT ?? 4206);
  if (!isAddress || rest.length > 0 || !Number.isInteger(port)) {
    throw new StepError(`In which shell? Name its address.\nUsage: ${USAGE}`);
  }
  return { against: new URL(address).origin, port };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { port: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new StepError(`${messageOf(error)}\nUsage: ${USAGE}`);
  }
}

await devShell().catch(failWith);
