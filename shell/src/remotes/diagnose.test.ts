import { createHash } from 'node:crypto';
import { diagnose } from './diagnose.ts';

const base = 'http://localhost:4201/1.0.0';
const script = 'export const answer = 42;';
const hashed = (name: string) => `${name}-${createHash(name).update(script).digest('base64')}`;
/** Earlier releases have longer hashes. */
const hash = hashed('sha384');
const release = {
  version: '1.0.0',
  entry: `${base}/remoteEntry.js`,
  integrity: hash,
  preload: [],
  publishedAt: '',
  publishedBy: '',
  files: { 'remoteEntry.js': hash, 'assets/a.js': hashed('sha256') },
};

const served = (
  body: string | null = script,
  { status = 200, type = 'text/javascript; charset=utf-8' } = {},
) => new Response(body, { status, headers: { 'content-type': type } });

/** Mocks the origin's responses by path; all other files are fine. */
function origin(answers: Record<string, () => Response>) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address) =>
      (
        answers[String(address).replace(`${base}/`, '').replace('http://localhost:4201', '')] ??
        served
      )(),
    );
}
const failure = async () => {
  const found = await diagnose(release, '');
  return found && [found.reason, found.message];
};

beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', {
    configurable: true,
    value: {
      subtle: {
        digest: async (name: string, bytes: ArrayBuffer) =>
          createHash(name.replace('-', '')).update(new Uint8Array(bytes)).digest(),
      },
    },
  });
});
afterEach(() => jest.restoreAllMocks());

describe('diagnose', () => {
  it('finds nothing wrong with a released version', async () => {
    origin({});
    expect(await failure()).toBeNull();
  });

  it.each<[string, () => Response, string[]]>([
    [
      'an error',
      () => served('', { status: 500 }),
      ['unreachable', `${base}/remoteEntry.js answered 500.`],
    ],
    [
      'a page',
      () => served('<html>', { type: 'text/html' }),
      ['malformed', `${base}/remoteEntry.js was served as text/html, not as JavaScript.`],
    ],
    [
      'other bytes',
      () => served(`${script} evil();`),
      ['integrity', `${base}/remoteEntry.js isn't the file that was released.`],
    ],
    [
      'no answer',
      () => {
        throw new TypeError('Failed to fetch');
      },
      ['unreachable', `${base}/remoteEntry.js can't be reached.`],
    ],
    [
      'no answer in time',
      () => {
        throw new DOMException('late', 'TimeoutError');
      },
      ['timeout', `${base}/remoteEntry.js didn't answer within 4 s.`],
    ],
  ])('reports an entry that is %s', async (_what, answer, expected) => {
    origin({ 'remoteEntry.js': answer });
    expect(await failure()).toEqual(expected);
  });

  it('checks the other scripts if the entry is fine', async () => {
    origin({ 'assets/a.js': () => served('', { status: 404 }) });
    expect(await failure()).toEqual(['unreachable', `${base}/assets/a.js answered 404.`]);
  });

  it('works without hashes if the page cannot compute them', async () => {
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: {} });
    origin({ 'assets/a.js': () => served('other') });
    expect(await failure()).toBeNull();
  });

  it('checks the URLs of the failed attempt', async () => {
    origin({ '/~1/1.0.0/assets/a.js': () => served('', { status: 404 }) });
    const found = await diagnose(release, '/~1');
    expect(found?.message).toBe('http://localhost:4201/~1/1.0.0/assets/a.js answered 404.');
  });
});
