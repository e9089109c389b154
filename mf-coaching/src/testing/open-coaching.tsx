import {
  type ContactSummary,
  type CoachingRecommendation,
  type Guidance,
  type NextMeetingAnswer,
  type UserScores,
} from '@rapport/api-client';
import { fakeShell, renderInShell, requestError } from '@rapport/remote-kit/testing';
import remote from '../remote.tsx';

/** Responses of the API. An error is thrown; `'never'` does not arrive. */
export interface CoachingApi {
  scores: Partial<UserScores> | Error | 'never';
  cards: readonly Partial<CoachingRecommendation>[] | Error | 'never';
  /** The contact who is due next, in a list; none unless given. */
  nextDue?: readonly ContactSummary[] | Error | 'never';
  /** The next person to meet; no one by default. */
  nextMeeting?: NextMeetingAnswer | Error | 'never';
  /** What is known of them. */
  guidance?: Guidance | Error | 'never';
}

/**
 * The page /coaching on a fake API.
 * @param api may be changed by the test while the page is open
 */
export function openCoaching(api: CoachingApi, user?: { id: string }) {
  const asked: string[] = [];
  const askedOfNextDue: string[] = [];
  const answers: Record<string, () => CoachingApi[keyof CoachingApi]> = {
    '/api/user-profile': () => api.scores,
    '/api/coaching-recommendations': () => api.cards,
    '/api/contacts?sort=nextDue&dueWithinDays=365&limit=1&assessed=true': () =>
      listed(api.nextDue, true),
    '/api/contacts?sort=nextDue&dueWithinDays=365&limit=20&assessed=false&objected=false': () =>
      listed(api.nextDue, false, (contact) => contact.objectedAt === null),
    '/api/contacts?sort=nextDue&dueWithinDays=365&limit=1&objected=true': () =>
      listed(api.nextDue, false, (contact) => contact.objectedAt !== null),
    '/api/today/next-meeting': () => api.nextMeeting ?? { next: null },
    '/api/guidance': () => api.guidance,
  };
  const notify = jest.fn();
  const shell = fakeShell({
    notify,
    request: <T,>(path: string) => {
      const isOfNextDue = /^\/api\/(contacts|guidance|today)\b/.test(path);
      (isOfNextDue ? askedOfNextDue : asked).push(path);
      const answer =
        answers[path.replace(/(guidance).*/, '$1')]?.() ??
        requestError(`nothing is known of ${path}`, 404);
      if (answer === 'never') return new Promise<T>(() => {});
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as T);
    },
    ...(user && {
      user: {
        get: () => personOf(user.id),
        subscribe: () => () => {},
      },
    }),
  });
  return {
    asked,
    askedOfNextDue,
    notify,
    ...renderInShell(remote.createRoutes(shell), { shell, path: '/coaching' }),
  };
}

/** Those of a list with an estimate, or those without one. */
function listed(
  all: CoachingApi['nextDue'] = [],
  isAssessed: boolean,
  passes: (contact: ContactSummary) => boolean = () => true,
) {
  const isListed = (contact: ContactSummary) =>
    (contact.mbtiType !== null) === isAssessed && passes(contact);
  return Array.isArray(all) ? all.filter(isListed) : all;
}

const people = new Map<string, { id: string; email: string; avatarUrl: null }>();

/** Always the same object for the same person, as a shell hands it out. */
function personOf(id: string) {
  const person = people.get(id) ?? { id, email: 'reader@example.test', avatarUrl: null };
  people.set(id, person);
  return person;
}
