import { setFlagsFromString } from 'node:v8';
import { readSettings } from './env.ts';
import { SettingsError } from './settings-reader.ts';

// While the framework starts, V8 learns that objects live long, and allocates the rows of later requests as old
// ones. Each then keeps its text until all memory is collected, which took half the CPU of a list.
setFlagsFromString('--no-allocation-site-pretenuring');
// Little survives a minor collection here. Threads that share that work spend more time waiting for each other.
setFlagsFromString('--no-parallel-scavenge');
// After the first major collection, V8 lets the heap grow by a tenth only, which buffers take up at once: it then
// collects all memory twice a second, and a list takes three times the CPU. Twice the heap is less than a start takes.
setFlagsFromString('--heap-growing-percent=100');
// A page of a list is larger than what Node takes from its pool, and memory of its own for each costs more.
Buffer.poolSize = 512 * 1024;

try {
  const settings = readSettings();
  // Loaded last: the framework takes most of the time that a start takes, and wrong settings end it before.
  const { startServer } = await import('./server.ts');
  await startServer(settings);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

function explain(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return "The API can't start: its port is taken. Set PORT to another one.";
  return `The API can't start: ${error instanceof Error ? error.message : String(error)}`;
}
