import { type Part, Supervisor } from './supervisor.ts';

/** A part that dies when told to, and writes down what happens to it. */
class FakePart implements Part {
  starts = 0;
  die: (reason: string) => void = () => {};
  /** What the next starts do: resolve, or reject with this. */
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
    firstPauseMs: 1,
    ...options,
  });
}

async function until(condition: () => boolean) {
  const deadline = Date.now() + 60_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('It did not happen.');
    await new Promise((later) => setTimeout(later, 2));
  }
}

beforeEach(() => {
  lines = [];
  givenUp = [];
});

describe('Supervisor', () => {
  it('starts a part again when it dies, and says so', async () => {
    const part = new FakePart('api');
    await supervise().start([part]);
    part.die('ended with code 1');
    await until(() => lines.length === 2);
    expect(part.starts).toBe(2);
    expect(lines).toEqual([
      'api has ended: ended with code 1. Starting it again in 0.0 s.',
      'api runs again.',
    ]);
  });

  it('keeps trying when a restart fails, with longer pauses', async () => {
    const part = new FakePart('api');
    await supervise({ firstPauseMs: 50 }).start([part]);
    part.failures = [new Error('the port is taken')];
    part.die('ended');
    await until(() => lines.length === 3);
    expect(lines[1]).toBe('api has ended: the port is taken. Starting it again in 0.1 s.');
    expect(lines[2]).toBe('api runs again.');
  });

  it('gives up on a part that does not keep running', async () => {
    const part = new FakePart('api');
    await supervise({ mostDeaths: 3 }).start([part]);
    for (const starts of [2, 3]) {
      part.die('ended');
      await until(() => part.starts === starts && lines.length === 2 * (starts - 1));
    }
    part.die('ended by itself');
    await until(() => givenUp.length === 1);
    expect(givenUp[0]).toMatch(/^api does not keep running: it ended 3 times .* ended by itself$/);
    expect(part.starts).toBe(3);
  });

  it('forgets deaths that are long ago', async () => {
    const part = new FakePart('api');
    await supervise({ mostDeaths: 2, windowMs: 20 }).start([part]);
    for (const starts of [2, 3, 4]) {
      part.die('ended');
      await until(() => part.starts === starts && lines.length === 2 * (starts - 1));
      await new Promise((later) => setTimeout(later, 25));
    }
    expect(givenUp).toEqual([]);
  });

  it('stops what was started last first', async () => {
    const journal: string[] = [];
    const supervisor = supervise();
    await supervisor.start([new FakePart('postgres', journal)]);
    await supervisor.start([new FakePart('api', journal), new FakePart('auth', journal)]);
    await supervisor.stop();
    expect(journal).toEqual(['api stops', 'auth stops', 'postgres stops']);
  });

  it('starts nothing again once it was stopped', async () => {
    const supervisor = supervise({ firstPauseMs: 20 });
    const part = new FakePart('api');
    await supervisor.start([part]);
    part.die('ended');
    await supervisor.stop();
    await new Promise((later) => setTimeout(later, 40));
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
