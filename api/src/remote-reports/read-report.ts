/** An event of a remote's version; an empty reason means a successful load. */
export interface RemoteEvent {
  remote: string;
  version: string;
  reason: string;
}

/** The maximum number of loaded remotes that one page may report. */
const MOST_LOADS = 50;
const REMOTE = /^[a-z][a-z0-9-]{0,39}$/;
const VERSION = /^[\w.+-]{0,64}$/;
const REASON = /^[a-z][a-z-]{0,31}$/;

/** The name under which failures of the page itself are counted. */
const SHELL = 'shell';

/**
 * Reads a page's report: a failure of a remote (`kind: 'remote-failure'`), a failure of the page itself
 * (`page-failure`), or its loaded remotes (`remote-loads`, as a list of "remote version"). Anyone can send anything
 * here. Messages and source locations are ignored; only what is counted is read.
 * @returns null for an invalid report
 */
export function readReport(body: unknown): RemoteEvent[] | null {
  if (typeof body !== 'object' || body === null || !('kind' in body)) return null;
  switch (body.kind) {
    case 'remote-failure':
      return eventsOf([[field(body, 'remote'), field(body, 'version'), field(body, 'reason')]]);
    case 'page-failure':
      return eventsOf([[SHELL, field(body, 'version') ?? '', field(body, 'reason')]]);
    case 'remote-loads': {
      const loads = field(body, 'loads');
      if (!Array.isArray(loads) || loads.length === 0 || loads.length > MOST_LOADS) return null;
      return eventsOf(loads.map((load) => [...String(load).split(' ', 2), null]));
    }
    default:
      return null;
  }
}

/** @param found remote, version, and reason; the reason of a load is null */
function eventsOf(found: unknown[][]): RemoteEvent[] | null {
  const events: RemoteEvent[] = [];
  for (const [remote, version, reason] of found) {
    if (typeof remote !== 'string' || !REMOTE.test(remote)) return null;
    if (typeof version !== 'string' || !VERSION.test(version)) return null;
    if (reason !== null && (typeof reason !== 'string' || !REASON.test(reason))) return null;
    events.push({ remote, version, reason: reason ?? '' });
  }
  return events;
}

function field(source: object, name: string): unknown {
  return Reflect.get(source, name);
}
