import { onLauncherInterrupt } from './launcher-interrupts.ts';
import { onLauncherGone } from './launchers.ts';

/** How the stack was asked to end. */
export type EndRequest = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'launcher gone' | 'given up';

/** A Ctrl-C arrives twice: from the terminal, and from the program that started us. */
const SAME_KEY_PRESS_MS = 1_000;

/**
 * Decides what a request to end does. The first one starts the orderly shutdown. Later ones are mostly duplicates:
 * a signal to the whole process group arrives here, is forwarded by the launcher, and then the launcher is gone.
 * Only a second Ctrl-C means that the user doesn't want to wait.
 */
export class EndRequests {
  #firstAt: number | undefined;

  /** @param now milliseconds of a monotonic clock */
  ask(request: EndRequest, now: number): 'begin' | 'ignore' | 'force' {
    if (this.#firstAt === undefined) {
      this.#firstAt = now;
      return 'begin';
    }
    const insists = request === 'SIGINT' && now - this.#firstAt >= SAME_KEY_PRESS_MS;
    return insists ? 'force' : 'ignore';
  }
}

const WORDS: Readonly<Record<Exclude<EndRequest, 'given up'>, [words: string, exitCode: number]>> =
  {
    SIGINT: ['Stopping.', 0],
    SIGTERM: ['Stopping.', 0],
    SIGHUP: ['Stopping, because the terminal is gone.', 0],
    'launcher gone': ['Stopping, because the command that started this is gone.', 1],
  };

/**
 * Calls `begin` once, on the first request to end this program; the process exits immediately if the user insists.
 * @returns a function to call if the program itself gives up
 */
export function onEndRequest(
  begin: (words: string, exitCode: number) => void,
): (words: string) => void {
  const requests = new EndRequests();
  const ask = (request: EndRequest, words: string, exitCode: number) => {
    const meaning = requests.ask(request, performance.now());
    if (meaning === 'begin') begin(words, exitCode);
    if (meaning === 'force') process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => ask(signal, ...WORDS[signal]));
  }
  onLauncherGone(() => ask('launcher gone', ...WORDS['launcher gone']));
  onLauncherInterrupt(() => ask('SIGINT', ...WORDS.SIGINT));
  return (words) => ask('given up', words, 1);
}
