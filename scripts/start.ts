import { failWith, printHelp, REPOSITORY, seconds } from '@rapport/workspace-kit';
import { onEndRequest } from './stack/end-requests.ts';
import { loadEnvFile } from './stack/env-file.ts';
import { readStackSettings } from './stack/settings.ts';
import { type StackDescription } from './stack/stack-file.ts';
import { type Stack, startStack } from './stack/start-stack.ts';

/** `pnpm start`: runs the whole product on this machine until it's stopped. */
printHelp(
  process.argv.slice(2),
  'Usage: pnpm start\n  sets the product up and runs it until Ctrl-C or pnpm stop; docs/settings.md lists its variables',
);
const started = performance.now();
let stack: Stack | undefined;
let stopping: Promise<void> | undefined;

/** Stops everything, in order. */
function stop(words: string, exitCode: number): void {
  console.log(`\n${words}`);
  stopping = (stack?.stop() ?? Promise.resolve()).then(
    () => {
      console.log('Rapport has stopped.');
      process.exit(exitCode);
    },
    (error: unknown) => {
      failWith(error);
      process.exit(1);
    },
  );
}

function welcome({ shellUrl, mailboxUrl, demo }: StackDescription, confirmEmails: boolean): void {
  console.log(`\nRapport runs at ${shellUrl} (ready in ${seconds(performance.now() - started)})`);
  if (demo) console.log(`Demo account: ${demo.email}, password ${demo.password}`);
  if (mailboxUrl && confirmEmails) console.log(`Its emails are at ${mailboxUrl}`);
  console.log('Press Ctrl-C to stop it, or run pnpm stop elsewhere.');
}

// The reader of our output may end before us.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
const giveUp = onEndRequest(stop);

try {
  loadEnvFile(REPOSITORY);
  const settings = readStackSettings(process.env, REPOSITORY);
  console.log('Starting Rapport');
  stack = startStack({
    settings,
    print: console.log,
    onGiveUp: (message) => giveUp(`${message}\nStopping.`),
  });
  const description = await stack.ready;
  if (!stopping) welcome(description, settings.confirmEmails);
} catch (error) {
  if (!stopping) {
    failWith(error);
    await stack?.stop();
    process.exit(1);
  }
}
