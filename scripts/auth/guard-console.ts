import { inspect } from 'node:util';
import { withoutSecrets } from '@rapport/contracts/without-secrets';

/**
 * Redacts everything that the process logs. The library, too, logs whole database errors, with the values of the
 * statement.
 */
export function guardConsole(): void {
  const guarded = (...things: unknown[]) =>
    process.stderr.write(`${things.map(wordsOf).join(' ')}\n`);
  console.error = guarded;
  console.warn = guarded;
}

function wordsOf(thing: unknown): string {
  if (!(thing instanceof Error)) {
    return withoutSecrets(typeof thing === 'string' ? thing : inspect(thing));
  }
  const code = 'code' in thing ? ` (${String(thing.code)})` : '';
  const frames = thing.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return [`${thing.name}${code}: ${withoutSecrets(thing.message)}`, ...frames].join('\n');
}
