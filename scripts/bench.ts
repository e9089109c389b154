import { failWith, StepError } from '@rapport/workspace-kit';
import { benchApi } from './bench/api.ts';
import { benchScale } from './bench/scale.ts';
import { benchWeb } from './bench/web.ts';

/** What the words after `pnpm bench` start; each is followed by whole numbers, all of which have a usual value. */
const BENCHES: Readonly<Record<string, (counts: readonly string[]) => Promise<void>>> = {
  /** What a request costs the API against a bare handler: `[seconds]`. */
  api: ([seconds]) => benchApi(readCount(seconds, 190)),
  /** The first load against one plain build, and every page on a phone: `[rounds]`. */
  web: ([rounds]) => benchWeb(readCount(rounds, 5)),
  /** Very many contacts against 100, and 200 people at once: `[contacts] [in all] [seconds]`. */
  scale: ([most, inAll, seconds]) =>
    benchScale({
      most: readCount(most, 100_000),
      inAll: readCount(inAll, 300_000),
      seconds: readCount(seconds, 60),
    }),
};

const [name = '', ...counts] = process.argv.slice(2);
try {
  const bench = BENCHES[name];
  if (!bench) throw new StepError(`Usage: pnpm bench ${Object.keys(BENCHES).join('|')} [counts]`);
  await bench(counts);
} catch (error) {
  failWith(error);
}

function readCount(text: string | undefined, usual: number): number {
  const count = Number(text ?? usual);
  if (Number.isInteger(count) && count > 0) return count;
  throw new StepError(`${text} is not a whole number from 1.`);
}
