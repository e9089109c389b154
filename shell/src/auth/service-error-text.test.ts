import { isRefusal, serviceErrorText } from './service-error-text.ts';

const refused = { name: 'AuthApiError', message: 'Invalid login credentials', status: 400 };
const busy = { name: 'AuthApiError', message: 'Request rate limit reached', status: 429 };
const away = { name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 };
const down = { name: 'AuthRetryableFetchError', message: '{}', status: 503 };

describe('serviceErrorText', () => {
  it("passes on the service's message", () => {
    expect(serviceErrorText(refused)).toBe('Invalid login credentials');
  });

  it.each([
    busy,
    { ...busy, status: 500, message: 'Database error' },
    { ...down, message: 'Paused' },
  ])("passes on the service's message for status $status", (error) => {
    expect(serviceErrorText(error)).toBe(error.message);
  });

  it('explains too many attempts when the service does not', () => {
    expect(serviceErrorText({ ...busy, message: '' })).toBe(
      'Too many attempts. Please wait a few minutes and try again.',
    );
  });

  it("explains that the service can't be reached", () => {
    expect(serviceErrorText(away)).toMatch(
      /Couldn't reach the sign-in service\. Check your connection/,
    );
  });

  it.each(['{}', '', ' ', '<html></html>'])(
    'explains that the service is down if its message is only "%s"',
    (message) => {
      expect(serviceErrorText({ ...down, message })).toMatch(/isn't available right now/);
    },
  );

  it('explains a refusal without a message', () => {
    expect(serviceErrorText({ ...refused, message: '{}' })).toMatch(/without saying why/);
  });

  it('explains why a password is too weak, as far as the reasons are known', () => {
    const message = 'Password is too weak.';
    const weak = { name: 'AuthWeakPasswordError', message, status: 422 };
    expect(serviceErrorText({ ...weak, reasons: ['length', 'pwned', 'unheard-of'] })).toBe(
      "Password is too weak. It's too short. It's among those that attackers try first. Three or four unrelated words are hard to guess.",
    );
  });
});

describe('isRefusal', () => {
  it('distinguishes a refusal from no response', () => {
    expect([refused, busy, away, down].map(isRefusal)).toEqual([true, false, false, false]);
  });
});
