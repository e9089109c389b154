import { type Caller, type TestApi } from './test-api.ts';

/** Gives a contact a cadence that has applied since the beginning. Interactions that are logged afterward use it. */
export async function setLongStandingCadence(
  api: TestApi,
  caller: Caller,
  contactId: string,
  cadenceDays: number,
): Promise<void> {
  await caller.put(`/api/health/${contactId}/cadence`, { cadenceDays }).expect(200);
  await api.sql("UPDATE rapport.contacts SET cadence_changes = '[]' WHERE id = $1", [contactId]);
}
