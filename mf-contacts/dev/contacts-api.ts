import { type PersonalityProfile } from '@rapport/api-client';
import { fakeApi, requestError, type FakeAnswers } from '@rapport/remote-kit/stand-alone';
import { contactAnswers } from './contact-answers.ts';
import { contactStore } from './contact-store.ts';
import { interactionAnswers } from './interaction-answers.ts';
import { nextStepAnswers } from './next-step-answers.ts';
import { profileFor } from './profile-texts.ts';

/** Everything this remote asks the API for, in memory: a reload starts over. */
export function contactsApi(wish: URLSearchParams) {
  const store = contactStore();
  if (wish.get('contacts') === 'none') store.contacts.clear();
  const failing: FakeAnswers =
    wish.get('contacts') === 'failing'
      ? {
          'GET /api/contacts': () => {
            throw requestError('HTTP 503 - Service Unavailable', 503);
          },
        }
      : {};
  return fakeApi({
    ...contactAnswers(store),
    ...interactionAnswers(store),
    ...nextStepAnswers(store),
    'GET /api/personality-profile': ({ query }): PersonalityProfile =>
      profileFor(query.get('mbtiType'), Number(query.get('enneagramType'))),
    ...failing,
  });
}
