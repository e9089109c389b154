import { RELATION_LIMITS } from '@rapport/contracts';
import { addContact } from './builders/assessment.ts';
import { type ExportedPersonDto } from '../src/export/dto/exported-data.dto.ts';
import { type GuidanceDto } from '../src/guidance/dto/guidance.dto.ts';
import { type MeetingGuidanceDto } from '../src/guidance/dto/meeting-guidance.dto.ts';
import { type RelationDto } from '../src/relations/dto/relation.dto.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';

const OTHER = '01890a5d-ac96-774b-bcce-b302099a8057';

let api: TestApi;
let ada: Caller;
let dana: string;
let marta: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  dana = await addContact(ada, 'Dana Fox');
  marta = await addContact(ada, 'Marta Silva');
});
afterAll(() => api.close());

const add = async (contact: string, otherId: string, kind: string, more: object = {}) =>
  (await ada.post(`/api/relations/${contact}`, { otherId, kind, ...more }).expect(201))
    .body as RelationDto;
const list = async (contact: string) =>
  (await ada.get(`/api/relations/${contact}`).expect(200)).body as RelationDto[];
const says = async (contact: string) => (await list(contact)).map((each) => each.says);

describe('a relation', () => {
  it('is one row that both people have, each from their side', async () => {
    const added = await add(marta, dana, 'manages');
    expect(added).toEqual({
      id: expect.any(String),
      contactId: marta,
      other: {
        ...{ id: dana, displayName: 'Dana Fox', photoPath: null },
        ...{ givenName: null, familyName: null },
      },
      kind: 'manages',
      words: null,
      reverseWords: null,
      says: 'Manages Dana Fox',
      createdAt: expect.any(String),
    });
    expect(await list(marta)).toEqual([added]);
    expect(await list(dana)).toMatchObject([
      { id: added.id, kind: 'reports_to', says: 'Reports to Marta Silva', other: { id: marta } },
    ]);
    await ada.delete(`/api/relations/${dana}/${added.id}`).expect(204);
    expect([await list(dana), await list(marta)]).toEqual([[], []]);
    await ada.delete(`/api/relations/${marta}/${added.id}`).expect(404);
  });

  it('has words of the user, which are the same from both sides unless the reverse is given', async () => {
    await add(marta, dana, 'other', { words: ' taught ', reverseWords: 'learned from' });
    await add(dana, marta, 'other', { words: 'sings with' });
    expect(await says(marta)).toEqual(['Taught Dana Fox', 'Sings with Dana Fox']);
    expect(await says(dana)).toEqual(['Learned from Marta Silva', 'Sings with Marta Silva']);
    // Only the kind `other` has words.
    expect(await add(dana, marta, 'partner', { words: 'x' })).toMatchObject({ words: null });
  });

  it('is listed by kind and then by name', async () => {
    const ben = await addContact(ada, 'Ben Adler');
    await add(dana, ben, 'works_with');
    await add(dana, marta, 'works_with');
    await add(dana, ben, 'reports_to');
    expect(await says(dana)).toEqual([
      'Reports to Ben Adler',
      'Works with Ben Adler',
      'Works with Marta Silva',
    ]);
  });

  it('is refused twice, also when it is entered on the other person', async () => {
    await add(dana, marta, 'introduced_by');
    const again = { otherId: dana, kind: 'introduced' };
    const { body } = await ada.post(`/api/relations/${marta}`, again).expect(409);
    expect(body.code).toBe('RELATION_EXISTS');
    await add(dana, marta, 'works_with');
    await ada.post(`/api/relations/${marta}`, { otherId: dana, kind: 'works_with' }).expect(409);
  });

  it.each([
    [{ kind: 'reports_to' }, 'otherId must be a UUID'],
    [{ otherId: OTHER, kind: 'boss' }, /^kind must be one of/],
    [{ otherId: OTHER, kind: 'other', words: ' ' }, 'words is required'],
    [{ otherId: OTHER, kind: 'other', words: 'x'.repeat(61) }, /^words .*60/],
    [{ otherId: OTHER, kind: 'other', words: 'x', reverseWords: 'y'.repeat(61) }, /^reverseWords/],
  ])('is refused with a reason: %j', async (body, error) => {
    const answer = await ada.post(`/api/relations/${dana}`, body).expect(400);
    expect(answer.body.error).toEqual(
      typeof error === 'string' ? error : expect.stringMatching(error),
    );
  });

  it('needs two people of the user', async () => {
    const { body } = await ada
      .post(`/api/relations/${dana}`, { otherId: dana, kind: 'partner' })
      .expect(400);
    expect(body.error).toBe('otherId must be another contact');
    const bob = await api.signIn();
    const theirs = await addContact(bob, 'Theirs');
    const gone = await addContact(ada, 'Gone');
    await ada.delete(`/api/contacts/${gone}`).expect(204);
    for (const otherId of [theirs, gone, OTHER]) {
      const answer = await ada.post(`/api/relations/${dana}`, { otherId, kind: 'partner' });
      expect([answer.status, answer.body.code]).toEqual([404, 'CONTACT_NOT_FOUND']);
    }
    const { id } = await add(dana, marta, 'partner');
    for (const contactId of [theirs, dana, marta])
      await bob.delete(`/api/relations/${contactId}/${id}`).expect(404);
    await bob.get(`/api/relations/${dana}`).expect(404);
  });

  it('is refused above the limit of either person', async () => {
    const most = RELATION_LIMITS.perContact;
    await api.sql(
      `INSERT INTO rapport.relations
       SELECT $1::uuid, gen_random_uuid(), $2::uuid, $3::uuid, now(), 'other', 'w' || n, 'w' || n
       FROM generate_series(1, $4::int) n`,
      [ada.id, dana, marta, most],
    );
    const ben = await addContact(ada, 'Ben Adler');
    for (const [one, two] of [
      [dana, ben],
      [ben, marta],
    ] as const) {
      const answer = await ada
        .post(`/api/relations/${one}`, { otherId: two, kind: 'partner' })
        .expect(400);
      expect(answer.body.error).toBe(
        `otherId can't be added: a contact has at most ${most} relations`,
      );
    }
  });

  it('rests while one of the two is deleted, and returns with them', async () => {
    await add(dana, marta, 'reports_to');
    await ada.delete(`/api/contacts/${marta}`).expect(204);
    expect(await list(dana)).toEqual([]);
    await ada.post(`/api/contacts/${marta}/restore`).expect(200);
    expect(await says(dana)).toEqual(['Reports to Marta Silva']);
    await api.sql('DELETE FROM rapport.contacts WHERE id = $1', [marta]);
    expect(await api.sql('SELECT FROM rapport.relations WHERE contact_id = $1', [dana])).toEqual(
      [],
    );
  });

  it('is in the guidance of both people and of their meetings, and in exports of the person', async () => {
    const { id } = await add(dana, marta, 'reports_to');
    const guidance = (await ada.get(`/api/guidance/${marta}`)).body as GuidanceDto;
    expect(guidance.relations).toMatchObject([{ says: 'Manages Dana Fox' }]);
    const plan = { title: 'Budget', startsAt: '2026-03-14T09:00:00Z', contactIds: [dana, marta] };
    const { body: meeting } = await ada.post('/api/meetings', plan).expect(201);
    const { people } = (await ada.get(`/api/meeting-guidance/${meeting.id}`))
      .body as MeetingGuidanceDto;
    expect(people.map(({ relations }) => relations.map((each) => each.says))).toEqual([
      ['Reports to Marta Silva'],
      ['Manages Dana Fox'],
    ]);
    const person = (await ada.get(`/api/contacts/${marta}/export`)).body as ExportedPersonDto;
    expect(person.contact.relations).toEqual([
      {
        ...{ id, otherId: dana, otherName: 'Dana Fox', kind: 'manages' },
        ...{ words: null, reverseWords: null, notedAt: expect.any(String) },
      },
    ]);
  });
});

describe('a merge', () => {
  const merge = (id: string, other: string) =>
    ada.post(`/api/contacts/${id}/merge`, { with: other }).expect(200);
  const rows = () =>
    api.sql('SELECT * FROM rapport.relations WHERE user_profile_id = $1 ORDER BY id', [ada.id]);

  it('moves relations, keeps one of each and none with oneself; its undo restores them', async () => {
    const twin = await addContact(ada, 'D. Fox');
    const ben = await addContact(ada, 'Ben Adler');
    await add(dana, marta, 'reports_to');
    await add(marta, twin, 'manages');
    await add(twin, ben, 'works_with');
    await add(dana, ben, 'other', { words: 'taught', reverseWords: 'learned from' });
    await add(twin, ben, 'other', { words: 'taught', reverseWords: 'learned from' });
    await add(dana, twin, 'works_with');
    const before = await rows();
    await merge(dana, twin);
    expect(await says(dana)).toEqual([
      'Reports to Marta Silva',
      'Works with Ben Adler',
      'Taught Ben Adler',
    ]);
    expect(await says(ben)).toEqual(['Works with Dana Fox', 'Learned from Dana Fox']);
    expect(await rows()).toHaveLength(3);
    await ada.post(`/api/contacts/${dana}/unmerge`).expect(200);
    expect(await rows()).toEqual(before);
  });

  it('finds a relation twice also where the order of the two turns', async () => {
    const [first, last] = [await addContact(ada, 'One'), await addContact(ada, 'One')];
    const between = await addContact(ada, 'Between');
    const [low = '', middle = '', high = ''] = [first, last, between].toSorted();
    await add(low, middle, 'partner');
    await add(middle, high, 'partner');
    await merge(high, low);
    expect(await list(middle)).toHaveLength(1);
    expect(await rows()).toMatchObject([{ contact_id: middle, other_id: high }]);
  });

  it('does not return what was removed since, nor what belongs to a contact that is gone', async () => {
    const twin = await addContact(ada, 'D. Fox');
    const { id } = await add(twin, marta, 'reports_to');
    const gone = await addContact(ada, 'Gone');
    await add(twin, gone, 'partner');
    await add(dana, gone, 'partner');
    await merge(dana, twin);
    await ada.delete(`/api/relations/${dana}/${id}`).expect(204);
    await api.sql('DELETE FROM rapport.contacts WHERE id = $1', [gone]);
    await ada.post(`/api/contacts/${dana}/unmerge`).expect(200);
    expect(await rows()).toEqual([]);
  });
});
