import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type ContactSummaryDto } from '../src/contacts/dto/contact.dto.ts';

let api: TestApi;
let ada: Caller;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
  const { body: label } = await ada.post('/api/labels', { name: 'Lighthouse' }).expect(201);
  const { body } = await ada
    .post('/api/contacts', {
      displayName: 'Grace Hopper',
      organizationName: 'Navy',
      emails: [
        { value: 'grace@navy.example', kind: 'work' },
        { value: 'amazing@home.example', kind: 'other' },
      ],
      pinnedNote: 'Prefers a walk in the harbor.',
      howWeMet: 'At the windmill',
      labelIds: [label.id],
    })
    .expect(201);
  await ada
    .post(`/api/interactions/${body.id}`, {
      ...{ type: 'meeting', description: 'Budget review', interactionDate: '2026-03-14T09:00:00Z' },
      notes: `${'Long before that. '.repeat(20)}Wants the compiler by Friday.`,
    })
    .expect(201);
});
afterAll(() => api.close());

const search = async (q: string, limit = 6) =>
  (await ada.get(`/api/contacts?${new URLSearchParams({ q, limit: `${limit}` })}`).expect(200))
    .body as ContactSummaryDto[];

describe('why a search finds someone', () => {
  it.each([
    ['lighthouse', { kind: 'label', text: 'Lighthouse', type: null }],
    ['amazing', { kind: 'email', text: 'amazing@home.example', type: null }],
    ['harbor', { kind: 'pinned_note', text: 'Prefers a walk in the harbor.', type: null }],
    ['windmill', { kind: 'how_we_met', text: 'At the windmill', type: null }],
    ['BUDGET', { kind: 'interaction', text: 'Budget review', type: 'meeting' }],
    ['grace budget', { kind: 'interaction', text: 'Budget review', type: 'meeting' }],
    [
      'compiler',
      { kind: 'interaction', text: expect.stringMatching(/^… .*compiler/), type: 'meeting' },
    ],
  ])('by %s is said', async (q, match) => {
    expect(await search(q)).toEqual([expect.objectContaining({ match })]);
  });

  it.each(['grace', 'navy', 'hopper navy', ''])(
    'by %j is left out, because the row shows it',
    async (q) => {
      const [found] = await search(q);
      expect(found?.displayName).toBe('Grace Hopper');
      expect(found).not.toHaveProperty('match');
    },
  );

  it('allows short pages for menus', async () => {
    expect((await search('windmill', 50))[0]).not.toHaveProperty('match');
  });
});
