import { setTimeout as delay } from 'node:timers/promises';
import { fakeDav } from './fake-dav.ts';
import { apiWithServer, syncedUser } from './synced-books.ts';

const BOOK = '/ada/book/';
/** `SYNC_CARDS=10000` takes some minutes. */
const CARDS = Number(process.env.SYNC_CARDS ?? 1_000);
const SYLLABLES = ['bo', 'ki', 'tu', 'ra', 'ne', 'so', 'lu', 'mi', 'ga', 'we'];

/** A name that no other one is like. */
const nameOf = (n: number) =>
  [...`${n + 10_000}`].map((digit) => SYLLABLES[Number(digit)]).join('');

it('many cards come in the background, with progress, while the API answers', async () => {
  const dav = fakeDav();
  const { api, close } = await apiWithServer(dav.listener, 120_000);
  for (let n = 0; n < CARDS; n += 1) {
    const name = nameOf(n);
    const lines = [`UID:${n}`, `FN:Person ${name}`, `N:${name};Person;;;`, `EMAIL:${n}@x.example`];
    const all = ['BEGIN:VCARD', 'VERSION:3.0', ...lines, `X-ODD:${n}`, 'END:VCARD', ''];
    dav.put(`${BOOK}${n}.vcf`, all.join('\r\n'));
  }
  const ada = await syncedUser(api, {
    address: 'https://dav.test/',
    userName: 'ada',
    password: 'app-password',
    collection: 'Contacts',
  });
  let isOver = false;
  const synced = ada.begin().then(() => {
    isOver = true;
  });
  const seen = new Set<number>();
  while (!isOver) {
    const { done, total } = await ada.state();
    if (total !== null && total > 0) {
      expect(total).toBe(CARDS);
      seen.add(done);
    }
    await delay(200);
  }
  await synced;
  expect(seen.size).toBeGreaterThan(3);
  expect([...seen]).toEqual([...seen].toSorted((one, other) => one - other));
  expect(await ada.state()).toMatchObject({ linked: CARDS, questions: 0, failure: null });
  dav.asked.length = 0;
  await ada.sync();
  // A sync on request also looks for address books made since.
  expect(dav.asked.filter((asked) => !asked.startsWith('PROPFIND'))).toEqual([`REPORT ${BOOK}`]);
  await close();
}, 3_600_000);
