import fc from 'fast-check';
import { type Caller } from '../test-api.ts';
import { requestsOf } from './allowed-requests.ts';
import { type KnownValues } from './arbitrary-body.ts';
import { type Operation } from './document.ts';

/** Number of requests with a body: a single one might write the stored values. */
const MOST = 8;

/** The sender of requests, and their contact. */
export interface Sender {
  ada: Caller;
  operations: readonly Operation[];
  contact: string;
  /** Ids for fields of bodies. */
  known: KnownValues;
}

/**
 * Returns the path of a call, without a query. An id in it is the contact's, or that of the first entry in the list
 * at the path before the id; if the list is empty, a POST to that path adds an entry.
 */
export async function addressOf(sender: Sender, template: string): Promise<string> {
  let [address, path] = ['', ''];
  for (const part of template.split('/').slice(1)) {
    const isId = part.startsWith('{') && part !== '{contactId}' && path !== '/api/contacts';
    const id = isId ? await firstId(sender, address, path) : sender.contact;
    address += `/${part.startsWith('{') ? id : part}`;
    path += `/${part}`;
  }
  return address;
}

/** Paths whose ids are those of another path's list. */
const LISTED_AT: Readonly<Record<string, string>> = { '/api/meeting-guidance': '/api/meetings' };

async function firstId(sender: Sender, address: string, path: string): Promise<string> {
  const other = LISTED_AT[path];
  if (other !== undefined) return firstId(sender, other, other);
  const listed = await sender.ada.get(address);
  if (Array.isArray(listed.body) && listed.body.length > 0) return String(listed.body[0].id);
  const post = sender.operations.find((each) => each.method === 'POST' && each.path === path);
  if (!post) throw new Error(`${path} lists nothing whose id a path could have`);
  const [made] = await sendWrite(sender, post);
  return String(made?.body.id);
}

/**
 * Sends a write that the document allows; with a body, several times with different values.
 * @returns the responses of an API that accepts it
 * @throws Error if the API accepts none
 */
export async function sendWrite(sender: Sender, { method, path, ...write }: Operation) {
  const address = await addressOf(sender, path);
  const requests = fc.sample(requestsOf({ method, path, ...write }, sender.known), {
    numRuns: MOST,
    seed: 1,
  });
  const { ada } = sender;
  const send = { POST: ada.post, PUT: ada.put, PATCH: ada.patch, DELETE: ada.delete }[method];
  if (!send) throw new Error(`${method} is no write`);
  const responses = [];
  for (const body of new Set(requests.map((request) => request.body))) {
    responses.push(await send(address, body === undefined ? undefined : JSON.parse(body)));
  }
  const accepted = responses.filter(({ status }) => status < 300);
  if (accepted.length > 0) return accepted;
  const [first] = responses;
  throw new Error(
    `${method} ${path} accepts nothing that is made from the document (${first?.status} ${first?.text}). ` +
      'Where it needs something that no schema can say, effects.test.ts has a case for it.',
  );
}
