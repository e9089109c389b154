import { median } from '../compare.ts';

/** One server's turn in one round. */
export interface Turn {
  server: string;
  request: string;
  connections: number;
  round: number;
  /** User and system time of the server's process, per request. */
  cpuMicroseconds: number;
  /** How long the requests took, in milliseconds. */
  times: readonly number[];
}

interface Figures {
  server: string;
  cpuMicroseconds: number;
  /** CPU in comparison with the first server in the same round. */
  ratio: number;
  p50: number;
  p99: number;
}

/**
 * The figures of every server for one request over so many connections; medians of all rounds. A ratio is
 * made within a round, whose turns follow each other, so that it is not the work of a machine that is busy
 * now and then.
 */
export function figuresOf(turns: readonly Turn[], request: string, connections: number): Figures[] {
  const these = turns.filter(
    (turn) => turn.request === request && turn.connections === connections,
  );
  const servers = [...new Set(these.map(({ server }) => server))];
  const first = new Map(
    these
      .filter(({ server }) => server === servers[0])
      .map(({ round, cpuMicroseconds }) => [round, cpuMicroseconds]),
  );
  return servers.map((server) => {
    const own = these.filter((turn) => turn.server === server);
    const times = own.flatMap((turn) => turn.times);
    return {
      server,
      cpuMicroseconds: median(own.map((turn) => turn.cpuMicroseconds)),
      ratio: median(
        own.map((turn) => turn.cpuMicroseconds / (first.get(turn.round) ?? Number.NaN)),
      ),
      p50: percentile(times, 50),
      p99: percentile(times, 99),
    };
  });
}

/** The value that so many percent of all values do not exceed; NaN for none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}

/** The figures as a table. */
export function figuresTable(title: string, figures: readonly Figures[]): string {
  const rows = figures.map(({ server, cpuMicroseconds, ratio, p50, p99 }) =>
    row(server, `${Math.round(cpuMicroseconds)} µs`, ratio.toFixed(2), inMs(p50), inMs(p99)),
  );
  return [row(title, 'CPU', 'ratio', 'p50', 'p99'), ...rows].join('\n');
}

function row(name: string, ...cells: string[]): string {
  return [name.padEnd(52), ...cells.map((cell) => cell.padStart(11))].join('');
}

function inMs(value: number): string {
  return `${value.toFixed(1)} ms`;
}
