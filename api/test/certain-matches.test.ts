import { fakeDav } from './fake-dav.ts';
import { apiWithServer, syncedUser } from './synced-books.ts';

const BOOK = '/ada/book/';
const account = {
  address: 'https://dav.test/',
  userName: 'ada',
  password: 'app-password',
  collection: 'Contacts',
};
const dav = fakeDav();
let world: Awaited<ReturnType<typeof apiWithServer>>;
let ada: Awaited<ReturnType<typeof syncedUser>>;

beforeAll(async () => {
  world = await apiWithServer(dav.listener);
});
beforeEach(async () => {
  dav.clear();
  ada = await syncedUser(world.api, account);
});
afterAll(() => world.close());

const put = (uid: string, ...lines: string[]) =>
  dav.put(
    `${BOOK}${uid}.vcf`,
    ['BEGIN:VCARD', 'VERSION:3.0', `UID:${uid}`, ...lines, 'END:VCARD', ''].join('\r\n'),
  );
const idOf = async (name: string) => {
  const asked = await ada.questions();
  return asked.find(({ card }: { card: { name: string } }) => card.name === name)?.id;
};

it('are accepted together; all others stay questions', async () => {
  await ada.add({ displayName: 'Grace Hopper', primaryEmail: 'grace@navy.example' });
  const linkedin = 'https://www.linkedin.com/in/lin-clark';
  await ada.add({ displayName: 'Lin Clark', links: [{ kind: 'linkedin', value: linkedin }] });
  await ada.add({ displayName: 'Per Ek' });
  await ada.add({ displayName: 'Two Cards', primaryEmail: 'two@cards.example' });
  put('grace', 'FN:Grace Hopper', 'EMAIL:GRACE@navy.example', 'X-ODD:1');
  put('lin', 'FN:L. Clark', `URL:${linkedin}`);
  put('per', 'FN:Per Ek');
  put('two-1', 'FN:Two Cards', 'EMAIL:two@cards.example');
  put('two-2', 'FN:Two C. Cards', 'EMAIL:two@cards.example');
  await ada.begin();
  const asked = await ada.questions();
  const certain = asked.map(
    ({
      certain: isCertain,
      card,
    }: {
      certain: boolean;
      card: { name: string; sameBy: string[] };
    }) => (isCertain ? `${card.name} ${card.sameBy.join()}` : null),
  );
  expect(certain.filter(Boolean).toSorted()).toEqual(['Grace Hopper email', 'L. Clark profile']);
  expect(asked).toHaveLength(5);

  const questionIds = asked.map(({ id }: { id: string }) => id);
  const { body } = await ada.user.post(`${ada.path}/questions`, { questionIds }).expect(200);
  expect(body).toMatchObject({ questions: 3, syncing: true });
  await ada.syncDue();
  expect(await ada.contacts()).toHaveLength(4);
  expect(await ada.state()).toMatchObject({ linked: 2, questions: 4 });
  const conflicts = (await ada.questions()).filter(
    ({ kind }: { kind: string }) => kind === 'conflict',
  );
  expect(conflicts).toMatchObject([{ fields: [{ field: 'name', card: 'L. Clark' }] }]);
  expect(dav.text(`${BOOK}grace.vcf`)).toContain('X-ODD:1');
});

it('are left open if they were not looked at', async () => {
  await ada.add({ displayName: 'Grace Hopper', primaryEmail: 'grace@navy.example' });
  put('grace', 'FN:Grace Hopper', 'EMAIL:grace@navy.example');
  await ada.begin();
  await ada.user.post(`${ada.path}/questions`, { questionIds: [] }).expect(200);
  expect(await ada.questions()).toMatchObject([{ certain: true }]);
  await ada.user.post(`${ada.path}/questions`, { questionIds: 'all' }).expect(400);
});

it('two cards of one contact make no third: the second one is named, and stays as it is', async () => {
  const id = await ada.add({ displayName: 'Two Cards', primaryEmail: 'two@cards.example' });
  put('two-1', 'FN:Two Cards', 'EMAIL:two@cards.example');
  put('two-2', 'FN:Two C. Cards', 'EMAIL:two@cards.example');
  await ada.begin();
  for (const name of ['Two Cards', 'Two C. Cards']) {
    const body = { decision: 'same', contactId: id };
    await ada.user.post(`${ada.path}/questions/${await idOf(name)}`, body).expect(204);
  }
  await ada.syncDue();
  expect(await ada.contacts()).toHaveLength(1);
  expect(await ada.problems()).toMatchObject([{ problem: 'mergedHere' }]);
  expect(dav.hrefs()).toHaveLength(2);
});
