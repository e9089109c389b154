import { BUILT_REMOTE_PATH } from './serve-smoke-page.ts';

/** Number of stack lines that are shown: the origin of the error and its callers. */
const FRAMES = 3;

/** An error of a page, as reported by Playwright. */
interface PageError {
  name?: string;
  message: string;
  stack?: string | undefined;
}

/**
 * Formats an error of a page: its message, and its stack in the release's files, like `assets/remote-x.js:1:2345`.
 * @param origin of the page, which is removed from file names
 */
export function pageProblem({ name = 'Error', message, stack = '' }: PageError, origin: string) {
  const remote = `${origin}${BUILT_REMOTE_PATH}`;
  const frames = stack
    .split('\n')
    .flatMap((line) => /https?:\/\/[^\s)]+:\d+:\d+/.exec(line)?.[0] ?? [])
    .map((place) => place.replace(remote, '').replace(`${origin}/`, 'smoke page: '));
  // The page around the remote throws no errors of its own, so its lines are omitted.
  const own = frames.filter((place) => !place.startsWith('smoke page: '));
  const places = (own.length > 0 ? own : frames).slice(0, FRAMES);
  const text = message.startsWith(`${name}:`) ? message : `${name}: ${message}`;
  return [text, ...places.map((place) => `    at ${place}`)].join('\n');
}
