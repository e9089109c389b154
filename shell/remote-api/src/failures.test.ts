/** @jest-environment ../../scripts/jest/jsdom-environment.mjs */
import {
  failureAdvice,
  failureReason,
  isContactGone,
  isOfOtherRelease,
  openFailure,
  pageFailure,
  partFailure,
  writeFailure,
} from './failures.ts';

/** Creates an error as the shell throws it. */
function requestError(message: string, status: number | null, code: string | null = null) {
  return Object.assign(new Error(message), { name: 'RequestError', status, code });
}

const RAW = /Failed to fetch|HTTP \d|\/api\//;

describe.each([
  ['no network', requestError('Failed to fetch /api/health/1: Failed to fetch', null)],
  ['a service that is away', requestError('HTTP 503 - Service Unavailable', 503)],
  ['too many calls', requestError('HTTP 429 - Too Many Requests', 429)],
])('%s', (_name, error) => {
  it('has words for people, which do not repeat what the page says once', () => {
    expect(`${failureReason(error)} ${failureAdvice(error)}`).not.toMatch(RAW);
    expect(pageFailure(error)).not.toMatch(RAW);
    expect(partFailure(error)).toBe('');
  });
});

it('a pause that the API asks for is shown in seconds', () => {
  const error = Object.assign(requestError('busy', 429), { retryAfter: 12_000 });
  expect(failureAdvice(error)).toBe('This page tries again in 12 seconds.');
});

it('a contact is gone where the API says so, and only then', () => {
  expect(isContactGone(requestError('Contact not found', 404, 'CONTACT_NOT_FOUND'))).toBe(true);
  expect(isContactGone(requestError('Not found', 404, 'NOT_FOUND'))).toBe(false);
  expect(isContactGone(requestError('Contact not found', 500, 'CONTACT_NOT_FOUND'))).toBe(false);
  expect(isContactGone(new Error('offline'))).toBe(false);
  expect(isContactGone(null)).toBe(false);
});

it('an API of an earlier release does not know the path', () => {
  expect(isOfOtherRelease(requestError('Not found', 404, 'NOT_FOUND'))).toBe(true);
  expect(isOfOtherRelease(requestError('Contact not found', 404, 'CONTACT_NOT_FOUND'))).toBe(false);
  expect(isOfOtherRelease(requestError('HTTP 503', 503))).toBe(false);
  expect(isOfOtherRelease(null)).toBe(false);
});

describe('what says when to do it again', () => {
  afterEach(() => jest.restoreAllMocks());
  const away = requestError('Failed to fetch', null);

  it('names the network where there is none, and nothing tries', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(writeFailure(away)).toBe("You're offline. Try again when you’re online.");
    expect(writeFailure(away, 'Choose Save again')).toBe(
      "You're offline. Choose Save again when you’re online.",
    );
    expect(openFailure().description).toBe('Try again when you’re online.');
    expect(failureAdvice(away)).not.toMatch(/tr(y|ies)/);
  });

  it('suggests no other attempt for what was refused', () => {
    expect(writeFailure(requestError('The name is too long', 400))).toBe('The name is too long.');
  });

  it('names a moment where the service is away', () => {
    expect(writeFailure(away)).toBe("Couldn't reach Rapport. Try again in a moment.");
  });
});
