import { DigestQueue } from '../src/digest/digest-queue.ts';
import { keepCadence } from './long-kept-cadence.ts';
import { type OwnApi } from './own-api.ts';
import { type Caller, type TestApi } from './test-api.ts';
import { until } from './until.ts';

export const BERLIN = { enabled: true, hour: 7, timeZone: 'Europe/Berlin' };

/** Waits until the API has looked for emails since now, and has found none that is left. */
export async function looksInVain(api: OwnApi): Promise<void> {
  const queue = api.service(DigestQueue);
  const looks = jest.spyOn(queue, 'fill');
  const claims = jest.spyOn(queue, 'claim');
  const anotherLook = async () => {
    const before = looks.mock.calls.length;
    await until(() => looks.mock.calls.length > before);
  };
  // The second look begins after all of the first one, which may have begun before now.
  await anotherLook();
  await anotherLook();
  const before = claims.mock.calls.length;
  await until(async () => {
    const found = await Promise.all(claims.mock.results.slice(before).map(({ value }) => value));
    return found.includes(null);
  });
  looks.mockRestore();
  claims.mockRestore();
}

/** What the tests of the daily email do with the people of an API, which is started later. */
export function digestPeople(api: () => TestApi) {
  return {
    /** Someone with an address of their own. */
    person: async (): Promise<Caller & { address: string }> => {
      const address = `${crypto.randomUUID()}@example.com`;
      return { ...(await api().signIn(undefined, address)), address };
    },

    /** Someone to be in touch with, who has been due for months. */
    addDue: async (caller: Caller, displayName = 'Ada Lovelace'): Promise<string> => {
      const { body } = await caller.post('/api/contacts', { displayName }).expect(201);
      await keepCadence(api(), caller, String(body.id), 60);
      const call = { type: 'call', interactionDate: '2026-03-01T09:00:00Z', notes: 'Secret note' };
      await caller.post(`/api/interactions/${body.id}`, call).expect(201);
      return String(body.id);
    },

    /** What became of the emails of someone, the first one first. */
    outcomesOf: async ({ id }: Caller): Promise<unknown[]> => {
      const rows = await api().sql(
        'SELECT outcome FROM rapport.digest_emails WHERE user_profile_id = $1 ORDER BY day, number',
        [id],
      );
      return rows.map(({ outcome }) => outcome);
    },
  };
}
