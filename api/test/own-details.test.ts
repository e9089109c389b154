import ICAL from 'ical.js';
import sharp from 'sharp';
import { type OwnDetailsDto } from '../src/user/dto/own-details.dto.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

const ADA = {
  name: 'Ada Lovelace',
  title: 'Chief Engineer',
  company: 'Analytical Engines',
  pronouns: 'she/her',
  phone: '+44 20 7946 0958',
  timeZone: 'Asia/Tokyo',
  hourCycle: 'h23',
  firstWeekday: 'sunday',
  dateOrder: 'day-first',
  card: ['email'],
} as const;

let api: TestApi;
let ada: Caller;
let picture: Buffer;

beforeAll(async () => {
  picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#f00' } })
    .withExif({ IFD0: { Copyright: 'somewhere' } })
    .jpeg()
    .toBuffer();
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn(undefined, 'ada@example.com');
});
afterAll(() => api.close());

const read = async (caller = ada): Promise<OwnDetailsDto> =>
  (await caller.get('/api/user/details').expect(200)).body;
const save = (body: object, caller = ada) => caller.put('/api/user/details', body);
const give = (bytes: Buffer) =>
  ada.put('/api/user/details/photo').attach('photo', bytes, 'photo.jpg');
const load = (path: string | null) => fetch(`${api.url}${path}`);
async function fileOf(path: string): Promise<string> {
  const response = await fetch(`${api.url}${path}`, {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(response.status).toBe(200);
  return response.text();
}

describe('the details of a user', () => {
  it('are as the browser has them until something is chosen', async () => {
    expect(await read()).toEqual({
      ...Object.fromEntries(Object.keys(ADA).map((name) => [name, null])),
      card: ['email', 'phone', 'company'],
      email: 'ada@example.com',
      photoPath: null,
    });
    // A read stores nothing.
    expect(
      await api.sql('SELECT 1 FROM rapport.user_profiles WHERE user_profile_id = $1', [ada.id]),
    ).toEqual([]);
  });

  it('are stored as a whole, so omitted fields become empty, and belong to one user only', async () => {
    const { body } = await save({ ...ADA, name: '  Ada Lovelace ' }).expect(200);
    expect(body).toEqual({ ...ADA, email: 'ada@example.com', photoPath: null });
    expect(await read()).toEqual(body);
    expect((await read(await api.signIn())).name).toBeNull();
    await save({ name: 'Ada' }).expect(200);
    expect(await read()).toMatchObject({ name: 'Ada', title: null, timeZone: null });
  });

  it.each([
    ['timeZone', 'Mars/Olympus', 'must be a time zone like Europe/London'],
    ['timeZone', '+02:00', 'must be a time zone like Europe/London'],
    ['hourCycle', 'h24', 'must be one of h12, h23'],
    ['firstWeekday', 'friday', 'must be one of monday, saturday, sunday'],
    ['dateOrder', 'year-first', 'must be one of month-first, day-first'],
    ['name', 'a'.repeat(201), 'must be at most 200 characters long'],
    ['title', 'a'.repeat(121), 'must be at most 120 characters long'],
    ['company', 'a'.repeat(121), 'must be at most 120 characters long'],
    ['pronouns', 'a'.repeat(41), 'must be at most 40 characters long'],
    ['card', ['photo'], 'must be a list of email, phone, company'],
    ['card', ['email', 'email'], 'must not repeat a value'],
  ])('are refused with the field, and nothing is lost: %s %j', async (field, value, message) => {
    await save(ADA).expect(200);
    const { body } = await save({ ...ADA, name: 'Other', [field]: value }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', problems: [{ field, message }] });
    expect((await read()).name).toBe('Ada Lovelace');
  });

  it('are refused when they were changed in another tab, and a photo is no such change', async () => {
    const { headers } = await ada.get('/api/user/details').expect(200);
    const first = headers['etag'] ?? '';
    await give(picture).expect(200);
    const saved = await save(ADA).set('If-Match', first).expect(200);
    const { body } = await save({ name: 'Other' }).set('If-Match', first).expect(412);
    expect(body.code).toBe('DETAILS_CHANGED');
    await save({ name: 'Other' })
      .set('If-Match', saved.headers['etag'] ?? '')
      .expect(200);
    expect((await read()).name).toBe('Other');
  });

  it('are in the export, and go with the account', async () => {
    await save(ADA).expect(200);
    await give(picture).expect(200);
    const { photoPath } = await read();
    const { body } = await ada.get('/api/export').expect(200);
    expect(body.user.details).toEqual(ADA);
    expect(body.user.photoData).toMatch(/^data:image\/webp;base64,[\w+/=]+$/);
    await ada.delete('/api/user').expect(200);
    expect((await load(photoPath)).status).toBe(404);
  });
});

describe('the photo of a user', () => {
  it('is a small square without what came with it, until another one or none is there', async () => {
    const { body: first } = await give(picture).expect(200);
    expect(first.photoPath).toMatch(new RegExp(`^/photos/${ada.id}/${ada.id}/[\\w-]{32}$`));
    const stored = await sharp(await (await load(first.photoPath)).arrayBuffer()).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 192, height: 192 });
    expect(stored.exif).toBeUndefined();
    const { body: second } = await give(picture).expect(200);
    expect((await load(first.photoPath)).status).toBe(404);
    expect((await load(second.photoPath)).status).toBe(200);
    const { body: none } = await ada.delete('/api/user/details/photo').expect(200);
    expect(none.photoPath).toBeNull();
    expect((await load(second.photoPath)).status).toBe(404);
    await ada.delete('/api/user/details/photo').expect(200);
  });

  it.each([
    ['a page', Buffer.from('<svg/>'), 400, /^photo must be a JPEG, PNG/],
    ['damaged', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 400, /^photo cannot be read/],
    ['too large', Buffer.alloc(1_000_001), 413, /larger than 1 MB/],
  ])('stays when the new one is %s', async (_kind, bytes, status, message) => {
    const { body: before } = await give(picture).expect(200);
    const { body } = await give(bytes).expect(status);
    expect(body.error).toMatch(message);
    expect((await read()).photoPath).toBe(before.photoPath);
  });
});

describe('what goes out', () => {
  it('is a card with the chosen parts and the photo, which another implementation reads', async () => {
    await save({ ...ADA, company: 'Engines; Sons, & Co', card: ['company', 'email'] }).expect(200);
    await give(picture).expect(200);
    const card = new ICAL.Component(ICAL.parse(await fileOf('/api/user/details/card.vcf')));
    const value = (name: string) => card.getFirstPropertyValue(name);
    expect([value('fn'), value('n'), value('title')]).toEqual([
      'Ada Lovelace',
      ['Lovelace', 'Ada', '', '', ''],
      'Chief Engineer',
    ]);
    expect([value('email'), value('tel')]).toEqual(['ada@example.com', null]);
    expect(JSON.stringify(card)).toContain('Engines; Sons, & Co');
    const photo = Buffer.from(String(value('photo')), 'base64');
    expect((await sharp(photo).metadata()).format).toBe('jpeg');
  });

  it('names the user as the organizer of a meeting', async () => {
    const { body: contact } = await ada.post('/api/contacts', { displayName: 'Grace' }).expect(201);
    const { body: meeting } = await ada
      .post('/api/meetings', {
        title: 'Review',
        startsAt: new Date(Date.now() + 86_400_000).toISOString(),
        contactIds: [contact.id],
      })
      .expect(201);
    const organizer = async () => {
      const calendar = ICAL.parse(await fileOf(`/api/meetings/${meeting.id}/meeting.ics`));
      const event = new ICAL.Component(calendar).getFirstSubcomponent('vevent');
      const property = event?.getFirstProperty('organizer');
      return [property?.getParameter('cn'), property?.getFirstValue()];
    };
    expect(await organizer()).toEqual([undefined, 'mailto:ada@example.com']);
    await save({ name: 'Ada "Countess": Lovelace; née Byron' }).expect(200);
    expect(await organizer()).toEqual([
      "Ada 'Countess': Lovelace; née Byron",
      'mailto:ada@example.com',
    ]);
  });

  it('is a feed in the chosen time zone, else in that of the browser', async () => {
    const { body: feed } = await ada
      .post('/api/calendar-feed', { timeZone: 'Europe/Berlin' })
      .expect(201);
    const zone = async () => {
      const text = await (await fetch(`${api.url}${feed.path}`)).text();
      return /^X-WR-TIMEZONE:(.*)\r$/m.exec(text)?.[1];
    };
    expect(await zone()).toBe('Europe/Berlin');
    await save(ADA).expect(200);
    expect(await zone()).toBe('Asia/Tokyo');
  });
});
