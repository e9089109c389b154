import { QUIZ_BANK, type QuizComplete, scoreQuiz } from '@rapport/contracts';
import { StepError } from '@rapport/workspace-kit';
import { ensureUser } from '../auth/ensure-user.ts';
import { type ApiCall, apiCaller, textOf } from './api-call.ts';
import { type DemoAccount } from './demo-account.ts';
import { DEMO_CONTACTS, type DemoContact } from './demo-contacts.ts';
import { DEMO_HISTORIES } from './demo-histories.ts';
import { makeHistory } from './make-history.ts';
import { observe, type Observation } from './observe.ts';

export interface DemoOptions {
  account: DemoAccount;
  apiUrl: string;
  authUrl: string;
  publishableKey: string;
}

/**
 * Makes the demo account and its contacts through the same endpoints that a browser uses. After
 * an interruption, a second call adds what is missing.
 * @throws Error when a service refuses
 */
export async function makeDemoData({ account, ...services }: DemoOptions): Promise<void> {
  const user = await ensureUser({ ...services, ...account });
  if (user.outcome === 'other-password') {
    throw new StepError(
      `${account.email} exists with another password, so its data cannot be made. Use another data folder (RAPPORT_DATA) to begin anew.`,
    );
  }
  const call = apiCaller(services.apiUrl, user.accessToken);
  const known = await call('GET', '/api/contacts?limit=200');
  const found = new Map(
    (Array.isArray(known) ? known : []).map((contact) => [textOf(contact, 'displayName'), contact]),
  );
  // One after the other, because the list shows the newest first.
  for (const demo of DEMO_CONTACTS) {
    await makeContact(call, demo, found.get(demo.contact.displayName));
  }
}

async function makeContact(call: ApiCall, { contact, observation }: DemoContact, known: unknown) {
  const made = known ?? (await call('POST', '/api/contacts', contact));
  const assessed =
    typeof made === 'object' && made !== null && Reflect.get(made, 'assessmentComplete');
  const contactId = textOf(made, 'id');
  if (observation && assessed !== true) await assess(call, contactId, observation);
  const history = DEMO_HISTORIES[contact.displayName];
  if (history) await makeHistory(call, contactId, history);
}

async function assess(call: ApiCall, contactId: string, observation: Observation): Promise<void> {
  const responses = observe(observation);
  const result = scoreQuiz(QUIZ_BANK, responses);
  const body: QuizComplete = {
    contactId,
    mbtiType: result.mbtiType,
    mbtiConfidence: result.mbtiConfidence,
    mbtiAmbiguousLetters: result.mbtiAmbiguousLetters,
    enneagramType: result.enneagramType,
    enneagramConfidence: result.enneagramConfidence,
    enneagramSecondaryTypes: result.enneagramSecondaryTypes,
    notes: result.notes.map(({ text }) => text),
    responses,
  };
  await call('POST', '/api/quiz-complete', body);
}
