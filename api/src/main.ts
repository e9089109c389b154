import { setFlagsFromString } from 'node:v8';
import { readSettings } from './env.ts';
import { SettingsError } from './settings-reader.ts';

// During startup, V8 learns that objects live long and then allocates rows of later requests in the old space. Each
// row keeps its text until a major collection, which took half of a list's CPU time.
setFlagsFromString('--no-allocation-site-pretenuring');
// Few objects survive a minor collection here. Parallel threads spend more time waiting for each other.
setFlagsFromString('--no-parallel-scavenge');
// After the first major collection, V8 lets the heap grow by only a tenth, which buffers use up at once: it then
// runs a major collection twice a second, and a list takes three times the CPU time. Twice the heap is less than
// startup uses.
setFlagsFromString('--heap-growing-percent=100');
// A page of a list is larger than the default pool, and separate allocations cost more.
Buffer.poolSize = 512 * 1024;

try {
  const settings = readSettings();
  // Imported last: loading the framework takes most of the startup time, and wrong settings should fail first.
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
