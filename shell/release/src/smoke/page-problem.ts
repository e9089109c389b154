import { BUILT_REMOTE_PATH } from './serve-smoke-page.ts';

/** Lines of a stack that are shown: where it was thrown, and by whom that was called. */
const FRAMES = 3;

/** What a page has thrown, as Playwright hands it on. */
interface PageError {
  name?: string;
  message: string;
  stack?: string | undefined;
}

/**
 * Words for an error of a page: its message, and the files of the release that it comes from, like
 * `assets/remote-x.js:1:2345`.
 * @param origin of the page, which the files are told without
 */
export function pageProblem({ name = 'Error', message, stack = '' }: PageError, origin: string) {
  const remote = `${origin}${BUILT_REMOTE_PATH}`;
  const frames = stack
    .split('\n')
    .flatMap((line) => /https?:\/\/[^\s)]+:\d+:\d+/.exec(line)?.[0] ?? [])
    .map((place) => place.replace(remote, '').replace(`${origin}/`, 'smoke page: '));
  // The page around the remote throws nothing by itself, so its own lines tell nothing.
  const own = frames.filter((place) => !place.startsWith('smoke page: '));
  const places = (own.length > 0 ? own : frames).slice(0, FRAMES);
  const text = message.startsWith(`${name}:`) ? message : `${name}: ${message}`;
  return [text, ...places.map((place) => `    at ${place}`)].join('\n');
}
