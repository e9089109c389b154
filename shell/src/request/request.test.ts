/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { isRequestError } from '@rapport/remote-api';
import fc from 'fast-check';
import { type CredentialSource } from '../session/credentials.ts';
import { createCredentials } from '../session/credentials.ts';
import { fakeAuth, fakeSession, fakeUser } from '../testing/fake-auth.ts';
import { createRequest } from './request.ts';

const API = 'http://api.test';
const ada = fakeUser().id;

/** Mocks the network with a list of responses, or with a function of the call. */
function network(...answers: (Response | Error)[]) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const answer = answers.shift() ?? new Error('no more answers');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
}

function signedIn(renewed: string | null = 'token-2'): jest.Mocked<CredentialSource> {
  return {
    current: jest.fn(async () => ({ accessToken: 'token-1', userId: ada })),
    renew: jest.fn(async () => renewed && { accessToken: renewed, userId: ada }) as never,
  };
}

function requester(credentials: CredentialSource = signedIn(), userId: string | null = ada) {
  return createRequest({ apiUrl: API, credentials, userId: () => userId });
}

function sent(fetched: jest.SpiedFunction<typeof fetch>, call = 0) {
  const [url, init = {}] = fetched.mock.calls[call] ?? [];
  return { url, method: init.method, body: init.body, headers: new Headers(init.headers) };
}

const failure = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('createRequest', () => {
  it('calls the API with the session’s token and returns data and headers', async () => {
    const fetched = network(Response.json([1], { headers: { 'x-total-count': '1' } }));
    const answer = await requester()('/api/contacts?q=a%26b');
    expect(answer.data).toEqual([1]);
    expect(answer.headers.get('x-total-count')).toBe('1');
    const call = sent(fetched);
    expect(call).toMatchObject({ url: `${API}/api/contacts?q=a%26b`, method: 'GET' });
    expect(call.headers.get('authorization')).toBe('Bearer token-1');
    expect(call.headers.get('content-type')).toBe('application/json');
  });

  it('gives each call an ID, unless another origin would have to allow the header', async () => {
    const fetched = network(Response.json([1]), Response.json([2]), Response.json([3]));
    const options = { credentials: signedIn(), userId: () => ada };
    const request = createRequest({ ...options, apiUrl: location.origin });
    await request('/api/contacts');
    await request('/api/contacts');
    const ids = [0, 1].map((call) => sent(fetched, call).headers.get('x-request-id'));
    expect(ids[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(ids[1]).not.toBe(ids[0]);
    await createRequest({ ...options, apiUrl: API })('/api/contacts');
    expect(sent(fetched, 2).headers.has('x-request-id')).toBe(false);
  });

  describe('for a call that was sent before the shell was loaded', () => {
    const early = (takeFirst: () => Promise<Response> | null) =>
      createRequest({ apiUrl: API, credentials: signedIn(), userId: () => ada, takeFirst });

    it('uses its response', async () => {
      const fetched = network();
      const takeFirst = jest.fn(async () => Response.json([1]));
      expect((await early(takeFirst)('/api/contacts')).data).toEqual([1]);
      expect(takeFirst).toHaveBeenCalledWith(`${API}/api/contacts`, ada);
      expect(fetched).not.toHaveBeenCalled();
    });

    it('resends it if it failed', async () => {
      network(Response.json([2]));
      const request = early(() => Promise.reject(new TypeError('offline')));
      expect((await request('/api/contacts')).data).toEqual([2]);
    });

    it('renews the session if it was refused', async () => {
      const fetched = network(Response.json([3]));
      const request = early(async () => new Response(null, { status: 401 }));
      expect((await request('/api/contacts')).data).toEqual([3]);
      expect(sent(fetched).headers.get('authorization')).toBe('Bearer token-2');
    });

    it('doesn’t use it for a write', async () => {
      network(Response.json({}));
      const takeFirst = jest.fn(async () => Response.json([1]));
      await early(takeFirst)('/api/contacts', { method: 'POST', body: {} });
      expect(takeFirst).not.toHaveBeenCalled();
    });
  });

  it.each(['text/csv; charset=utf-8', 'text/vcard'])(
    'returns a file of %s as text',
    async (type) => {
      network(new Response('"Name"\r\n', { headers: { 'content-type': type } }));
      expect((await requester()('/api/export/contacts')).data).toBe('"Name"\r\n');
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('sends the body of a %s', async (method) => {
    const fetched = network(Response.json({}));
    await requester()('/api/contacts', { method, body: { displayName: 'Ada' } });
    expect(sent(fetched)).toMatchObject({ method, body: '{"displayName":"Ada"}' });
  });

  it('sends a form unchanged, and lets the browser set its type', async () => {
    const fetched = network(Response.json({}));
    const body = new FormData();
    body.append('file', new Blob(['x']), 'a.ics');
    await requester()('/api/calendar-files', { method: 'POST', body });
    expect(sent(fetched).body).toBe(body);
    expect(sent(fetched).headers.has('content-type')).toBe(false);
  });

  it('sends no body with a GET', async () => {
    const fetched = network(Response.json({}));
    await requester()('/api/contacts', { body: { displayName: 'Ada' } });
    expect(sent(fetched).body).toBeUndefined();
  });

  it("sends the caller's headers but never another token", async () => {
    const fetched = network(Response.json({}));
    const headers = { 'idempotency-key': 'k', authorization: 'Bearer other' };
    await requester()('/api/contacts', { method: 'POST', headers });
    expect(sent(fetched).headers.get('idempotency-key')).toBe('k');
    expect(sent(fetched).headers.get('authorization')).toBe('Bearer token-1');
  });

  it.each(['https://evil.test/api/x', '@evil.test/api/', '.evil.test/', '/other'])(
    'rejects the path %p, which could send the token elsewhere',
    async (path) => {
      const fetched = network();
      await expect(requester()(path)).rejects.toThrow('begins with /api/');
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['204', new Response(null, { status: 204 })],
    ['an empty 200', new Response('')],
  ])('returns null for %s', async (_what, response) => {
    network(response);
    await expect(requester()('/api/x', { method: 'DELETE' })).resolves.toMatchObject({
      data: null,
    });
  });

  it('resends a write with its key if the API asks for a retry', async () => {
    jest.useFakeTimers();
    const wait = { status: 503, headers: { 'retry-after': '2' } };
    const fetched = network(new Response('{}', wait), Response.json({ id: 1 }, { status: 201 }));
    const headers = { 'Idempotency-Key': 'k' };
    const answer = requester()('/api/contacts', { method: 'POST', body: { a: 1 }, headers });
    await jest.runAllTimersAsync();
    jest.useRealTimers();
    expect((await answer).data).toEqual({ id: 1 });
    const keys = [0, 1].map((call) => sent(fetched, call).headers.get('idempotency-key'));
    expect(keys).toEqual(['k', 'k']);
  });

  describe('without a usable session', () => {
    it.each([
      ['there is no session', { ...signedIn(), current: async () => null }, ada],
      ['someone else is signed in by now', signedIn(), 'another user'],
      ['the person has just signed out', signedIn(), null],
    ])('fails with "Authentication required" if %s', async (_what, credentials, userId) => {
      const fetched = network();
      const error = await failure(requester(credentials, userId)('/api/contacts'));
      expect(isRequestError(error)).toBe(true);
      expect(error).toMatchObject({ message: 'Authentication required', status: 401 });
      expect(fetched).not.toHaveBeenCalled();
    });
  });

  it('fails like a call without a network if the session can’t be renewed for now', async () => {
    const fetched = network();
    const current = () => Promise.reject(new TypeError('Failed to fetch'));
    const error = await failure(requester({ ...signedIn(), current })('/api/contacts'));
    expect(error).toMatchObject({ path: '/api/contacts', status: null });
    expect(fetched).not.toHaveBeenCalled();
  });

  describe('on 401', () => {
    it('refreshes once, repeats the call once with the new token, and returns its response', async () => {
      const fetched = network(new Response('', { status: 401 }), Response.json('ok'));
      const credentials = signedIn();
      const body = { a: 1 };
      await expect(
        requester(credentials)('/api/quiz-complete', { method: 'POST', body }),
      ).resolves.toMatchObject({ data: 'ok' });
      expect(credentials.renew).toHaveBeenCalledTimes(1);
      expect(sent(fetched, 1)).toMatchObject({ method: 'POST', body: '{"a":1}' });
      expect(sent(fetched, 1).headers.get('authorization')).toBe('Bearer token-2');
    });

    it('gives up after the second 401, with its message', async () => {
      const fetched = network(
        new Response('', { status: 401 }),
        Response.json({ error: 'Still not', code: 'UNAUTHENTICATED' }, { status: 401 }),
      );
      const error = await failure(requester()('/api/contacts'));
      expect(error).toMatchObject({ message: 'Still not', status: 401, code: 'UNAUTHENTICATED' });
      expect(fetched).toHaveBeenCalledTimes(2);
    });

    it('fails with the message of the first response if the session cannot be refreshed', async () => {
      const fetched = network(Response.json({ error: 'Authentication required' }, { status: 401 }));
      const error = await failure(requester(signedIn(null))('/api/contacts'));
      expect(error).toMatchObject({ message: 'Authentication required', status: 401 });
      expect(fetched).toHaveBeenCalledTimes(1);
    });

    it('never repeats the call as another user', async () => {
      const fetched = network(Response.json({ error: 'no' }, { status: 401 }));
      const credentials = signedIn();
      credentials.renew.mockResolvedValue({ accessToken: 'token-b', userId: 'another user' });
      await failure(requester(credentials)('/api/contacts', { method: 'POST', body: {} }));
      expect(fetched).toHaveBeenCalledTimes(1);
    });

    it('shares one refresh between all concurrent failed calls, however they interleave', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.record({ before: fc.nat(4), after: fc.nat(4) }), {
            minLength: 1,
            maxLength: 12,
          }),
          fc.nat(4),
          async (calls, refreshTime) => {
            const wait = async (turns: number) => {
              for (let turn = 0; turn < turns; turn += 1) {
                await new Promise((resolve) => setTimeout(resolve, 0));
              }
            };
            const { auth, hold } = fakeAuth(fakeSession());
            auth.refreshSession.mockImplementation(async () => {
              await wait(refreshTime);
              hold(fakeSession(fakeUser(), 'token-2'));
              return { data: { session: fakeSession(fakeUser(), 'token-2') }, error: null };
            });
            const fetched = jest
              .spyOn(globalThis, 'fetch')
              .mockImplementation(async (_url, init) => {
                const fresh = new Headers(init?.headers).get('authorization') === 'Bearer token-2';
                await wait(calls[fetched.mock.calls.length % calls.length]?.after ?? 0);
                return fresh ? Response.json('ok') : new Response('', { status: 401 });
              });
            fetched.mockClear();
            const request = requester(createCredentials(auth));
            const answers = await Promise.all(
              calls.map(async ({ before }) => {
                await wait(before);
                return (await request('/api/contacts')).data;
              }),
            );
            expect(answers).toEqual(calls.map(() => 'ok'));
            expect(auth.refreshSession).toHaveBeenCalledTimes(1);
            expect(fetched.mock.calls.length).toBeLessThanOrEqual(2 * calls.length);
          },
        ),
        { numRuns: 40 },
      );
    });
  });

  describe('on failure', () => {
    it('returns valid problems, and none from an API that sends none', async () => {
      const problem = { field: 'displayName', message: 'is required' };
      for (const [problems, read] of [
        [[problem, { field: 1 }, null, 'displayName'], [problem]],
        ['displayName', []],
        [undefined, []],
      ]) {
        network(Response.json({ error: 'Wrong', code: 'X', problems }, { status: 400 }));
        expect(await failure(requester()('/api/contacts'))).toMatchObject({ problems: read });
      }
    });

    it("has the message and code of the API's error body, and the status", async () => {
      network(
        Response.json({ error: 'Contact not found', code: 'CONTACT_NOT_FOUND' }, { status: 404 }),
      );
      const error = await failure(requester()('/api/contacts/1'));
      expect(isRequestError(error)).toBe(true);
      expect(error).toMatchObject({
        message: 'Contact not found',
        status: 404,
        code: 'CONTACT_NOT_FOUND',
      });
    });

    it.each([
      ['HTML', '<h1>Bad Gateway</h1>', 'HTTP 502 - Bad Gateway'],
      ['JSON without an error field', '{"detail":1}', 'HTTP 502 - Bad Gateway'],
      ['an error field that is no text', '{"error":{"a":1}}', 'HTTP 502 - Bad Gateway'],
      ['null', 'null', 'HTTP 502 - Bad Gateway'],
      ['nothing', '', 'HTTP 502 - Bad Gateway'],
    ])('falls back to the HTTP status if the body is %s', async (_what, body, message) => {
      network(new Response(body, { status: 502, statusText: 'Bad Gateway' }));
      await expect(requester()('/api/contacts')).rejects.toMatchObject({ message, status: 502 });
    });

    it('omits a status text that the protocol lacks', async () => {
      network(new Response('', { status: 503 }));
      await expect(requester()('/api/contacts')).rejects.toThrow(/^HTTP 503$/);
    });

    it('names the path if the network fails, and has no status', async () => {
      network(new TypeError('connection refused'));
      const error = await failure(requester()('/api/contacts'));
      expect(error).toMatchObject({
        message: 'Failed to fetch /api/contacts: connection refused',
        status: null,
      });
      expect(isRequestError(error)).toBe(true);
    });

    it('names the path if a successful response is not JSON', async () => {
      network(new Response('<!doctype html>'));
      await expect(requester()('/api/contacts')).rejects.toThrow(
        /^Failed to fetch \/api\/contacts: /,
      );
    });

    it('passes on an abort unchanged', async () => {
      const controller = new AbortController();
      jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
        controller.abort();
        throw controller.signal.reason;
      });
      const error = await failure(requester()('/api/contacts', { signal: controller.signal }));
      expect(error).toBe(controller.signal.reason);
    });

    it('does not repeat a call that was aborted during the refresh', async () => {
      const controller = new AbortController();
      const fetched = network(new Response('', { status: 401 }), Response.json('late'));
      const credentials = signedIn();
      credentials.renew.mockImplementation(async () => {
        controller.abort();
        return { accessToken: 'token-2', userId: ada };
      });
      const error = await failure(requester(credentials)('/api/x', { signal: controller.signal }));
      expect(error).toBe(controller.signal.reason);
      expect(fetched).toHaveBeenCalledTimes(1);
    });

    it('always rejects with an error that has the status, for any body', async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 400, max: 599 }), fc.string(), async (status, body) => {
          fc.pre(status !== 401);
          network(new Response(body, { status, statusText: 'Text' }));
          const error = await failure(requester()('/api/contacts'));
          expect(isRequestError(error)).toBe(true);
          expect(error).toMatchObject({ status });
        }),
        { numRuns: 60 },
      );
    });
  });
});
