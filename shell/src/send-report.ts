/** The maximum number of stack frames in a report; the first ones show the location. */
const MOST_FRAMES = 10;

/** Sends a report to the operators of this deployment, even if the user leaves the page immediately. */
export async function sendReport(url: string, report: object): Promise<void> {
  await fetch(url, {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'content-type': 'application/json' },
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {
    // A failed report isn't reported.
  });
}

/** Returns only the first part of the path, because the rest may identify a contact. */
export function reportedPage(): string {
  return `/${window.location.pathname.split('/')[1] ?? ''}`;
}

/**
 * Returns the locations of an error in the scripts, innermost first, like `http://…/assets/common-x.js:1:234`. A
 * build's source map translates them to lines of the sources.
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
