/** An event of a remote's version; an empty reason means a successful load. */
export interface RemoteEvent {
  remote: string;
  version: string;
  reason: string;
}

/** What pages measure: times in milliseconds, and `cls`, the cumulative layout shift, which has no unit. */
const MEASURES = ['load', 'render', 'fcp', 'lcp', 'inp', 'ttfb', 'cls'] as const;

/** A page's measurement of a version of a remote. */
export interface RemoteTiming {
  remote: string;
  version: string;
  measure: (typeof MEASURES)[number];
  value: number;
}

/** A report of a page. */
export interface Report {
  events: RemoteEvent[];
  timings: RemoteTiming[];
}

/** Versions of remotes that one page may report as loaded. */
const MOST_LOADS = 50;
const MOST_TIMINGS = 100;
const REMOTE = /^[a-z][a-z0-9-]{0,39}$/;
const VERSION = /^[\w.+-]{0,64}$/;
const REASON = /^[a-z][a-z-]{0,31}$/;
/** The longest is an hour. */
const VALUE = /^\d{1,7}(\.\d{1,4})?$/;

/** The name under which failures of the page itself are counted. */
const SHELL = 'shell';

/**
 * Reads what a page reports: a failure of a remote (`kind: 'remote-failure'`), a failure of the page
 * itself (`page-failure`), or what it has loaded (`remote-loads`, as a list of "remote version") and how long that
 * took (`timings`, as a list of "remote version measure value"). Anyone may send anything here. Messages and places are left out: only what is counted is taken.
 * @returns null for what is no report
 */
export function readReport(body: unknown): Report | null {
  if (typeof body !== 'object' || body === null || !('kind' in body)) return null;
  switch (body.kind) {
    case 'remote-failure':
      return eventsOf([[field(body, 'remote'), field(body, 'version'), field(body, 'reason')]]);
    case 'page-failure':
      return eventsOf([[SHELL, field(body, 'version') ?? '', field(body, 'reason')]]);
    case 'remote-loads': {
      const loads = field(body, 'loads');
      const timings = timingsOf(field(body, 'timings') ?? []);
      if (!Array.isArray(loads) || loads.length > MOST_LOADS || timings === null) return null;
      if (loads.length + timings.length === 0) return null;
      const read = eventsOf(loads.map((load) => [...String(load).split(' ', 2), null]));
      return read && { events: read.events, timings };
    }
    default:
      return null;
  }
}

/** @param found remote, version and reason; null is the reason of a load */
function eventsOf(found: unknown[][]): Report | null {
  const events: RemoteEvent[] = [];
  for (const [remote, version, reason] of found) {
    if (typeof remote !== 'string' || !REMOTE.test(remote)) return null;
    if (typeof version !== 'string' || !VERSION.test(version)) return null;
    if (reason !== null && (typeof reason !== 'string' || !REASON.test(reason))) return null;
    events.push({ remote, version, reason: reason ?? '' });
  }
  return { events, timings: [] };
}

function timingsOf(found: unknown): RemoteTiming[] | null {
  if (!Array.isArray(found) || found.length > MOST_TIMINGS) return null;
  const timings: RemoteTiming[] = [];
  for (const line of found) {
    const [remote = '', version = '', name = '', value = ''] = String(line).split(' ');
    const measure = MEASURES.find((known) => known === name);
    // A later shell may measure what this API doesn't know.
    if (!measure && REASON.test(name)) continue;
    if (!measure || !REMOTE.test(remote) || !VERSION.test(version) || !VALUE.test(value))
      return null;
    timings.push({ remote, version, measure, value: Number(value) });
  }
  return timings;
}

function field(source: object, name: string): unknown {
  return Reflect.get(source, name);
}
