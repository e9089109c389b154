import { StepError } from '@rapport/workspace-kit';
import { ensureUser } from '../auth/ensure-user.ts';
import { apiCaller, listOf, textOf } from './api-call.ts';
import { dateBack } from './date-back.ts';
import { type DemoAccount } from './demo-account.ts';
import { DEMO_CONTACTS } from './demo-contacts.ts';
import { DEMO_ESTIMATES, type DemoFinding } from './demo-estimates.ts';
import { DEMO_GROUP_MEETING, DEMO_HISTORIES } from './demo-histories.ts';
import { makeHistory, markAction, planGroup, setCadence } from './make-history.ts';
import { demoSelfAssessment } from './demo-self-assessment.ts';

export interface DemoOptions {
  account: DemoAccount;
  apiUrl: string;
  authUrl: string;
  publishableKey: string;
  /** The API's database, as its owner. */
  databaseUrl: string;
}

/**
 * Creates the demo account, its contacts, and their histories through the same endpoints that a browser uses, and
 * then changes their dates. After an interruption, a second call adds what is missing.
 * @throws Error if a service refuses
 */
export async function makeDemoData({ account, ...services }: DemoOptions): Promise<void> {
  const user = await ensureUser({ ...services, ...account });
  if (user.outcome === 'other-password') {
    throw new StepError(
      `${account.email} exists with another password, so its data cannot be made. Choose another data folder with RAPPORT_DATA to start over.`,
    );
  }
  const call = apiCaller(services.apiUrl, user.accessToken);
  const found = new Map(
    listOf(await call('GET', '/api/contacts?limit=200')).map((contact) => [
      textOf(contact, 'displayName'),
      textOf(contact, 'id'),
    ]),
  );
  const findings = new Map<string, readonly DemoFinding[]>();
  // One after the other, because the list shows the newest first.
  for (const contact of DEMO_CONTACTS) {
    const known = found.get(contact.displayName);
    const id = known ?? textOf(await call('POST', '/api/contacts', contact), 'id');
    const { history, estimate } = storyOf(contact.displayName);
    await makeHistory(call, id, history, estimate, known === undefined);
    await setCadence(call, id, history);
    found.set(contact.displayName, id);
    findings.set(id, estimate.findings);
  }
  await planGroup(call, DEMO_GROUP_MEETING, found);
  await call('PUT', '/api/user-personality', demoSelfAssessment());
  await call('POST', '/api/first-steps/end');
  await dateBack(services.databaseUrl, user.userId, findings, new Date());
  await Promise.all(
    [...found].map(async ([name, id]) => {
      const { history } = storyOf(name);
      // Due days depend on the dates, which have just changed.
      await setCadence(call, id, history);
      if (history.mark) await markAction(call, id, history.mark);
    }),
  );
}

function storyOf(name: string) {
  return {
    history: DEMO_HISTORIES[name] ?? { interactions: [] },
    estimate: DEMO_ESTIMATES[name] ?? { findings: [] },
  };
}
