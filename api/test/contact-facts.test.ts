import { setLongStandingCadence } from './long-standing-cadence.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type ContactDto } from '../src/contacts/dto/contact.dto.ts';
import { type CreateContactDto } from '../src/contacts/dto/create-contact.dto.ts';
import { type UpdateContactDto } from '../src/contacts/dto/update-contact.dto.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  ada = await api.signIn();
});
afterAll(() => api.close());

const add = async (body: Partial<CreateContactDto> = {}) =>
  (await ada.post('/api/contacts', { displayName: 'Grace Hopper', ...body }).expect(201))
    .body as ContactDto;
const change = async ({ id }: ContactDto, body: UpdateContactDto) =>
  (await ada.patch(`/api/contacts/${id}`, body).expect(200)).body as ContactDto;
const names = async (query: string) =>
  ((await ada.get(`/api/contacts?${query}`).expect(200)).body as ContactDto[]).map(
    ({ displayName }) => displayName,
  );

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const WORK = { value: 'grace@navy.example', kind: 'work' } as const;
const HOME = { value: 'grace@home.example', kind: 'home' } as const;
const LINKEDIN = { value: 'https://www.linkedin.com/in/grace', kind: 'linkedin' } as const;
const SITE = { value: 'https://grace.example', kind: 'website' } as const;

describe('several emails, phones and links', () => {
  it('come back in their order, the first of each also in its own field', async () => {
    const emails = [WORK, HOME];
    const phones = [{ value: '+1 202 555 0142', kind: 'mobile' as const }];
    const contact = await add({ emails, phones, links: [LINKEDIN, SITE] });
    expect(contact).toMatchObject({
      emails,
      phones,
      links: [LINKEDIN, SITE],
      primaryEmail: WORK.value,
      primaryPhone: '+1 202 555 0142',
      linkedinUrl: LINKEDIN.value,
    });
    expect((await ada.get(`/api/contacts/${contact.id}`)).body).toEqual(contact);
  });

  it('are one where a client knows only the single fields', async () => {
    expect(await add({ primaryEmail: WORK.value, linkedinUrl: LINKEDIN.value })).toMatchObject({
      emails: [{ value: WORK.value, kind: 'other' }],
      phones: [],
      links: [LINKEDIN],
    });
  });

  it('stay when such a client changes or removes the first one', async () => {
    const contact = await add({ emails: [WORK, HOME], links: [SITE] });
    const single = { primaryEmail: 'new@navy.example', primaryPhone: null, linkedinUrl: null };
    expect(await change(contact, single)).toMatchObject({
      emails: [{ value: 'new@navy.example', kind: 'work' }, HOME],
      links: [SITE],
    });
    expect(await change(contact, { primaryEmail: null })).toMatchObject({
      primaryEmail: HOME.value,
      emails: [HOME],
    });
    expect(
      await change(contact, { primaryEmail: null, linkedinUrl: LINKEDIN.value }),
    ).toMatchObject({
      primaryEmail: null,
      emails: [],
      links: [LINKEDIN, SITE],
      linkedinUrl: LINKEDIN.value,
    });
  });

  it('count alone where the single field comes along', async () => {
    const body = { primaryEmail: 'old@navy.example', emails: [HOME, { ...HOME, kind: 'work' }] };
    expect(await add(body as CreateContactDto)).toMatchObject({
      primaryEmail: HOME.value,
      emails: [HOME],
    });
  });

  it.each<[field: string, body: object]>([
    ['emails[1].value', { emails: [WORK, { value: 'nonsense', kind: 'work' }] }],
    ['emails[0].kind', { emails: [{ value: 'a@b.example', kind: 'fax' }] }],
    ['phones[0].value', { phones: [{ kind: 'work' }] }],
    ['links[0].value', { links: [{ value: 'javascript:alert(1)', kind: 'website' }] }],
    ['emails', { emails: 'grace@navy.example' }],
    ['emails', { emails: Array.from({ length: 21 }, () => WORK) }],
    ['birthday', { birthday: '2023-02-29' }],
    ['birthday', { birthday: '12/09/1906' }],
    ['labelIds', { labelIds: ['nonsense'] }],
  ])('are refused with the field to blame: %s', async (field, body) => {
    const { body: error } = await ada
      .post('/api/contacts', { displayName: 'Grace', ...body })
      .expect(400);
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', problems: [{ field }] });
  });
});

describe('note, birthday and how they met', () => {
  it('are stored, unaffected by other changes, and cleared by null', async () => {
    const facts = {
      pinnedNote: 'Wants facts first.\nNo calls on Friday.',
      birthday: '--02-29',
      howWeMet: 'At the fair',
    };
    const contact = await add(facts);
    expect(contact).toMatchObject(facts);
    expect(await change(contact, { organizationName: 'Navy' })).toMatchObject(facts);
    const none = { pinnedNote: null, birthday: null, howWeMet: null };
    expect(await change(contact, none)).toMatchObject(none);
  });
});

describe('search', () => {
  it.each([
    'home.example',
    '5550142',
    '+1 202 555 0142',
    'grace.example',
    'facts first',
    'berlin',
    '1906-12-09',
    'müller-clients',
    'hopper board',
  ])('finds a contact by %s', async (q) => {
    const label = async (name: string) =>
      String((await ada.post('/api/labels', { name }).expect(201)).body.id);
    const [clients, board] = [await label('Mueller-Clients Müller'), await label('Board')];
    await add({
      emails: [WORK, HOME],
      phones: [{ value: '+1 (202) 555-0142', kind: 'work' }],
      links: [SITE],
      pinnedNote: 'Wants facts first',
      howWeMet: 'At the fair in Berlin',
      birthday: '1906-12-09',
      labelIds: [clients, board],
    });
    await add({ displayName: 'Someone else' });
    expect(
      await names(`q=${encodeURIComponent(q.replace('müller-clients', 'mueller-CLIENTS'))}`),
    ).toEqual(['Grace Hopper']);
  });

  it('finds contacts by the notes of interactions, until those change', async () => {
    const { id } = await add({});
    const other = await add({ displayName: 'Someone else' });
    const log = async (contactId: string, body: object) => {
      const when = { type: 'call', interactionDate: daysAgo(1), ...body };
      const { body: made } = await ada.post(`/api/interactions/${contactId}`, when).expect(201);
      return `/api/interactions/${contactId}/${made.id}`;
    };
    const call = await log(id, {
      description: 'Compiler für Müller',
      notes: 'Met at the airport.\nLikes gardening',
      outcome: 'follow_up_needed',
      followUpAt: daysAgo(-2).slice(0, 10),
      followUpText: 'Send the brochure',
    });
    await log(other.id, { notes: 'No gardener' });
    const found = async (...queries: string[]) =>
      Object.fromEntries(
        await Promise.all(
          queries.map(async (q) => [q, await names(`q=${encodeURIComponent(q)}&sort=name`)]),
        ),
      ) as Record<string, string[]>;
    const grace = ['Grace Hopper'];
    expect(
      await found('muller', 'airport', 'hopper brochure', 'garden', 'ai', 'elsewhere'),
    ).toEqual({
      muller: grace,
      airport: grace,
      'hopper brochure': grace,
      garden: ['Grace Hopper', 'Someone else'],
      // Nearly every note contains these two letters.
      ai: [],
      elsewhere: [],
    });
    await ada.patch(call, { notes: 'Met in Lisbon', outcome: 'positive' }).expect(200);
    expect(await found('airport', 'lisbon', 'brochure', 'compiler')).toEqual({
      airport: [],
      lisbon: grace,
      brochure: [],
      compiler: grace,
    });
    await ada.delete(call).expect(204);
    expect(await names('q=lisbon')).toEqual([]);
  });

  it('finds contacts by a word that many interactions have', async () => {
    const often = await add({});
    const once = await add({ displayName: 'Once' });
    await api.sql(
      `INSERT INTO rapport.interactions
         (user_profile_id, id, contact_id, created_at, interaction_date, type, search_text)
       SELECT user_profile_id, gen_random_uuid(), id, now(), now(), 'call', ' quarterly'
       FROM rapport.contacts, generate_series(1, CASE WHEN id = $1 THEN 600 ELSE 1 END)
       WHERE id = ANY($2)`,
      [often.id, [often.id, once.id]],
    );
    expect(await names('q=quarterly&sort=name')).toEqual(['Grace Hopper', 'Once']);
    expect(await names('q=quarterly%20once')).toEqual(['Once']);
  });

  it('finds no one by a label that is gone or was renamed', async () => {
    const { body: label } = await ada.post('/api/labels', { name: 'Board' }).expect(201);
    await add({ labelIds: [label.id] });
    await ada.patch(`/api/labels/${label.id}`, { name: 'Council' }).expect(200);
    expect([await names('q=board'), await names('q=counc')]).toEqual([[], ['Grace Hopper']]);
    await ada.delete(`/api/labels/${label.id}`).expect(204);
    expect(await names('q=council')).toEqual([]);
  });

  it('does not find everyone with a page on LinkedIn by a word of its address', async () => {
    await add({ links: [LINKEDIN] });
    expect([await names('q=linkedin'), await names('q=lin')]).toEqual([[], []]);
  });
});

describe('filters', () => {
  const log = (id: string, days: number) =>
    ada
      .post(`/api/interactions/${id}`, { type: 'call', interactionDate: daysAgo(days) })
      .expect(201);
  const met = async (displayName: string, days: number) => {
    const { id } = await add({ displayName });
    await log(id, days);
  };

  it.each<[lastContact: string, who: string[]]>([
    ['week', ['Five']],
    ['month', ['Five', 'Twenty']],
    ['quarter', ['Five', 'Sixty', 'Twenty']],
    ['older', ['Hundred']],
    ['never', ['Never', 'Planned']],
  ])('by last contact: %s', async (lastContact, who) => {
    await met('Five', 5);
    await met('Twenty', 20);
    await met('Sixty', 60);
    await met('Hundred', 100);
    await met('Planned', -3);
    await add({ displayName: 'Never' });
    expect(await names(`lastContact=${lastContact}&sort=name`)).toEqual(who);
  });

  it('by last contact know of a planned one that has taken place since', async () => {
    await met('Planned', -1);
    await met('Planned, met', -1);
    await api.sql(
      `UPDATE rapport.contacts SET planned_at = ARRAY[now() - interval '1 day'],
         planned_due_at = ARRAY[now() + interval '59 days'],
         last_interaction_at = CASE WHEN display_name = 'Planned' THEN NULL
           ELSE now() - interval '200 days' END
       WHERE user_profile_id = $1`,
      [ada.id],
    );
    expect(await names('lastContact=never')).toEqual([]);
    expect(await names('lastContact=older')).toEqual([]);
    expect(await names('lastContact=week&sort=name')).toEqual(['Planned', 'Planned, met']);
  });

  it('by when someone is due', async () => {
    const met = async (displayName: string, days: number) => {
      const { id } = await add({ displayName });
      await setLongStandingCadence(api, ada, id, 60);
      await log(id, days);
    };
    await met('Due in 5 days', 55);
    await met('Due in 30 days', 30);
    await met('Overdue', 70);
    expect(await names('dueWithinDays=0')).toEqual(['Overdue']);
    expect(await names('dueWithinDays=7&sort=nextDue')).toEqual(['Overdue', 'Due in 5 days']);
    const { headers } = await ada.get('/api/contacts?dueWithinDays=7&count=true').expect(200);
    expect(headers['x-total-count']).toBe('2');
    await ada.get('/api/contacts?dueWithinDays=400').expect(400);
  });

  it('by labels: with all of them', async () => {
    const label = async (name: string) =>
      String((await ada.post('/api/labels', { name }).expect(201)).body.id);
    const [clients, berlin] = [await label('Clients'), await label('Berlin')];
    await add({ displayName: 'Both', labelIds: [clients, berlin] });
    await add({ displayName: 'Client', labelIds: [clients] });
    await add({ displayName: 'None' });
    expect(await names(`label=${clients}&sort=name`)).toEqual(['Both', 'Client']);
    expect(await names(`label=${clients}&label=${berlin}`)).toEqual(['Both']);
    const { headers } = await ada
      .get(`/api/contacts?label=${clients}&label=${berlin}&limit=1`)
      .expect(200);
    expect(headers.link).toBeUndefined();
    await ada.get('/api/contacts?label=nonsense').expect(400);
  });
});
