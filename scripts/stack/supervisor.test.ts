import { type Part, Supervisor } from './supervisor.ts';

/** Jest's fake timers don't cover this module. */
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      setTimeout(resolve, ms, value);
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
}));

/** A part that can be made to die, and records its starts and stops. */
class FakePart implements Part {
  starts = 0;
  die: (reason: string) => void = () => {};
  /** Errors of the next starts; without one, a start resolves. */
  failures: Error[] = [];

  constructor(
    readonly name: string,
    private readonly journal: string[] = [],
  ) {}

  async start(onExit: (reason: string) => void) {
    this.starts += 1;
    const failure = this.failures.shift();
    if (failure) throw failure;
    this.die = onExit;
    return {
      stop: async () => {
        this.journal.push(`${this.name} stops`);
      },
    };
  }
}

let lines: string[];
let givenUp: string[];

function supervise(options = {}) {
  return new Supervisor({
    print: (line) => lines.push(line),
    onGiveUp: (message) => givenUp.push(message),
    firstPauseMs: 100,
    ...options,
  });
}

/** Advances the clock, so the restarts that are due are tried. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  givenUp = [];
});
afterEach(() => jest.useRealTimers());

describe('Supervisor', () => {
  it('restarts a part that dies, and reports it', async () => {
    const part = new FakePart('api');
    await supervise().start([part]);
    part.die('ended with code 1');
    await pass(99);
    expect(part.starts).toBe(1);
    await pass(1);
    expect(part.starts).toBe(2);
    expect(lines).toEqual([
      'api has ended: ended with code 1. Starting it again in 0.1 s.',
      'api runs again.',
    ]);
  });

  it('keeps trying when a restart fails, with longer pauses', async () => {
    const part = new FakePart('api');
    await supervise().start([part]);
    part.failures = [new Error('the port is taken')];
    part.die('ended');
    await pass(100);
    expect(lines[1]).toBe('api has ended: the port is taken. Starting it again in 0.2 s.');
    await pass(199);
    expect(lines).toHaveLength(2);
    await pass(1);
    expect(lines[2]).toBe('api runs again.');
  });

  it('gives up on a part that does not keep running', async () => {
    const part = new FakePart('api');
    await supervise({ mostDeaths: 3 }).start([part]);
    for (const starts of [2, 3]) {
      part.die('ended');
      await pass(1_000);
      expect(part.starts).toBe(starts);
    }
    part.die('ended by itself');
    await pass(1_000);
    expect(givenUp).toHaveLength(1);
    expect(givenUp[0]).toMatch(/^api does not keep running: it ended 3 times .* ended by itself$/);
    expect(part.starts).toBe(3);
  });

  it('forgets deaths that are long ago', async () => {
    const part = new FakePart('api');
    await supervise({ mostDeaths: 2, windowMs: 5_000 }).start([part]);
    for (const starts of [2, 3, 4]) {
      part.die('ended');
      await pass(5_000);
      expect(part.starts).toBe(starts);
    }
    expect(givenUp).toEqual([]);
    part.die('ended');
    await pass(4_999);
    part.die('ended');
    expect(givenUp).toHaveLength(1);
  });

  it('stops parts in reverse order', async () => {
    const journal: string[] = [];
    const supervisor = supervise();
    await supervisor.start([new FakePart('postgres', journal)]);
    await supervisor.start([new FakePart('api', journal), new FakePart('auth', journal)]);
    await supervisor.stop();
    expect(journal).toEqual(['api stops', 'auth stops', 'postgres stops']);
  });

  it('starts nothing again once it was stopped', async () => {
    const supervisor = supervise();
    const part = new FakePart('api');
    await supervisor.start([part]);
    part.die('ended');
    await supervisor.stop();
    await pass(60_000);
    expect(part.starts).toBe(1);
    await expect(supervisor.start([new FakePart('auth')])).rejects.toThrow();
  });

  it('stops a part that becomes ready while everything stops', async () => {
    const journal: string[] = [];
    const supervisor = supervise();
    const part = new FakePart('api', journal);
    const starting = supervisor.start([part]);
    await supervisor.stop();
    await starting;
    expect(journal).toEqual(['api stops']);
  });

  it('hands on why a part did not start, and can still stop the others', async () => {
    const journal: string[] = [];
    const supervisor = supervise();
    const part = new FakePart('api');
    part.failures = [new Error('no database')];
    await expect(supervisor.start([part, new FakePart('auth', journal)])).rejects.toThrow(
      'no database',
    );
    await supervisor.stop();
    expect(journal).toEqual(['auth stops']);
  });
});
