import { Agent } from 'node:http';
import { step } from '@rapport/workspace-kit';
import { percentile } from '../api/figures.ts';
import { asked, send } from '../api/load.ts';
import { accessToken } from '../../auth/access-token.ts';
import { withStack } from '../api/with-stack.ts';
import { casesOf } from './cases.ts';
import { fill, type People } from './fill.ts';
import { workOf } from './plans.ts';

const FEW = 100;
const ROUNDS = 60;
const WARM_UP = 20;

/** How much is made, and measured. */
export interface Scale {
  /** Contacts of one person. */
  most: number;
  /** Contacts of all people. */
  inAll: number;
}

/** What `pnpm bench scale` makes where no one says more: some minutes and 1 GB. */
export const SMALL: Scale = { most: 100_000, inAll: 300_000 };

/**
 * `pnpm bench scale`: requests of someone with very many contacts, among those of very many people, against those
 * of someone with 100. Both take turns, so that whatever else the machine does slows both.
 */
export function benchScale({ most, inAll }: Scale): Promise<void> {
  return withStack(async ({ admin, asApi, secret, start, api }) => {
    const people = await step(console.log, `${most} and ${inAll} contacts`, () =>
      fill(admin, { few: FEW, most, inAll }),
    );
    const { port } = await start(api('Rapport'));
    const { rows } = await admin.query<{ size: string }>(
      'SELECT pg_size_pretty(pg_database_size(current_database())) AS size',
    );
    console.log(
      `\nThe database has ${rows[0]?.size}. Medians of ${ROUNDS} requests each, in turns\n`,
    );
    console.log(row('', String(FEW), String(most), 'ratio', 'pages of 8 kB'));
    for (const { name, pathOf } of casesOf(admin)) {
      const paths = {
        few: await pathOf(people.few, FEW),
        many: await pathOf(people.many, most),
      };
      const [few, many] = await inTurns(port, paths, people, secret);
      const ofFew = await workOf(asApi, people.few, paths.few);
      const ofMany = await workOf(asApi, people.many, paths.many);
      const pages = ofFew && ofMany ? `${ofFew.blocks} → ${ofMany.blocks}` : '';
      console.log(row(name, inMs(few), inMs(many), (many / few).toFixed(2), pages));
      if (ofMany) console.log(`    ${ofMany.steps.join(' < ')}`);
    }
  });
}

/** @returns the medians of how long both take, in milliseconds */
async function inTurns(
  port: number,
  paths: People,
  people: People,
  secret: string,
): Promise<[few: number, many: number]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: Record<keyof People, number[]> = { few: [], many: [] };
  const ask = async (who: keyof People, round: number) => {
    const what = asked('GET', paths[who], { token: accessToken({ sub: people[who] }, secret) });
    const begun = performance.now();
    const { status, text } = await send(port, agent, what);
    if (status !== 200) throw new Error(`${paths[who]} gave ${status}: ${text}`);
    if (round >= 0) times[who].push(performance.now() - begun);
  };
  try {
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const order = round % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const);
      for (const who of order) await ask(who, round);
    }
  } finally {
    agent.destroy();
  }
  return [percentile(times.few, 50), percentile(times.many, 50)];
}

function row(name: string, ...cells: string[]): string {
  return [name.padEnd(36), ...cells.map((cell) => cell.padStart(14))].join('');
}

function inMs(value: number): string {
  return `${value.toFixed(1)} ms`;
}
