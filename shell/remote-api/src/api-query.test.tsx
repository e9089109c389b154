import { type ApiCall } from '@rapport/api-client';
import { act, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  apiQuery,
  changeAnswer,
  etagOf,
  isUnder,
  request,
  versionedQuery,
  write,
} from './api-query.ts';
import { type ShellApi } from './contract.ts';

type Shell = Pick<ShellApi, 'request' | 'requestWithHeaders'>;

/** The part of a shell that is asked here; a call that it was not given fails. */
function fakeShell(given: Partial<Shell> = {}): Shell {
  const unexpected = () => Promise.reject(new Error('unexpected'));
  return { request: unexpected, requestWithHeaders: unexpected, ...given };
}

const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });

const NOTE: ApiCall<string, undefined> = { method: 'GET', path: '/api/note' };

interface Contact {
  name: string;
  tags: string[];
}

const CONTACT: ApiCall<Contact> = { method: 'GET', path: '/api/contacts/1' };

/** As if it had come over the network; `structuredClone` would give objects of another realm. */
const copyOf = (data: unknown): unknown =>
  data === undefined ? data : JSON.parse(JSON.stringify(data));

/** A shell whose API sends these responses in turn, the last one again and again. */
function shellWith(...responses: { data: unknown; etag?: string }[]) {
  const requestWithHeaders = jest.fn(async (...call: unknown[]) => {
    const { data, etag } = (responses.length > 1 ? responses.shift() : responses[0]) ?? {};
    return {
      call,
      data: copyOf(data) as never,
      headers: new Headers(etag === undefined ? {} : { ETag: etag }),
    };
  });
  const request = async (...call: unknown[]) => (await requestWithHeaders(...call)).data;
  return { requestWithHeaders, shell: fakeShell({ request, requestWithHeaders }) };
}

/** Shows the contact together with its ETag. */
function openVersioned(shell: Shell) {
  return openQuery(() => versionedQuery(shell, CONTACT));
}

function openQuery<T>(query: () => ReturnType<typeof apiQuery<T>>, client = newClient()) {
  const shown: { data: T | undefined }[] = [];
  function Shown() {
    const { data, error } = useQuery(query());
    shown.push({ data });
    return <p>{error ? `failed: ${error.message}` : JSON.stringify(data)}</p>;
  }
  const draw = () => (
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>
  );
  const { rerender } = render(draw());
  return { client, last: () => shown.at(-1)?.data, rerender: () => rerender(draw()) };
}

describe('apiQuery', () => {
  it.each([
    ['apiQuery', apiQuery],
    ['versionedQuery', versionedQuery],
  ])('%s asks for the path, which is the key, and can be canceled', async (_name, makeQuery) => {
    const { shell, requestWithHeaders } = shellWith({ data: 'call Ada' });
    const { client } = openQuery(() => makeQuery(shell, NOTE));
    expect(await screen.findByText('"call Ada"')).toBeTruthy();
    expect(client.getQueryData(['/api/note'])).toBe('call Ada');
    expect(requestWithHeaders.mock.calls).toEqual([
      ['/api/note', { signal: expect.any(AbortSignal) }],
    ]);
  });

  it('shows what a remote of another release has put into the cache', () => {
    const client = newClient();
    client.setQueryData(['/api/note'], 'call Ada');
    openQuery(() => apiQuery(fakeShell(), NOTE), client);
    expect(screen.getByText('"call Ada"')).toBeTruthy();
  });
});

describe('etagOf', () => {
  const ada = { name: 'Ada', tags: ['a'] };
  const KEY = [CONTACT.path];

  it('is known of the data in the cache and of what a component gets', async () => {
    const { shell } = shellWith({ data: ada, etag: '"1"' });
    const { client, last } = openVersioned(shell);
    await screen.findByText(/Ada/);
    expect(etagOf(client.getQueryData(KEY))).toBe('"1"');
    expect(etagOf(last())).toBe('"1"');
  });

  it('leaves the data unchanged, so it can be compared, copied, and stored', async () => {
    const { shell } = shellWith({ data: ada, etag: '"1"' });
    const data = await newClient().fetchQuery(versionedQuery(shell, CONTACT));
    expect(data).toEqual(ada);
    expect(Reflect.ownKeys({ ...Object(data) })).toEqual(['name', 'tags']);
    expect(structuredClone(data)).toEqual(ada);
  });

  it('follows the response, and what did not change stays the same object', async () => {
    const { shell } = shellWith(
      { data: ada, etag: '"1"' },
      { data: { ...ada, name: 'Lise' }, etag: '"2"' },
      { data: { ...ada, name: 'Lise' }, etag: '"3"' },
    );
    const { client, last } = openVersioned(shell);
    await screen.findByText(/Ada/);
    const before = last();
    await act(() => client.refetchQueries({ queryKey: KEY }));
    await screen.findByText(/Lise/);
    expect(last()?.tags).toBe(before?.tags);
    expect(etagOf(last())).toBe('"2"');
    expect(etagOf(before)).toBe('"1"');
    await act(() => client.refetchQueries({ queryKey: KEY }));
    expect(etagOf(client.getQueryData(KEY))).toBe('"3"');
  });

  it('is null without one, and for what was put into the cache by other means', async () => {
    const { shell } = shellWith({ data: ada }, { data: ada, etag: '"1"' });
    const { client } = openVersioned(shell);
    await screen.findByText(/Ada/);
    expect(etagOf(client.getQueryData(KEY))).toBeNull();
    await act(() => client.refetchQueries({ queryKey: KEY }));
    expect(etagOf(client.getQueryData(KEY))).toBe('"1"');
    act(() => changeAnswer(client, CONTACT, (contact) => ({ ...contact, name: 'Lise' })));
    expect(etagOf(client.getQueryData(KEY))).toBeNull();
    for (const data of [null, undefined, 'text', 7, {}]) expect(etagOf(data)).toBeNull();
  });
});

it('request sends the method of the call and gives the response', async () => {
  const ask = jest.fn(async () => 'a' as never);
  await expect(request(fakeShell({ request: ask }), NOTE)).resolves.toBe('a');
  expect(ask.mock.calls).toEqual([['/api/note', { method: 'GET' }]]);
});

describe('write', () => {
  const WRITE_NOTE: ApiCall<string, { text: string }> = {
    ...NOTE,
    method: 'PUT',
    takes: undefined as never,
  };

  it('sends the body with the method of the call', async () => {
    const send = jest.fn(async () => 'a' as never);
    const options = { body: { text: 'a' }, headers: { 'If-Match': '"1"' } };
    await expect(write(fakeShell({ request: send }), WRITE_NOTE, options)).resolves.toBe('a');
    expect(send.mock.calls).toEqual([['/api/note', { ...options, method: 'PUT' }]]);
  });

  it('does not compile without the body that its call takes', () => {
    type Given = Parameters<typeof write<string, { text: string }>>['length'];
    const mayLeaveItOut: 2 extends Given ? true : false = false;
    expect(mayLeaveItOut).toBe(false);
  });
});

it('changeAnswer changes a response that is there', () => {
  const client = new QueryClient();
  changeAnswer(client, NOTE, (note) => `${note}!`);
  expect(client.getQueryData([NOTE.path])).toBeUndefined();
  client.setQueryData([NOTE.path], 'a');
  changeAnswer(client, NOTE, (note) => `${note}!`);
  expect(client.getQueryData([NOTE.path])).toBe('a!');
});

it.each([
  ['/api/contacts', true],
  ['/api/contacts?limit=50', true],
  ['/api/contacts/1', true],
  ['/api/contacts/1/actions?limit=3', true],
  ['/api/contacts-of-others', false],
  ['/api/contact', false],
  ['/api', false],
  [{ path: '/api/contacts' }, false],
])('%j is under /api/contacts: %p', (key, expected) => {
  const { predicate } = isUnder({ path: '/api/note' }, { path: '/api/contacts' });
  expect(predicate({ queryKey: [key] })).toBe(expected);
});
