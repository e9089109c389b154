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
  type ApiCall,
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

const unreadable = () => Object.assign(new Error('not a note'), { name: 'UnreadableAnswer' });

const NOTE: ApiCall<string, undefined> = {
  method: 'GET',
  path: '/api/note',
  decode: (response) => {
    if (typeof response !== 'string') throw unreadable();
    return response.toUpperCase();
  },
};

interface Contact {
  name: string;
  tags: string[];
}

const decodeContact = jest.fn();
const CONTACT: ApiCall<Contact> = {
  method: 'GET',
  path: '/api/contacts/1',
  decode: (response) => decodeContact(response),
};

beforeEach(() => {
  decodeContact.mockImplementation(({ name, tags }: Contact) => ({ name, tags }));
});

/** A shell whose API sends these responses in turn, the last one again and again. */
function shellWith(...responses: { data: unknown; etag?: string }[]) {
  const requestWithHeaders = jest.fn(async (...call: unknown[]) => {
    const { data, etag } = (responses.length > 1 ? responses.shift() : responses[0]) ?? {};
    return {
      call,
      data: structuredClone(data) as never,
      headers: new Headers(etag === undefined ? {} : { ETag: etag }),
    };
  });
  const request = async (...call: unknown[]) => (await requestWithHeaders(...call)).data;
  return { requestWithHeaders, shell: fakeShell({ request, requestWithHeaders }) };
}

function open<T>(shell: Shell, call: ApiCall<T>, client = newClient()) {
  return openQuery(() => apiQuery(shell, call), client);
}

/** Shows the contact together with its ETag. */
function openVersioned(shell: Shell) {
  return openQuery(() => versionedQuery(shell, CONTACT), newClient());
}

function openQuery<T>(query: () => ReturnType<typeof apiQuery<T>>, client: QueryClient) {
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
    const { client } = openQuery(() => makeQuery(shell, NOTE), newClient());
    expect(await screen.findByText('"CALL ADA"')).toBeTruthy();
    expect(client.getQueryData(['/api/note'])).toBe('call Ada');
    expect(requestWithHeaders.mock.calls).toEqual([
      ['/api/note', { signal: expect.any(AbortSignal) }],
    ]);
  });

  it('decodes what a remote of another release has put into the cache', () => {
    const shell = fakeShell();
    const client = newClient();
    client.setQueryData(['/api/note'], 'call Ada');
    open(shell, NOTE, client);
    expect(screen.getByText('"CALL ADA"')).toBeTruthy();
  });

  it('is an error where the response cannot be decoded, and recovers with one that can', async () => {
    const shell = fakeShell();
    const client = newClient();
    client.setQueryData(['/api/note'], { of: 'another release' });
    open(shell, NOTE, client);
    expect(screen.getByText('failed: not a note')).toBeTruthy();
    await act(async () => client.setQueryData(['/api/note'], 'call Ada'));
    expect(await screen.findByText('"CALL ADA"')).toBeTruthy();
  });

  it('decodes a response once, however often its component renders', async () => {
    const { shell } = shellWith({ data: { name: 'Ada', tags: [] } });
    const { rerender } = openVersioned(shell);
    await screen.findByText(/Ada/);
    rerender();
    rerender();
    expect(decodeContact).toHaveBeenCalledTimes(1);
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

  it('leaves the data as it came, so that it can be compared, copied and stored', async () => {
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

it('request decodes the response, and fails where it cannot be decoded', async () => {
  const ask = jest.fn(async () => 'a' as never);
  await expect(request(fakeShell({ request: ask }), NOTE)).resolves.toBe('A');
  expect(ask.mock.calls).toEqual([['/api/note', { method: 'GET' }]]);
  const shell = fakeShell({ request: async () => 7 as never });
  await expect(request(shell, NOTE)).rejects.toThrow('not a note');
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
    await expect(write(fakeShell({ request: send }), WRITE_NOTE, options)).resolves.toBe('A');
    expect(send.mock.calls).toEqual([['/api/note', { ...options, method: 'PUT' }]]);
  });

  it('does not compile without the body that its call takes', () => {
    type Given = Parameters<typeof write<string, { text: string }>>['length'];
    const mayLeaveItOut: 2 extends Given ? true : false = false;
    expect(mayLeaveItOut).toBe(false);
  });

  it('succeeds although the response cannot be decoded', async () => {
    const shell = fakeShell({ request: async () => 7 as never });
    await expect(write(shell, WRITE_NOTE, { body: { text: 'a' } })).resolves.toBeNull();
    const refusing = fakeShell({ request: () => Promise.reject(new Error('refused')) });
    await expect(write(refusing, WRITE_NOTE, { body: { text: 'a' } })).rejects.toThrow('refused');
  });
});

it('changeAnswer changes what can be decoded, and leaves alone what cannot or is not there', () => {
  const client = new QueryClient();
  changeAnswer(client, NOTE, (note) => `${note}!`);
  expect(client.getQueryData([NOTE.path])).toBeUndefined();
  client.setQueryData([NOTE.path], 'a');
  changeAnswer(client, NOTE, (note) => `${note}!`);
  expect(client.getQueryData([NOTE.path])).toBe('A!');
  client.setQueryData([NOTE.path], 7);
  changeAnswer(client, NOTE, (note) => `${note}!`);
  expect(client.getQueryData([NOTE.path])).toBe(7);
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
