import { PurgeService } from '../src/purge/purge.service.ts';
import { type OwnApi, startSeparateApi } from './separate-api.ts';
import { type Caller } from './test-api.ts';
import { type ContactHealthDto } from '../src/attention/dto/contact-health.dto.ts';
import { type InteractionDto } from '../src/interactions/dto/interaction.dto.ts';
import { type MeetingDto } from '../src/interactions/dto/meeting.dto.ts';

let api: OwnApi;
let ada: Caller;
let grace: string;
let inge: string;

beforeAll(async () => {
  api = await startSeparateApi();
});
beforeEach(async () => {
  ada = await api.signIn();
  grace = await add('Grace Hopper');
  inge = await add('Inge Lehmann');
});
afterAll(() => api.close());

const add = async (displayName: string) =>
  String((await ada.post('/api/contacts', { displayName }).expect(201)).body.id);
const plan = async (facts: object = {}): Promise<MeetingDto> => {
  const startsAt = new Date(Date.now() + 72_000_000).toISOString();
  const body = { title: 'Budget', startsAt, contactIds: [grace], ...facts };
  return (await ada.post('/api/meetings', body).expect(201)).body;
};
const history = async (contactId: string) =>
  (await ada.get(`/api/interactions/${contactId}`).expect(200)).body as InteractionDto[];
const health = async (contactId: string) =>
  (await ada.get(`/api/health/${contactId}`).expect(200)).body as ContactHealthDto;
const purgeAll = async () => {
  await api.sql(
    `UPDATE rapport.contacts SET deleted_at = now() - interval '31 days'
     WHERE user_profile_id = $1 AND deleted_at IS NOT NULL`,
    [ada.id],
  );
  await api.service(PurgeService).run();
};

describe('a meeting that was canceled', () => {
  const cancel = (id: string) => ada.delete(`/api/meetings/${id}`).expect(204);
  const restore = (id: string) => ada.post(`/api/meetings/${id}/restore`);

  it('is restored with its people, lines, notes, promises, and what they said', async () => {
    const { id } = await plan({
      contactIds: [grace, inge],
      ...{ goal: 'A yes', news: 'Faster', worry: 'The price', notes: 'Room 4', place: 'Bern' },
    });
    const [entry] = await history(grace);
    const path = `/api/interactions/${grace}/${entry?.id}`;
    await ada
      .patch(path, {
        notes: 'Bring the figures',
        commitments: [{ kind: 'i_promised', text: 'The figures', dueOn: null }],
        statedPreferences: [{ kind: 'other', text: 'Likes figures', learnedOn: '2026-01-05' }],
      })
      .expect(200);
    const read = async () => ({
      meeting: (await ada.get(`/api/meetings/${id}`).expect(200)).body,
      histories: [await history(grace), await history(inge)],
      promises: (await ada.get(`/api/commitments/${grace}`).expect(200)).body,
      planned: (await health(inge)).nextPlannedAt,
    });
    const linked = () =>
      api.sql(
        `SELECT c.interaction_id FROM rapport.commitments c WHERE c.user_profile_id = $1
         UNION ALL SELECT p.interaction_id FROM rapport.stated_preferences p
         WHERE p.user_profile_id = $1`,
        [ada.id],
      );
    const [before, links] = [await read(), await linked()];
    expect(links).toEqual([{ interaction_id: entry?.id }, { interaction_id: entry?.id }]);
    await cancel(id);
    expect((await health(inge)).nextPlannedAt).toBeNull();
    expect((await restore(id).expect(200)).body).toEqual(before.meeting);
    expect(await read()).toEqual(before);
    expect(await linked()).toEqual(links);
  });

  it('is offered for ten minutes, restored once, and unchanged by a repeated call', async () => {
    const { id } = await plan({ contactIds: [grace, inge] });
    await restore(id).expect(200);
    await cancel(id);
    const { body: undos } = await ada.get('/api/undos').expect(200);
    expect(undos).toMatchObject([{ kind: 'meeting', id, name: 'Budget', count: 2 }]);
    await ada.post(`/api/undos/${id}`).expect(404);
    await restore(id).expect(200);
    await ada.patch(`/api/meetings/${id}`, { title: 'Another budget' }).expect(200);
    expect((await restore(id).expect(200)).body.title).toBe('Another budget');
    expect((await ada.get('/api/undos').expect(200)).body).toEqual([]);
    await cancel(id);
    await api.sql("UPDATE rapport.bulk_changes SET created_at = now() - interval '11 minutes'");
    const { body } = await restore(id).expect(404);
    expect(body.code).toBe('MEETING_NOT_FOUND');
  });

  it('is restored by no one else', async () => {
    const { id } = await plan();
    await cancel(id);
    const mallory = await api.signIn();
    await mallory.post(`/api/meetings/${id}/restore`).expect(404);
    await restore(id).expect(200);
    await ada.post('/api/meetings/budget/restore').expect(400);
  });

  it('comes back without a contact who was deleted for good, and not without anyone', async () => {
    const { id } = await plan({ contactIds: [grace, inge] });
    await cancel(id);
    await ada.delete(`/api/contacts/${grace}`).expect(204);
    await purgeAll();
    expect((await restore(id).expect(200)).body.people).toMatchObject([{ id: inge }]);
    await cancel(id);
    await ada.delete(`/api/contacts/${inge}`).expect(204);
    await purgeAll();
    await restore(id).expect(404);
  });

  it('is there again for a contact who is restored after it', async () => {
    const { id } = await plan({ contactIds: [grace, inge] });
    await cancel(id);
    await ada.delete(`/api/contacts/${grace}`).expect(204);
    expect((await restore(id).expect(200)).body.people).toMatchObject([{ id: inge }]);
    await ada.post(`/api/contacts/${grace}/restore`).expect(200);
    expect((await history(grace))[0]?.meeting).toMatchObject({ id });
    expect((await health(grace)).nextPlannedAt).not.toBeNull();
  });
});
