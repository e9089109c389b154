import { DigestQueue } from '../src/digest/digest-queue.ts';
import { setLongStandingCadence } from './long-standing-cadence.ts';
import { type OwnApi } from './separate-api.ts';
import { type Caller, type TestApi } from './test-api.ts';
import { until } from './until.ts';

export const BERLIN = { enabled: true, hour: 7, timeZone: 'Europe/Berlin' };

/** Waits until the API has looked for emails to send after this call, and has found none. */
export async function looksInVain(api: OwnApi): Promise<void> {
  const queue = api.service(DigestQueue);
  const looks = jest.spyOn(queue, 'fill');
  const claims = jest.spyOn(queue, 'claim');
  const anotherLook = async () => {
    const before = looks.mock.calls.length;
    await until(() => looks.mock.calls.length > before);
  };
  // The second look starts after the first one, which may have started before this call.
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

/** Helpers for tests of the daily email with an API that is started later. */
export function digestPeople(api: () => TestApi) {
  return {
    /** A user with a unique address. */
    person: async (): Promise<Caller & { address: string }> => {
      const address = `${crypto.randomUUID()}@example.com`;
      return { ...(await api().signIn(undefined, address)), address };
    },

    /** Adds a contact who has been due for months. */
    addDue: async (caller: Caller, displayName = 'Ada Lovelace'): Promise<string> => {
      const { body } = await caller.post('/api/contacts', { displayName }).expect(201);
      await setLongStandingCadence(api(), caller, String(body.id), 60);
      const call = { type: 'call', interactionDate: '2026-03-01T09:00:00Z', notes: 'Secret note' };
      await caller.post(`/api/interactions/${body.id}`, call).expect(201);
      return String(body.id);
    },

    /** Returns the outcomes of a user's emails, first one first. */
    outcomesOf: async ({ id }: Caller): Promise<unknown[]> => {
      const rows = await api().sql(
        'SELECT outcome FROM rapport.digest_emails WHERE user_profile_id = $1 ORDER BY day, number',
        [id],
      );
      return rows.map(({ outcome }) => outcome);
    },
  };
}
