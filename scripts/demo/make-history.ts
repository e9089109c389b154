import { type CreateInteraction, type SetCadence, type UpdateAction } from '@rapport/contracts';
import { type ApiCall, textOf } from './api-call.ts';
import { type DemoHistory, type DemoInteraction, type DemoMark } from './demo-histories.ts';

const DAY_MS = 86_400_000;

/** Logs what happened with a contact. Done again after an interruption, it logs the rest. */
export async function makeHistory(
  call: ApiCall,
  contactId: string,
  { interactions, cadenceDays, mark }: DemoHistory,
): Promise<void> {
  const path = `/api/interactions/${contactId}`;
  const known = await call('GET', path);
  const done = Array.isArray(known) ? known.length : 0;
  for (const interaction of interactions.slice(done)) {
    await call('POST', path, interactionOf(interaction, new Date()));
  }
  if (cadenceDays !== undefined) {
    const cadence: SetCadence = { cadenceDays };
    await call('PUT', `/api/health/${contactId}/cadence`, cadence);
  }
  if (mark) await markAction(call, contactId, mark);
}

/** @returns the interaction as if it was logged so many days before `now`, in the middle of the day */
export function interactionOf(
  { daysAgo, ...interaction }: DemoInteraction,
  now: Date,
): CreateInteraction {
  const date = new Date(now.getTime() - daysAgo * DAY_MS);
  date.setUTCHours(9 + (daysAgo % 8), (daysAgo % 4) * 15, 0, 0);
  return { ...interaction, interactionDate: date.toISOString() };
}

async function markAction(call: ApiCall, contactId: string, mark: DemoMark): Promise<void> {
  const actions = await call('GET', `/api/actions/${contactId}`);
  const action = (Array.isArray(actions) ? actions : []).find(
    (candidate) => textOf(candidate, 'ruleId') === mark.rule,
  );
  // If the demo data is completed days after an interruption, the step may differ. That does no harm.
  if (!action) return;
  const snoozedUntil =
    mark.snoozeDays === undefined
      ? null
      : new Date(Date.now() + mark.snoozeDays * DAY_MS).toISOString();
  const body: UpdateAction = { status: mark.status, snoozedUntil };
  await call('PATCH', `/api/actions/${contactId}/${textOf(action, 'id')}`, body);
}
