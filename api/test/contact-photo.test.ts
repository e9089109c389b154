import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { type ContactDto } from '../src/contacts/dto/contact.dto.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let ada: Caller;
let other: Caller;
const pictures: Record<'red' | 'blue', Buffer> = { red: Buffer.of(), blue: Buffer.of() };

const picture = (background: string, width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background } });

beforeAll(async () => {
  pictures.red = await picture('#ff0000')
    .withExif({ IFD0: { Copyright: 'somewhere' } })
    .jpeg()
    .toBuffer();
  pictures.blue = await picture('#0000ff').png().toBuffer();
  api = await startTestApi();
  ada = await api.signIn();
  other = await api.signIn();
});
afterAll(() => api.close());

async function addContact(displayName = 'Grace'): Promise<string> {
  return (await ada.post('/api/contacts', { displayName }).expect(201)).body.id;
}

function send(id: string, body: Buffer | string, token = ada.token) {
  const form = new FormData();
  form.append('photo', new Blob([body instanceof Buffer ? new Uint8Array(body) : body]), 'photo');
  return sendForm(id, form, token);
}

const sendForm = (id: string, body: FormData | string, token = ada.token) =>
  fetch(`${api.url}/api/contacts/${id}/photo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body,
  });

async function givePhoto(id: string, color: 'red' | 'blue'): Promise<string> {
  const response = await send(id, pictures[color]);
  expect(response.status).toBe(200);
  const { photoPath } = JSON.parse(await response.text()) satisfies ContactDto;
  if (photoPath === null) throw new Error('There is no photo');
  return photoPath;
}

const load = (path: string | null) => fetch(`${api.url}${path}`);
const read = async (id: string): Promise<ContactDto> =>
  (await ada.get(`/api/contacts/${id}`).expect(200)).body;
const rows = (id: string) =>
  api.sql('SELECT key FROM rapport.contact_photos WHERE contact_id = $1', [id]);

async function colorAt(path: string | null): Promise<string> {
  const { dominant } = await sharp(await (await load(path)).arrayBuffer()).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}

describe('a photo that is given as a picture', () => {
  it('is stored as a small square without what came with it, and shown everywhere', async () => {
    const id = await addContact();
    const path = await givePhoto(id, 'red');
    expect(path).toMatch(new RegExp(`^/photos/${ada.id}/${id}/[\\w-]{32}$`));
    const response = await load(path);
    expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const stored = await sharp(await response.arrayBuffer()).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 192, height: 192 });
    expect(stored.exif).toBeUndefined();
    const { body: list } = await ada.get('/api/contacts').expect(200);
    expect(list).toContainEqual(expect.objectContaining({ id, photoPath: path }));
    const call = { type: 'call', interactionDate: new Date(Date.now() - 60_000).toISOString() };
    await ada.post(`/api/interactions/${id}`, call).expect(201);
    const { body: today } = await ada.get('/api/today?timeZone=UTC').expect(200);
    expect(JSON.stringify(today)).toContain(path);
  });

  it('is recognized by its bytes, in every format that browsers show', async () => {
    const id = await addContact();
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const bytes = await picture('#00ff00').toFormat(format).toBuffer();
      expect((await send(id, bytes)).status).toBe(200);
    }
    expect(await rows(id)).toHaveLength(1);
  });

  it('replaces the one before, which is gone at once', async () => {
    const id = await addContact();
    const first = await givePhoto(id, 'red');
    const second = await givePhoto(id, 'blue');
    expect((await load(first)).status).toBe(404);
    expect(await colorAt(second)).toBe('blue');
  });

  it('replaces a URL, and a URL replaces it', async () => {
    const id = await addContact();
    await ada.patch(`/api/contacts/${id}`, { photoUrl: 'https://photos.invalid/a.jpg' });
    const path = await givePhoto(id, 'red');
    expect((await read(id)).photoUrl).toBeNull();
    await ada.patch(`/api/contacts/${id}`, { photoUrl: null, pinnedNote: 'x' }).expect(200);
    expect((await read(id)).photoPath).toBe(path);
    await ada.patch(`/api/contacts/${id}`, { photoUrl: 'https://photos.invalid/b.jpg' });
    expect(await read(id)).toMatchObject({
      photoPath: null,
      photoUrl: 'https://photos.invalid/b.jpg',
    });
    expect((await load(path)).status).toBe(404);
    expect(await rows(id)).toEqual([]);
  });

  it('is removed, wherever it came from', async () => {
    const id = await addContact();
    const path = await givePhoto(id, 'red');
    const { body } = await ada.delete(`/api/contacts/${id}/photo`).expect(200);
    expect(body.photoPath).toBeNull();
    expect((await load(path)).status).toBe(404);
    expect(await rows(id)).toEqual([]);
    await ada.patch(`/api/contacts/${id}`, { photoUrl: 'https://photos.invalid/a.jpg' });
    await ada.delete(`/api/contacts/${id}/photo`).expect(200);
    expect((await read(id)).photoUrl).toBeNull();
    await ada.delete(`/api/contacts/${id}/photo`).expect(200);
  });

  it('does not stop an edit that began before it', async () => {
    const id = await addContact();
    const { headers } = await ada.get(`/api/contacts/${id}`);
    const path = await givePhoto(id, 'red');
    const { body } = await ada
      .patch(`/api/contacts/${id}`, { organizationTitle: 'Admiral' })
      .set('If-Match', headers['etag'] ?? '')
      .expect(200);
    expect(body.photoPath).toBe(path);
  });

  it.each([
    ['a page', '<svg/>', 400, /^photo must be a JPEG, PNG/],
    ['a damaged picture', '\u{ff}\u{d8}\u{ff}\u{e0}', 400, /^photo cannot be read/],
    ['empty', '', 400, /^photo must be a picture/],
    ['too much', 'x'.repeat(1_000_001), 413, /larger than 1 MB/],
    ['far too much', 'x'.repeat(3_000_000), 413, /larger than 1 MB/],
  ])('is refused when it is %s', async (_name, body, status, message) => {
    const id = await addContact();
    const response = await send(id, Buffer.from(body, 'latin1'));
    expect(response.status).toBe(status);
    expect(JSON.parse(await response.text()).error).toMatch(message);
    expect((await read(id)).photoPath).toBeNull();
  });

  it('is refused in a body that is no form, or a form without it', async () => {
    const id = await addContact();
    expect((await sendForm(id, '{}')).status).toBe(415);
    const form = new FormData();
    form.append('name', 'Ada');
    const response = await sendForm(id, form);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('photo must be a picture');
  });

  it('is refused when it unfolds to very many pixels', async () => {
    const bytes = await picture('#ffffff', 7_200, 7_200).png().toBuffer();
    expect(bytes.length).toBeLessThan(1_000_000);
    expect((await send(await addContact(), bytes)).status).toBe(400);
  });

  it('belongs to the owner of the contact', async () => {
    const id = await addContact();
    const path = await givePhoto(id, 'red');
    expect((await send(id, pictures.blue, other.token)).status).toBe(404);
    await other.delete(`/api/contacts/${id}/photo`).expect(404);
    expect((await send(randomUUID(), pictures.blue)).status).toBe(404);
    expect((await send(id, pictures.blue, 'none')).status).toBe(401);
    expect((await read(id)).photoPath).toBe(path);
    expect((await load(path.replace(ada.id, other.id))).status).toBe(404);
  });

  it('is hidden with its contact, comes back with it, and ends with it', async () => {
    const id = await addContact();
    const path = await givePhoto(id, 'red');
    await ada.delete(`/api/contacts/${id}`).expect(204);
    expect((await load(path)).status).toBe(404);
    expect((await send(id, pictures.blue)).status).toBe(404);
    await ada.post(`/api/contacts/${id}/restore`).expect(200);
    expect((await load(path)).status).toBe(200);
    await api.sql('DELETE FROM rapport.contacts WHERE id = $1', [id]);
    expect(await rows(id)).toEqual([]);
  });

  it('is in the export, and in the copy for the person', async () => {
    const id = await addContact();
    const path = await givePhoto(id, 'red');
    const bytes = Buffer.from(await (await load(path)).arrayBuffer());
    const data = `data:image/webp;base64,${bytes.toString('base64')}`;
    const { body: all } = await ada.get('/api/export').expect(200);
    expect(all.contacts).toContainEqual(expect.objectContaining({ id, photoData: data }));
    const { body: copy } = await ada.get(`/api/contacts/${id}/export`).expect(200);
    expect(copy.photo).toBe(data);
  });

  it('is in the vCards that other programs read, as JPEG', async () => {
    const id = await addContact('Grace Hopper');
    await givePhoto(id, 'red');
    const { text } = await ada.get(`/api/export/contacts.vcf?ids=${id}`).expect(200);
    const unfolded = text.replaceAll('\r\n ', '');
    const [, data = ''] = /^PHOTO:data:image\/jpeg;base64,(.+)$/m.exec(unfolded) ?? [];
    const { dominant } = await sharp(Buffer.from(data, 'base64')).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('ends with the account', async () => {
    const leaving = await api.signIn();
    const { body } = await leaving.post('/api/contacts', { displayName: 'Grace' }).expect(201);
    await send(body.id, pictures.red, leaving.token);
    expect(await rows(body.id)).toHaveLength(1);
    await leaving.delete('/api/user').expect(200);
    expect(await rows(body.id)).toEqual([]);
  });
});

describe('the photo of two contacts that become one', () => {
  async function pair(own: boolean): Promise<{ id: string; with: string }> {
    const [id, second] = [await addContact('Grace'), await addContact('Grace H.')];
    if (own) await givePhoto(id, 'red');
    await givePhoto(second, 'blue');
    return { id, with: second };
  }
  const merge = async (id: string, body: object): Promise<ContactDto> =>
    (await ada.post(`/api/contacts/${id}/merge`, body).expect(200)).body;
  const shown = async (...ids: string[]) =>
    Promise.all(ids.map(async (id) => colorAt((await read(id)).photoPath)));

  it('is the own one, unless the other is chosen or the only one', async () => {
    const kept = await pair(true);
    expect(await colorAt((await merge(kept.id, { with: kept.with })).photoPath)).toBe('red');
    const chosen = await pair(true);
    const taken = await merge(chosen.id, { with: chosen.with, take: ['photoUrl'] });
    expect(await colorAt(taken.photoPath)).toBe('blue');
    const only = await pair(false);
    expect(await colorAt((await merge(only.id, { with: only.with })).photoPath)).toBe('blue');
  });

  it('stays when the other contact is purged with the other photo', async () => {
    const { id, with: second } = await pair(true);
    await merge(id, { with: second, take: ['photoUrl'] });
    await api.sql('DELETE FROM rapport.contacts WHERE id = $1', [second]);
    expect(await shown(id)).toEqual(['blue']);
    expect(await rows(id)).toHaveLength(1);
  });

  it.each([[[]], [['photoUrl']]])('is as it was after the undo (taking %p)', async (take) => {
    const { id, with: second } = await pair(true);
    await merge(id, { with: second, take });
    await ada.post(`/api/contacts/${id}/unmerge`).expect(200);
    expect(await shown(id, second)).toEqual(['red', 'blue']);
  });

  it('gives way to a chosen address, and comes back with the undo', async () => {
    const [id, second] = [await addContact(), await addContact()];
    await givePhoto(id, 'red');
    const photoUrl = 'https://photos.invalid/other.jpg';
    await ada.patch(`/api/contacts/${second}`, { photoUrl }).expect(200);
    expect(await merge(id, { with: second, take: ['photoUrl'] })).toMatchObject({
      photoUrl,
      photoPath: null,
    });
    await ada.post(`/api/contacts/${id}/unmerge`).expect(200);
    expect(await shown(id)).toEqual(['red']);
  });
});
