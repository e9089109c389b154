import { failWith, packageBin, REPOSITORY, runNode, StepError } from '@rapport/workspace-kit';
import { benchApi } from './bench/api/bench-api.ts';
import { benchLimits } from './bench/api/bench-limits.ts';
import { benchFirstLoad } from './bench/bench-first-load.ts';
import { benchHosting } from './bench/bench-hosting.ts';
import { benchBundle } from './bench/bundle/bench-bundle.ts';
import { benchLoad, LOAD } from './bench/scale/bench-load.ts';
import { benchScale, SMALL } from './bench/scale/bench-scale.ts';
import { benchVitals } from './bench/vitals/bench-vitals.ts';

/** What the words after `pnpm bench` start. Without a word it is the first load. */
const BENCHES: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  /** What a request costs the API against a bare handler, Fastify, and Nest with TypeORM: `[--quick]`. */
  api: ([how]) => benchApi(readQuick(how)),
  /** What the scripts of the first load hold, and why each is there. */
  bundle: () => benchBundle(),
  /** What 20,000 contacts cost in comparison with 100, and 100,000 in comparison with 100. */
  data: () => benchData(),
  /** The first load from the local stack, `pnpm serve`, nginx and Caddy, which must be installed: `[rounds]`. */
  hosting: ([rounds]) => benchHosting(readCount(rounds, 7, 50)),
  /** What each store of the rate limits costs; needs the program redis-server: `[rounds]`. */
  limits: ([rounds]) => benchLimits(readCount(rounds, 15, 100)),
  /** Mixed use over 200 connections, by processes behind one balancer: `[seconds] [processes]`. */
  load: ([seconds, processes]) =>
    benchLoad({
      seconds: readCount(seconds, LOAD.seconds, 86_400),
      processes: readCount(processes, LOAD.processes, 64),
    }),
  /** Requests of someone with very many contacts against one with 100: `[contacts] [in all]`. */
  scale: ([most, inAll]) =>
    benchScale({
      most: readCount(most, SMALL.most, 20_000_000),
      inAll: readCount(inAll, SMALL.inAll, 100_000_000),
    }),
  /** Core Web Vitals of every page on a phone, by Lighthouse, which npx fetches: `[rounds]`. */
  vitals: ([rounds]) => benchVitals(readCount(rounds, 3, 50)),
};

const [name = '', ...args] = process.argv.slice(2);
const named = BENCHES[name];
try {
  await (named ? named(args) : benchFirstLoad(readCount(process.argv[2], 7, 50)));
} catch (error) {
  failWith(error);
}

/** The tests that hold long lists to their work print what they measure. */
async function benchData(): Promise<void> {
  const jest = ['--selectProjects', 'api', '--runInBand', '--testPathPatterns', '-work\\.long'];
  const { code } = await runNode([packageBin(REPOSITORY, 'jest'), ...jest], {
    cwd: REPOSITORY,
    env: { ...process.env, LIST_REPORT: '1', RAPPORT_TESTS: 'all' },
    show: 'both',
  });
  process.exitCode = code ?? 1;
}

function readQuick(argument: string | undefined): boolean {
  if (argument === undefined || argument === '--quick') return argument === '--quick';
  throw new StepError(`${argument} is unknown. Use --quick, or nothing.`);
}

function readCount(argument: string | undefined, usual: number, most: number): number {
  const count = Number(argument ?? usual);
  if (Number.isInteger(count) && count > 0 && count <= most) return count;
  throw new StepError(`${argument} is not a whole number from 1 to ${most}.`);
}
