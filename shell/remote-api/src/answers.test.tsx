import { act, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ask, asQuery, changeAnswer, write, type Endpoint } from './answers.ts';
import { fakeShell } from './fake-shell.ts';

const unreadable = () => Object.assign(new Error('not a note'), { name: 'UnreadableAnswer' });

const NOTE: Endpoint<string> = {
  path: '/api/note',
  decode: (answer) => {
    if (typeof answer !== 'string') throw unreadable();
    return answer.toUpperCase();
  },
};

function Note() {
  const { data, error } = useQuery(asQuery(NOTE));
  return <p>{error ? `failed: ${error.message}` : data}</p>;
}

function open(answer: unknown) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000 } },
  });
  client.setQueryData([NOTE.path], answer);
  render(
    <QueryClientProvider client={client}>
      <Note />
    </QueryClientProvider>,
  );
  return client;
}

describe('asQuery', () => {
  it('reads what the cache holds as it came', async () => {
    const client = open('call Ada');
    expect(screen.getByText('CALL ADA')).toBeTruthy();
    expect(client.getQueryData([NOTE.path])).toBe('call Ada');
  });

  it('is an error where the answer cannot be read, and recovers with one that can', async () => {
    const client = open({ of: 'another release' });
    expect(screen.getByText('failed: not a note')).toBeTruthy();
    await act(async () => client.setQueryData([NOTE.path], 'call Ada'));
    expect(await screen.findByText('CALL ADA')).toBeTruthy();
  });
});

it('ask reads the answer, and fails where it cannot be read', async () => {
  await expect(ask(fakeShell({ request: async () => 'a' as never }), NOTE)).resolves.toBe('A');
  const shell = fakeShell({ request: async () => 7 as never });
  await expect(ask(shell, NOTE)).rejects.toThrow('not a note');
});

it('write succeeds although its answer cannot be read', async () => {
  const shell = fakeShell({ request: async () => 7 as never });
  await expect(write(shell, NOTE, { method: 'PUT' })).resolves.toBeNull();
  const refusing = fakeShell({ request: () => Promise.reject(new Error('refused')) });
  await expect(write(refusing, NOTE, { method: 'PUT' })).rejects.toThrow('refused');
});

it('changeAnswer changes what can be read, and leaves alone what cannot or is not there', () => {
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
