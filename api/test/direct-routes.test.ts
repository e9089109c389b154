import supertest, { type Response } from 'supertest';
import { type Caller, startApiProcess, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;
let id: string;

beforeAll(async () => {
  api = await startApiProcess({ RATE_LIMIT_PER_MINUTE: '1000' });
  ada = await api.signIn();
  id = (await ada.post('/api/contacts', { displayName: 'Grace Hopper' }).expect(201)).body.id;
});
afterAll(() => api.close());

/** Headers that differ between requests. */
const EACH_TIME = ['date', 'x-request-id', 'ratelimit-remaining', 'ratelimit-reset'];

const seen = ({ status, text, headers }: Response) => ({
  status,
  text,
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => !EACH_TIME.includes(name)),
  ),
});

/** The table matches only the exact path; Express also accepts uppercase letters and a trailing slash. */
const forExpress = (path: string) => path.replace('/api/', '/API/').replace(/(\?|$)/, '/$1');

describe('a request that the table of routes answers', () => {
  it.each([
    ['a list', () => '/api/contacts'],
    ['a page of a list', () => '/api/contacts?limit=1&sort=name'],
    ['a contact', () => `/api/contacts/${id}`],
    ['a fixed path beside an id', () => '/api/contacts/duplicates'],
    ['an id that is none', () => '/api/contacts/none'],
    ['an id with an escape', () => `/api/contacts/${id.replace('-', '%2D')}`],
    ['an escape that is none', () => '/api/contacts/%zz'],
    ['a field that is wrong', () => '/api/contacts?limit=many'],
    ['a path that no one has', () => '/api/nothing'],
  ])('gets what Express would answer: %s', async (_, path) => {
    const direct = seen(await ada.get(path()));
    expect(seen(await ada.get(forExpress(path())))).toEqual({
      ...direct,
      // The link to the next page repeats the path as it was sent.
      headers: { ...direct.headers, ...(direct.headers.link && { link: expect.any(String) }) },
    });
  });

  it.each([
    ['nothing', undefined, 400],
    ['a list', '[]', 400],
    ['no JSON', '{', 400],
    ['a contact', { displayName: 'Ada Lovelace' }, 201],
  ])('with the body: %s', async (_, body, status) => {
    for (const path of ['/api/contacts', forExpress('/api/contacts')]) {
      await ada.post(path, body).set('Content-Type', 'application/json').expect(status);
    }
  });

  it('requires a token except where no user is needed', async () => {
    for (const path of ['/api/contacts', forExpress('/api/contacts')]) {
      await supertest(api.url).get(path).expect(401);
    }
    await supertest(api.url).get('/healthz').expect(200);
  });

  it.each([
    ['a list', () => '/api/contacts'],
    ['a contact', () => `/api/contacts/${id}`],
  ])('is reported when it has %s already', async (_, path) => {
    const { headers } = await ada.get(path()).expect(200);
    const again = await ada.get(path()).set('If-None-Match', String(headers.etag)).expect(304);
    expect(again.text).toBe('');
    expect(again.headers).toMatchObject({ etag: headers.etag });
    await ada.get(path()).set('If-None-Match', '"another"').expect(200);
    await ada
      .get(path())
      .set('If-None-Match', String(headers.etag))
      .set('Cache-Control', 'no-cache')
      .expect(200);
  });

  it('gets the methods of a path', async () => {
    const { headers } = await ada.delete('/api/contacts').expect(405);
    expect(headers.allow).toBe('GET, HEAD, OPTIONS, POST');
  });

  it('may ask for the headers alone', async () => {
    const { headers } = await ada.get(`/api/contacts/${id}`);
    const head = await supertest(api.url)
      .head(`/api/contacts/${id}`)
      .auth(ada.token, { type: 'bearer' })
      .expect(200);
    expect(head.headers).toMatchObject({
      etag: headers.etag,
      'content-type': headers['content-type'],
      'content-length': headers['content-length'],
    });
  });
});
