import { linkFault } from './link-fault.ts';

describe('linkFault', () => {
  it('is what the service says about a link that is of no use', () => {
    expect(
      linkFault(
        '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
      ),
    ).toBe('Email link is invalid. Sign in, or sign up again to get a new link.');
  });

  it.each(['', '#', '#access_token=a&refresh_token=b', '#section'])(
    'finds none in %p',
    (fragment) => {
      expect(linkFault(fragment)).toBeNull();
    },
  );

  it('has words of its own for a fault without a description', () => {
    expect(linkFault('#error=server_error')).toMatch(/^The link could not be used\. /);
  });
});
