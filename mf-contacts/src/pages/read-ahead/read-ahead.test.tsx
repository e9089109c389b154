import { useShellApi } from '@rapport/remote-api';
import { useQueryClient } from '@rapport/remote-api/query';
import { renderInShell } from '@rapport/remote-kit/testing';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { makeMeeting } from '../../testing/make-meeting.ts';
import { readAhead } from './read-ahead.ts';

const NOW = Date.parse('2026-06-01T08:00:00.000Z');
const USER = '018f6b1e-0000-7000-8000-00000000ada0';
const COMING = 'GET /api/meetings';
const ADA = '018f6b1e-0000-7000-8000-000000000001';
const GRACE = '018f6b1e-0000-7000-8000-000000000002';
const LATER = '018f6b1e-0000-7000-8000-000000000003';
const withPeople = (...ids: string[]) => ids.map((id) => makeContact({ id }));

beforeEach(() => localStorage.clear());

/** Reads ahead at each of these times, on one page. */
async function readAt(...times: number[]) {
  const fake = fakeRecordsApi({
    [COMING]: [
      { ...makeMeeting(), startsAt: '2026-06-03T08:00:00.000Z', people: withPeople(ADA, GRACE) },
      { ...makeMeeting(), startsAt: '2026-06-04T08:00:00.000Z', people: withPeople(GRACE) },
      { ...makeMeeting(), startsAt: '2026-06-09T08:00:00.000Z', people: withPeople(LATER) },
    ],
  });
  let read = (_now: number) => Promise.resolve();
  function Page() {
    const [queries, shell] = [useQueryClient(), useShellApi()];
    read = (now) => readAhead(queries, shell, USER, now);
    return null;
  }
  renderInShell(<Page />, fake);
  for (const now of times) await read(now);
  return fake;
}

describe('readAhead', () => {
  it('reads the page and the briefing of each person whom the user meets within seven days', async () => {
    const { made } = await readAt(NOW);
    for (const id of [ADA, GRACE]) {
      expect(made(`GET /api/contacts/${id}`)).toHaveLength(1);
      expect(made(`GET /api/guidance/${id}`)).toHaveLength(1);
      expect(made(`GET /api/interactions/${id}`)).toHaveLength(1);
    }
    expect(made(`GET /api/contacts/${LATER}`)).toHaveLength(0);
  });

  it('reads nothing for a browser that saves data', async () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    try {
      const { made } = await readAt(NOW);
      expect(made(COMING)).toHaveLength(0);
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
  });

  it('reads nothing again within four hours', async () => {
    const { made } = await readAt(NOW, NOW + 3 * 3_600_000);
    expect(made(COMING)).toHaveLength(1);
  });

  it('reads again if the last time was in the future, by a clock that was wrong', async () => {
    await readAt(NOW + 86_400_000);
    const { made } = await readAt(NOW);
    expect(made(COMING)).toHaveLength(1);
  });
});
