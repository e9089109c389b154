import { QUIZ_BANK, type QuizComplete, scoreQuiz } from '@rapport/contracts';
import { ensureUser } from '../auth/ensure-user.ts';
import { StepError } from '../terminal/steps.ts';
import { type DemoAccount } from './demo-account.ts';
import { DEMO_CONTACTS, type DemoContact } from './demo-contacts.ts';
import { observe } from './observe.ts';

export interface DemoOptions {
  account: DemoAccount;
  apiUrl: string;
  authUrl: string;
  publishableKey: string;
}

/**
 * Makes the demo account and its contacts through the same doors that a browser uses. Done again
 * after an interruption, it adds what is missing.
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
  if (!observation || assessed === true) return;
  const responses = observe(observation);
  const result = scoreQuiz(QUIZ_BANK, responses);
  const body: QuizComplete = {
    contactId: textOf(made, 'id'),
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

type ApiCall = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

function apiCaller(apiUrl: string, token: string): ApiCall {
  return async (method, path, body) => {
    const response = await fetch(apiUrl + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  };
}

function textOf(value: unknown, name: string): string {
  const text: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
}
