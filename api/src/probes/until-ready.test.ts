import { type Logger } from 'pino';
import { untilReady } from './until-ready.ts';

/** A log that stores its lines. */
function fakeLog() {
  const lines: unknown[] = [];
  const log = {
    info: (words: string) => lines.push(words),
    warn: (facts: object, words: string) => lines.push([words, facts]),
  } as unknown as Logger;
  return { log, lines };
}

const failing = (message: string) => () => Promise.reject(new Error(message));
const passing = () => Promise.resolve({ status: 'ready' });

describe('untilReady', () => {
  it('logs what is missing whenever it changes, and once that the API is ready', async () => {
    const { log, lines } = fakeLog();
    const answers = [failing('no database'), failing('no database'), failing('no keys'), passing];
    const check = jest.fn(() => (answers.shift() ?? passing)());
    await untilReady({ check }, log, new AbortController().signal, 1);
    expect(check).toHaveBeenCalledTimes(4);
    expect(lines).toEqual([
      ['not ready yet', { missing: 'no database' }],
      ['not ready yet', { missing: 'no keys' }],
      'ready',
    ]);
  });

  it('ends when the API stops', async () => {
    const { log, lines } = fakeLog();
    const stop = new AbortController();
    const check = jest.fn(failing('no database'));
    // The signal arrives during the pause, which begins after the last log line.
    const warn = jest.spyOn(log, 'warn');
    warn.mockImplementation((...line) => {
      lines.push(line);
      setImmediate(() => stop.abort());
    });
    await untilReady({ check }, log, stop.signal, 2_147_483_647);
    expect(check).toHaveBeenCalledTimes(1);
    expect(lines).toHaveLength(1);
  });
});
