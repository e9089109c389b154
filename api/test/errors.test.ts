import { connect } from 'node:net';
import supertest from 'supertest';
import { gzipSync } from 'node:zlib';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
});
afterAll(() => api.close());

const postRaw = (body: string | Buffer, type = 'application/json', path = '/api/contacts') =>
  supertest(api.url)
    .post(path)
    .auth(ada.token, { type: 'bearer' })
    .type(type)
    .serialize((text: unknown) => text as string)
    .send(body as string);

describe('unknown addresses', () => {
  it.each([
    '/',
    '/api',
    '/api/',
    '/api/nothing',
    '/favicon.ico',
    '/api/contacts/a/b',
    '/api/docs/LICENSE',
  ])('answer 404 at %s', async (path) => {
    const { body } = await ada.get(path).expect(404);
    expect(body).toEqual({ error: "There's nothing at this address", code: 'NOT_FOUND' });
  });

  it('answer 400 when they cannot be decoded', async () => {
    const { body } = await ada.get('/api/contacts/%E0%A4%A').expect(400);
    expect(body).toEqual({ error: 'Bad Request', code: 'BAD_REQUEST' });
  });
});

describe('other methods', () => {
  it.each([
    ['DELETE', '/api/contacts', 'GET, HEAD, OPTIONS, POST'],
    [
      'PUT',
      '/api/contacts/01890a5d-ac96-774b-bcce-b302099a8057',
      'DELETE, GET, HEAD, OPTIONS, PATCH',
    ],
    ['GET', '/api/quiz-complete', 'OPTIONS, POST'],
    ['POST', '/api/user/profile', 'GET, HEAD, OPTIONS'],
    ['POST', '/readyz', 'GET, HEAD, OPTIONS'],
  ])('%s %s answers 405 and the methods there are', async (method, path, allowed) => {
    const response = await fetch(`${api.url}${path}`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
    expect(await response.json()).toEqual({
      error: `This address answers ${allowed} only`,
      code: 'METHOD_NOT_ALLOWED',
    });
  });

  it('HEAD answers like GET, without a body', async () => {
    const response = await fetch(`${api.url}/healthz`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('bodies', () => {
  it.each(['{', '{"displayName":}', 'displayName=Ada', '\u0000', "{'displayName':'Ada'}"])(
    'that are not JSON answer 400: %j',
    async (text) => {
      const { body } = await postRaw(text).expect(400);
      expect(body).toEqual({
        error: "The request body isn't valid JSON",
        code: 'BODY_UNREADABLE',
      });
    },
  );

  it.each(['[]', '[{"displayName":"Ada"}]', '"Ada"', '7', 'null', 'true'])(
    'that are no object answer 400: %s',
    async (text) => {
      const { body } = await postRaw(text).expect(400);
      expect(body).toEqual({
        error: 'The request body must be a JSON object',
        code: 'BODY_UNREADABLE',
      });
    },
  );

  it('that are nested too deeply answer 400', async () => {
    const deep = `{"displayName":${'['.repeat(40_000)}${']'.repeat(40_000)}}`;
    const { body } = await postRaw(deep).expect(400);
    expect(body).toEqual({
      error: 'The request body is nested too deeply',
      code: 'BODY_UNREADABLE',
      problems: [{ field: 'displayName', message: 'is nested too deeply' }],
    });
  });

  it('of more than 100 kB answer 413', async () => {
    const { body } = await postRaw(JSON.stringify({ displayName: 'a'.repeat(100_000) })).expect(
      413,
    );
    expect(body).toEqual({
      error: 'The request body is larger than 100 kB',
      code: 'BODY_TOO_LARGE',
    });
  });

  it.each([
    ['/api/quiz-complete', 'mbtiAmbiguousLetters', 'E', null],
    ['/api/quiz-complete', 'responses', { answer: 'a'.repeat(150) }, 500],
    ['/api/contacts', 'labelIds', 'a', 20],
    ['/api/contacts/bulk', 'ids', '01890a5d-ac96-774b-bcce-b302099a8057', 500],
    ['/api/imports/01890a5d-ac96-774b-bcce-b302099a8057/rows', 'rows', { line: 1 }, 200],
  ])(
    'of more than 100 kB name the list that is too long: %s %s',
    async (path, field, item, most) => {
      const list = Array.from({ length: 40_202 }, () => item);
      const text = JSON.stringify({ first: 1, [field]: list });
      const message =
        most === null ? 'has a list of more than 1000 items' : `must have at most ${most} items`;
      for (const [bytes, encoding] of [
        [text, 'identity'],
        [gzipSync(text), 'gzip'],
      ] as const) {
        const { body } = await postRaw(bytes, 'application/json', path)
          .set('Content-Encoding', encoding)
          .expect(413);
        expect(body).toEqual({
          error: 'The request body is larger than 100 kB',
          code: 'BODY_TOO_LARGE',
          problems: [{ field, message }],
        });
      }
    },
  );

  it.each([
    ['with its length', 'Content-Length: 5000000'],
    ['in chunks', 'Transfer-Encoding: chunked'],
  ])('of more than 100 kB answer 413 while they are sent, token or not: %s', async (_, header) => {
    for (const path of ['/api/contacts', '/api/calendar-files', '/api/remote-reports']) {
      const chunk = `${(101_000).toString(16)}\r\n${' '.repeat(101_000)}`;
      const answer = await firstAnswer(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${header}\r\n\r\n` +
          (header.startsWith('T') ? chunk : '{'),
      );
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    }
  });

  it('that are refused while they are sent do not lose the response of a client that closes after it', async () => {
    const rest = 5_000_000;
    const answer = await wholeAnswer(
      `POST /api/contacts HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${rest + 1}\r\n\r\n{`,
      ' '.repeat(rest),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*BODY_TOO_LARGE/);
  });

  it('that are files are answered 401 without a token, before they are sent', async () => {
    for (const type of ['text/calendar', 'multipart/form-data; boundary=x']) {
      const answer = await firstAnswer(
        `POST /api/calendar-files HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 5000000\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    }
  });

  it('that grow beyond 100 kB when unpacked answer 413', async () => {
    const packed = gzipSync(JSON.stringify({ displayName: 'a'.repeat(5_000_000) }));
    await postRaw(packed).set('Content-Encoding', 'gzip').expect(413);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json; charset=latin1',
  ])('of type %s answer 415', async (type) => {
    const { body } = await postRaw('{"displayName":"Ada"}', type).expect(415);
    expect(body.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('in an unknown encoding answer 415', async () => {
    await postRaw('{"displayName":"Ada"}').set('Content-Encoding', 'zip').expect(415);
  });

  it('that are missing are empty objects', async () => {
    const { body } = await supertest(api.url)
      .post('/api/contacts')
      .auth(ada.token, { type: 'bearer' })
      .expect(400);
    expect(body.error).toBe('displayName is required');
  });

  it('may be JSON with a charset', async () => {
    await postRaw('{"displayName":"Ada"}', 'application/json; charset=utf-8').expect(201);
  });
});

/** Sends bytes that no client library would send. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.write(bytes);
  });
}

/** Returns the whole response to a client that sends the rest once the response begins. */
function wholeAnswer(bytes: string, rest: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.once('data', () => socket.write(rest));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.write(bytes);
  });
}

/** Returns the response that arrives before the rest of the request has been sent. */
function firstAnswer(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    socket.once('data', (chunk) => {
      resolve(chunk.toString());
      socket.destroy();
    });
    socket.on('error', reject);
    socket.write(bytes);
  });
}

describe('requests that are not HTTP', () => {
  it.each([
    ['nonsense\r\n\r\n', 400, 'BAD_REQUEST'],
    ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400, 'BAD_REQUEST'],
    [`GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'REQUEST_HEADER_FIELDS_TOO_LARGE'],
  ])('answer in the shape of every error', async (bytes, status, code) => {
    const answer = await sendRaw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toMatchObject({ code });
  });
});

describe('failures of ours', () => {
  it('answer 500 without a word about the reason', async () => {
    const bob = await api.signIn();
    const displayName = 'No row may have this name';
    await api.sql(
      `ALTER TABLE rapport.contacts ADD CONSTRAINT fails CHECK (display_name <> '${displayName}')`,
    );
    const { status, body, headers } = await bob.post('/api/contacts', { displayName });
    await api.sql('ALTER TABLE rapport.contacts DROP CONSTRAINT fails');
    expect(status).toBe(500);
    expect(body).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL_ERROR',
    });
    expect(headers['cache-control']).toBe('private, no-cache');
  });
});
