import { randomUUID } from 'node:crypto';
import { type RequestListener } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { Clock } from '../src/clock.ts';
import { dataSourceOptions } from '../src/database/data-source.ts';
import { Database } from '../src/database/database.ts';
import { isPublicAddress } from '../src/web/public-address.ts';
import { PhotoStore } from '../src/photos/photo-store.ts';
import { type WebHost, startWebHost } from './web-host.ts';
import { startSeparateApi, testSettings } from './separate-api.ts';
import { type Caller, type TestApi } from './test-api.ts';

let host: WebHost;
let api: TestApi;
let ada: Caller;
let other: Caller;
let isBusy = false;

beforeAll(async () => {
  const jpeg = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#336699' },
  })
    .withExif({ IFD0: { Copyright: 'somewhere' } })
    .jpeg()
    .toBuffer();
  const answers: RequestListener = ({ url = '' }, response) => {
    if (isBusy || url.startsWith('/busy')) return void response.writeHead(503).end();
    if (url.endsWith('.jpg')) return void response.writeHead(200).end(jpeg);
    response.writeHead(404).end();
  };
  host = await startWebHost(answers, isPublicAddress, { 'inside.test': ['10.0.0.7'] });
  api = await startSeparateApi({ fetchPhotos: true }, host.network);
  ada = await api.signIn();
  other = await api.signIn();
});
afterAll(async () => {
  await api.close();
  await host.close();
});

/** Repeats a request until its response is complete: photos are fetched in the background. */
async function until<T>(ask: () => Promise<T>, isThere: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await ask();
    if (isThere(value)) return value;
    await delay(20);
  }
}

async function contactWith(photoUrl: string, caller = ada): Promise<string> {
  const { body } = await caller.post('/api/contacts', { displayName: 'Grace' }).expect(201);
  await caller.patch(`/api/contacts/${body.id}`, { photoUrl }).expect(200);
  return body.id;
}

async function photoPath(id: string): Promise<string | null> {
  const { body } = await ada.get(`/api/contacts/${id}`).expect(200);
  return body.photoPath;
}

const stored = (id: string) =>
  until(
    () => photoPath(id),
    (path) => path !== null,
  );
const rowOf = async (id: string) =>
  (await api.sql('SELECT attempts, address, key FROM rapport.photos WHERE id = $1', [id]))[0];
const load = (path: string | null) => fetch(`${api.url}${path}`);

describe('a photo', () => {
  it('is fetched once, and served small, without a token, for ever and to every origin', async () => {
    const id = await contactWith('https://photos.test/once.jpg');
    const path = await stored(id);
    expect(path).toMatch(new RegExp(`^/photos/${ada.id}/${id}/[\\w-]{32}$`));
    const response = await load(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const picture = await sharp(await response.arrayBuffer()).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 192, height: 192 });
    expect(picture.exif).toBeUndefined();
    await ada.get('/api/contacts').expect(200);
    await load(path);
    expect(host.asked.filter((asked) => asked === 'photos.test/once.jpg')).toHaveLength(1);
  });

  it('is in the list and in the export as its path', async () => {
    const path = await stored(await contactWith('https://photos.test/list.jpg'));
    const list = await ada.get('/api/contacts').expect(200);
    expect(list.body[0]).toMatchObject({
      photoUrl: 'https://photos.test/list.jpg',
      photoPath: path,
    });
    const { body } = await ada.get('/api/export').expect(200);
    expect(body.contacts).toContainEqual(expect.objectContaining({ photoPath: path }));
  });

  it('cannot be found by guessing', async () => {
    const id = await contactWith('https://photos.test/guess.jpg');
    const path = (await stored(id)) ?? '';
    const [key] = path.split('/').slice(-1);
    for (const guess of [
      `/photos/${ada.id}/${id}/${'A'.repeat(32)}`,
      `/photos/${ada.id}/${id}/`,
      `/photos/${other.id}/${id}/${key}`,
      `/photos/${ada.id}/${randomUUID()}/${key}`,
      `/photos/a/b/c`,
    ]) {
      expect((await load(guess)).status).toBe(404);
    }
  });

  it('is removed at once when the address changes or is removed', async () => {
    const id = await contactWith('https://photos.test/first.jpg');
    const first = await stored(id);
    const { body } = await ada
      .patch(`/api/contacts/${id}`, { photoUrl: 'https://photos.test/second.jpg' })
      .expect(200);
    expect(body.photoPath).toBeNull();
    expect((await load(first)).status).toBe(404);
    const second = await stored(id);
    expect(second).not.toBe(first);
    await ada.patch(`/api/contacts/${id}`, { photoUrl: null }).expect(200);
    expect((await load(second)).status).toBe(404);
    expect(await photoPath(id)).toBeNull();
  });

  it('is fetched for a contact that had its address before there were photos', async () => {
    const late = await api.signIn();
    const { body } = await late.post('/api/contacts', { displayName: 'Old' }).expect(201);
    await api.sql('UPDATE rapport.contacts SET linkedin_profile_picture = $2 WHERE id = $1', [
      body.id,
      'http://photos.test/old.jpg',
    ]);
    const path = await until(
      async () => (await late.get('/api/contacts').expect(200)).body[0].photoPath,
      (found) => found !== null,
    );
    expect((await load(path)).status).toBe(200);
  });

  it.each(['https://inside.test/a.jpg', 'https://127.0.0.1/a.jpg', 'https://photos.test/none.gif'])(
    'is given up at once for %s',
    async (address) => {
      const id = await contactWith(address);
      await until(
        () => rowOf(id),
        (row) => row?.['attempts'] === 5,
      );
      expect(await photoPath(id)).toBeNull();
      expect(host.asked).not.toContain('inside.test/a.jpg');
    },
  );

  it('is tried again after a wait, and five times in all', async () => {
    isBusy = true;
    const id = await contactWith('https://photos.test/later.jpg');
    const attempts = () => host.asked.filter((asked) => asked === 'photos.test/later.jpg').length;
    await until(
      async () => attempts(),
      (count) => count === 1,
    );
    // A second photo of the same user wakes the process, but the first one still has to wait.
    await until(
      () => rowOf(id),
      (row) => row?.['attempts'] === 1,
    );
    for (let attempt = 2; attempt <= 5; attempt += 1) {
      await api.sql(
        "UPDATE rapport.photos SET next_attempt_at = now() - interval '1 s' WHERE id = $1",
        [id],
      );
      await contactWith('https://inside.test/wake.jpg');
      await until(
        () => rowOf(id),
        (row) => row?.['attempts'] === attempt,
      );
      await until(
        async () => attempts(),
        (count) => count === attempt,
      );
    }
    isBusy = false;
    await api.sql(
      "UPDATE rapport.photos SET next_attempt_at = now() - interval '1 s' WHERE id = $1",
      [id],
    );
    const last = await contactWith('https://photos.test/last.jpg');
    await stored(last);
    expect(attempts()).toBe(5);
  });

  it('is claimed by one process only, however many ask', async () => {
    const { body } = await other.post('/api/contacts', { displayName: 'Grace' }).expect(201);
    await api.sql('UPDATE rapport.contacts SET photo_url = $2 WHERE id = $1', [
      body.id,
      'https://photos.test/shared.jpg',
    ]);
    const dataSource = await new DataSource(
      dataSourceOptions({ ...testSettings(api.databaseUrl).database, poolSize: 4 }),
    ).initialize();
    const store = new PhotoStore(new Database(dataSource), new Clock());
    const claims = await Promise.all([1, 2, 3, 4].map(() => store.claim(other.id)));
    await dataSource.destroy();
    expect(claims.flat()).toEqual([{ id: body.id, address: 'https://photos.test/shared.jpg' }]);
  });

  it('is hidden and then purged with its contact', async () => {
    const id = await contactWith('https://photos.test/gone.jpg');
    const path = await stored(id);
    await ada.delete(`/api/contacts/${id}`).expect(204);
    expect((await load(path)).status).toBe(404);
    await api.sql('DELETE FROM rapport.contacts WHERE id = $1', [id]);
    expect(await rowOf(id)).toBeUndefined();
  });

  it('is deleted with its user', async () => {
    const leaving = await api.signIn();
    const id = await contactWith('https://photos.test/leaving.jpg', leaving);
    await leaving
      .put('/api/user/photo', { address: 'https://photos.test/me.jpg' })
      .expect(200, { photoPath: null });
    await until(
      () => rowOf(id),
      (row) => typeof row?.['key'] === 'string',
    );
    await until(
      () => rowOf(leaving.id),
      (row) => typeof row?.['key'] === 'string',
    );
    await leaving.delete('/api/user').expect(200);
    expect(
      await api.sql('SELECT id FROM rapport.photos WHERE user_profile_id = $1', [leaving.id]),
    ).toEqual([]);
  });
});

describe("the person's own photo", () => {
  const save = async (address: string | null) =>
    (await ada.put('/api/user/photo', { address }).expect(200)).body.photoPath;

  it("is fetched from the account's address and stored until that changes", async () => {
    const address = 'https://photos.test/own.jpg';
    const path = await until(
      () => save(address),
      (found) => found !== null,
    );
    expect((await load(path)).status).toBe(200);
    expect(await save(address)).toBe(path);
    expect(await save(null)).toBeNull();
    expect((await load(path)).status).toBe(404);
  });

  it.each([undefined, 'javascript:alert(1)', `https://photos.test/${'a'.repeat(2000)}`])(
    'is refused at %s',
    async (address) => {
      const { body } = await ada.put('/api/user/photo', { address }).expect(400);
      expect(body.problems[0].field).toBe('address');
    },
  );
});

describe('without photos', () => {
  it('nothing is fetched', async () => {
    const quiet = await startSeparateApi({ fetchPhotos: false }, host.network);
    const caller = await quiet.signIn();
    await contactWith('https://photos.test/quiet.jpg', caller);
    await quiet.close();
    expect(host.asked).not.toContain('photos.test/quiet.jpg');
  });
});
