/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { forgetMailLink, mailLinkAt } from './mail-link.ts';

const at = (hash: string, pathname = '/contacts') => mailLinkAt({ hash, pathname });

describe('mailLinkAt', () => {
  const EXPIRED =
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';

  it('is the service’s message about an unusable link', () => {
    expect(at(EXPIRED)).toEqual({ kind: 'failed', message: 'Email link is invalid.' });
  });

  it('recognizes an unusable link for a new password by its path', () => {
    expect(at(EXPIRED, '/new-password')).toEqual({ kind: 'expiredRecovery' });
  });

  it('distinguishes a link for a new password from one that only signs in', () => {
    expect(at('#access_token=a&type=recovery')).toEqual({ kind: 'recovery' });
    expect(at('#access_token=a&type=signup')).toBeNull();
  });

  it('reports what is still to be done', () => {
    expect(at('#message=Confirm+the+other+email')).toEqual({
      kind: 'noticed',
      message: 'Confirm the other email',
    });
  });

  it.each(['', '#', '#access_token=a&refresh_token=b', '#type=recovery', '#section'])(
    'finds none in %p',
    (fragment) => {
      expect(at(fragment)).toBeNull();
    },
  );

  it('has its own message for a failure without a description', () => {
    expect(at('#error=server_error')).toEqual({
      kind: 'failed',
      message: "This link didn't work.",
    });
  });
});

describe('forgetMailLink', () => {
  const address = () => window.location.href.slice(window.location.origin.length);
  afterEach(() => window.history.replaceState(null, '', '/'));

  it.each(['#access_token=a&refresh_token=b', '#error=access_denied&error_code=otp_expired'])(
    'removes %p from the address without a history entry',
    (fragment) => {
      window.history.replaceState(null, '', `/contacts?q=a${fragment}`);
      const steps = window.history.length;
      forgetMailLink();
      expect(address()).toBe('/contacts?q=a');
      expect(window.history).toHaveLength(steps);
    },
  );

  it('keeps any other fragment', () => {
    window.history.replaceState(null, '', '/contacts#notes');
    forgetMailLink();
    expect(address()).toBe('/contacts#notes');
  });
});
