import { failWith, printHelp, REPOSITORY } from '@rapport/workspace-kit';
import { loadEnvFile } from './stack/env-file.ts';
import { readStackSettings } from './stack/settings.ts';
import { stopStack } from './stack/stop-stack.ts';

/** `pnpm stop`: stops the product that runs on the data folder, and waits until it has ended. */
printHelp(
  process.argv.slice(2),
  'Usage: pnpm stop\n  stops the product that runs on the data folder (RAPPORT_DATA), and waits for its end',
);
try {
  loadEnvFile(REPOSITORY);
  const { dataDir } = readStackSettings(process.env, REPOSITORY);
  await stopStack({ dataDir, print: console.log });
} catch (error) {
  failWith(error);
}
