import { failWith, StepError } from '@rapport/workspace-kit';
import { benchApi } from './bench/api.ts';
import { benchScale } from './bench/scale.ts';
import { benchWeb } from './bench/web.ts';

/** The benchmarks by the first argument of `pnpm bench`. All further arguments are whole numbers with defaults. */
const BENCHES: Readonly<Record<string, (counts: readonly string[]) => Promise<void>>> = {
  /** CPU time of a request in the API, compared with a bare handler: `[seconds]`. */
  api: ([seconds]) => benchApi(readCount(seconds, 190)),
  /** The first load compared with one plain build, and every page on a phone: `[rounds]`. */
  web: ([rounds]) => benchWeb(readCount(rounds, 5)),
  /** Very many contacts compared with 100, and 200 users at the same time: `[contacts] [in all] [seconds]`. */
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
