import { Agent } from 'node:http';
import { type Asked, asked, send } from '../api/load.ts';

/** Someone who uses the product, and a contact of theirs. */
export interface User {
  token: string;
  contactId: string;
}

/** What came of a time of mixed use. */
export interface Outcome {
  /** How long each response took, in milliseconds, by kind of request. */
  times: Map<string, number[]>;
  /** Responses that are no success, and connections that broke, each with how many. */
  errors: Map<string, number>;
}

interface Kind {
  name: string;
  /** How many of a hundred requests are of this kind. */
  share: number;
  of: (user: User) => Asked;
}

const read = (path: string) => (user: User) => asked('GET', path, { token: user.token });

const KINDS: readonly Kind[] = [
  { name: 'list', share: 30, of: read('/api/contacts?count=true') },
  {
    name: 'contact',
    share: 25,
    of: ({ token, contactId }) => asked('GET', `/api/contacts/${contactId}`, { token }),
  },
  { name: 'search', share: 15, of: read('/api/contacts?q=zebedee') },
  { name: 'due', share: 8, of: read('/api/contacts?due=true&sort=nextDue') },
  { name: 'Today', share: 8, of: read('/api/today') },
  {
    name: 'log an interaction',
    share: 8,
    of: ({ token, contactId }) =>
      asked('POST', `/api/interactions/${contactId}`, {
        token,
        body: { type: 'call', interactionDate: new Date().toISOString() },
        withKey: true,
      }),
  },
  {
    name: 'add a contact',
    share: 6,
    of: ({ token }) =>
      asked('POST', '/api/contacts', {
        token,
        body: { displayName: 'Ada Lovelace', primaryEmail: 'ada@example.com' },
        withKey: true,
      }),
  },
];

/**
 * Each user has a connection that stays open, and sends a request when the response to the last one is there. The
 * kinds follow each other in the same mixture for everyone.
 */
export async function mixedUse(
  port: number,
  users: readonly User[],
  seconds: number,
): Promise<Outcome> {
  const outcome: Outcome = { times: new Map(), errors: new Map() };
  const wheel = KINDS.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  const end = performance.now() + seconds * 1_000;
  const connection = async (user: User, place: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // 37 has no factor of the wheel's length, so every kind has its turn.
    for (let turn = place; performance.now() < end; turn += 37) {
      const kind = wheel[turn % wheel.length];
      if (kind === undefined) break;
      const begun = performance.now();
      const failure = await failureOf(port, agent, kind.of(user));
      const times = outcome.times.get(kind.name) ?? [];
      outcome.times.set(kind.name, times);
      times.push(performance.now() - begun);
      if (failure !== null) {
        const name = `${kind.name}: ${failure}`;
        outcome.errors.set(name, (outcome.errors.get(name) ?? 0) + 1);
      }
    }
    agent.destroy();
  };
  await Promise.all(users.map(connection));
  return outcome;
}

async function failureOf(port: number, agent: Agent, what: Asked): Promise<string | null> {
  try {
    const { status } = await send(port, agent, what);
    return status < 300 ? null : String(status);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
