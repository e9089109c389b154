import { setTimeout as delay } from 'node:timers/promises';
import { fakeDav } from './fake-dav.ts';
import { apiWithServer, syncedUser } from './synced-books.ts';

const CARDS = 10_000;

it('10,000 cards come in the background, with progress, while the user works on', async () => {
  const dav = fakeDav();
  for (let n = 0; n < CARDS; n++) {
    const lines = [`FN:Person ${n}`, `EMAIL:person${n}@people.example`, `UID:card-${n}`];
    const text = ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
    dav.put(`/ada/book/${n}.vcf`, text);
  }
  const world = await apiWithServer(dav.listener);
  const ada = await syncedUser(world.api, {
    address: 'https://dav.test/',
    userName: 'ada',
    password: 'app-password',
    collection: 'Contacts',
  });
  let isOver = false;
  const syncing = ada.begin().finally(() => (isOver = true));
  const seen = new Set<number>();
  while (!isOver) {
    const { done, total }: { done: number | null; total: number | null } = await ada.state();
    if (total === CARDS && done !== null) seen.add(done);
    await ada.user.get('/api/contacts?limit=1').expect(200);
    await delay(100);
  }
  await syncing;
  expect(seen.size).toBeGreaterThan(10);
  expect(await ada.state()).toMatchObject({ linked: CARDS, questions: 0, failure: null });
  const { headers } = await ada.user.get('/api/contacts?limit=1&count=true').expect(200);
  expect(headers['x-total-count']).toBe(String(CARDS));

  dav.asked.length = 0;
  await ada.sync();
  expect(dav.asked.filter((each) => each.startsWith('REPORT'))).toHaveLength(1);
  await world.close();
}, 1_200_000);
