import { forgetMailLink, mailLinkFailure } from './mail-link.ts';

describe('mailLinkFailure', () => {
  it('is what the service says about an unusable link', () => {
    expect(
      mailLinkFailure(
        '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
      ),
    ).toBe('Email link is invalid. Sign in, or sign up again to get a new link.');
  });

  it.each(['', '#', '#access_token=a&refresh_token=b', '#section'])(
    'finds none in %p',
    (fragment) => {
      expect(mailLinkFailure(fragment)).toBeNull();
    },
  );

  it('has words of its own for a failure without a description', () => {
    expect(mailLinkFailure('#error=server_error')).toMatch(/^This link did not work\. /);
  });
});

describe('forgetMailLink', () => {
  const address = () => window.location.href.slice(window.location.origin.length);
  afterEach(() => window.history.replaceState(null, '', '/'));

  it.each(['#access_token=a&refresh_token=b', '#error=access_denied&error_code=otp_expired'])(
    'takes %p out of the address without a step of history',
    (fragment) => {
      window.history.replaceState(null, '', `/contacts?q=a${fragment}`);
      const steps = window.history.length;
      forgetMailLink();
      expect(address()).toBe('/contacts?q=a');
      expect(window.history).toHaveLength(steps);
    },
  );

  it('leaves any other fragment where it is', () => {
    window.history.replaceState(null, '', '/contacts#notes');
    forgetMailLink();
    expect(address()).toBe('/contacts#notes');
  });
});
