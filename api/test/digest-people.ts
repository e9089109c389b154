import { type Caller, type TestApi } from './test-api.ts';

export const BERLIN = { enabled: true, hour: 7, timeZone: 'Europe/Berlin' };

/** Long enough for a process that looks every second to have looked twice. */
export const twoLooks = () => new Promise((resolve) => setTimeout(resolve, 2_500));

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
