/** Frames of a stack that a report names; the first ones say where it happened. */
const MOST_FRAMES = 10;

/** Sends a report to the operators of this deployment. It arrives also when the person leaves the page right away. */
export async function sendReport(url: string, report: object): Promise<void> {
  await fetch(url, {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {
    // No one is helped by a report about a report.
  });
}

/** The first part of the path only: the rest may name a contact. */
export function reportedPage(): string {
  return `/${window.location.pathname.split('/')[1] ?? ''}`;
}

/**
 * Where in the scripts an error was made, innermost first, like `http://…/assets/common-x.js:1:234`.
 * The source map that a build keeps turns such a place into a line of the sources.
 */
export function traceOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = [...stack.matchAll(/https?:\/\/[^\s()?#@]+?(?:[?#][^\s()]*?)?(:\d+:\d+)/g)];
  return places
    .slice(0, MOST_FRAMES)
    .map(
      ([place, position = '']) => `${place.slice(0, -position.length).split(/[?#]/)[0]}${position}`,
    );
}
