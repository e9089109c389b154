import { isAbsolute, join } from 'node:path';
import { parseArgs } from 'node:util';
import { failWith, messageOf, printHelp, REPOSITORY, StepError } from '@rapport/workspace-kit';
import { packPackages } from './packages/pack-packages.ts';

const USAGE = 'pnpm pack:packages --to <folder> [--publish | --try] [--record]';

/**
 * `pnpm pack:packages --to <folder>`: builds and packs what other repositories install, and changes nothing here.
 * `--publish` records the types and the document of a new version as the released ones. `--try` lets additions keep
 * the version; `--record` records the current types for the current version, as long as no one has installed it.
 */
printHelp(process.argv.slice(2), `Usage: ${USAGE}`);
try {
  const { to, try: isTrial, publish, record } = read();
  const files = await packPackages({
    workspace: REPOSITORY,
    to: isAbsolute(to) ? to : join(process.env.INIT_CWD ?? REPOSITORY, to),
    purpose: isTrial ? 'try' : publish ? 'publish' : 'check',
    record,
    print: console.log,
  });
  console.log(`\n${files.join('\n')}`);
} catch (error) {
  failWith(error);
}

function read() {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string' },
        publish: { type: 'boolean', default: false },
        try: { type: 'boolean', default: false },
        record: { type: 'boolean', default: false },
      },
    });
    const { to } = values;
    if (to === undefined || to === '') throw new StepError(`Into which folder? ${USAGE}`);
    return { ...values, to };
  } catch (error) {
    throw error instanceof StepError ? error : new StepError(`${messageOf(error)}\n${USAGE}`);
  }
}
