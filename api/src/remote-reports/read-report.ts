/** Something that happened to a version of a remote; the empty reason is a load that went well. */
export interface RemoteEvent {
  remote: string;
  version: string;
  reason: string;
}

/** Versions of remotes that one page may report as loaded. */
const MOST_LOADS = 50;
const REMOTE = /^[a-z][a-z0-9-]{0,39}$/;
const VERSION = /^[\w.+-]{0,64}$/;
const REASON = /^[a-z][a-z-]{0,31}$/;

/** What a failure of the page itself counts for. */
const SHELL = 'shell';

/**
 * Reads what a page reports: a failure of a remote (`kind: 'remote-failure'`), a failure of the page
 * itself (`page-failure`), or what it has loaded (`remote-loads`, as a list of "remote version"). Anyone
 * may send anything here. Messages and places are left out: only what is counted is taken.
 * @returns null for what is no report
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

/** @param found remote, version and reason; null is the reason of a load */
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
