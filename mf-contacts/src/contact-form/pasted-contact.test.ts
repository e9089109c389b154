import * as fc from 'fast-check';
import { contactFieldProblem } from './contact-fields.ts';
import { pastedContact } from './pasted-contact.ts';

describe('pastedContact', () => {
  it.each([
    ['Ada Lovelace <ada@engines.example>', 'Ada Lovelace'],
    ['"Ada Lovelace" <ada@engines.example>', 'Ada Lovelace'],
    ['Lovelace, Ada <ada@engines.example>', 'Ada Lovelace'],
    ['Ada Lovelace (mailto:ada@engines.example)', 'Ada Lovelace'],
    ['Ada Lovelace ada@engines.example', 'Ada Lovelace'],
  ])('takes name and email apart: %s', (text, displayName) => {
    expect(pastedContact(text)).toEqual({ displayName, primaryEmail: 'ada@engines.example' });
  });

  it('reads a signature', () => {
    const text = [
      'Best regards,',
      '--',
      'Ada Lovelace',
      'Head of Programming, Analytical Engines Ltd',
      'Tel.: +44 20 7946 0018 | ada@engines.example',
      'https://www.linkedin.com/in/ada',
    ].join('\r\n');
    expect(pastedContact(text)).toEqual({
      displayName: 'Ada Lovelace',
      organizationTitle: 'Head of Programming',
      organizationName: 'Analytical Engines Ltd',
      primaryEmail: 'ada@engines.example',
      primaryPhone: '+44 20 7946 0018',
      linkedinUrl: 'https://www.linkedin.com/in/ada',
    });
  });

  it.each(['Ada Lovelace', 'Ada\nLovelace', '', 'Room 101', 'a@b'])(
    'leaves a mere name alone: %j',
    (text) => {
      expect(pastedContact(text)).toBeNull();
    },
  );

  it('finds what was put together, whatever name and number it is', () => {
    const name = fc
      .stringMatching(/^[A-Z][a-z]{1,8} [A-Z][a-z]{2,9}$/)
      .filter(
        (text) => !/^(Best|Kind|Warm|Many|Thanks|Regards|Cheers|Sincerely|Yours) /.test(text),
      );
    const phone = fc.integer({ min: 1_000_000, max: 999_999_999 }).map((number) => `+49 ${number}`);
    fc.assert(
      fc.property(name, phone, (displayName, primaryPhone) => {
        const text = `${displayName}\n${primaryPhone}\nx@y.example`;
        const primaryEmail = 'x@y.example';
        expect(pastedContact(text)).toEqual({ displayName, primaryPhone, primaryEmail });
      }),
    );
  });

  it('gives only addresses that the form accepts, for any text', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc
        .array(fc.oneof(fc.string(), fc.emailAddress(), fc.webUrl()))
        .map((parts) => parts.join('\n')),
    );
    fc.assert(
      fc.property(text, (pasted) => {
        const {
          primaryEmail = '',
          primaryPhone = '',
          linkedinUrl = '',
        } = pastedContact(pasted) ?? {};
        expect(contactFieldProblem('primaryPhone', primaryPhone)).toBeUndefined();
        if (primaryEmail.length <= 320)
          expect(contactFieldProblem('primaryEmail', primaryEmail)).toBeUndefined();
        if (linkedinUrl.length <= 320)
          expect(contactFieldProblem('linkedinUrl', linkedinUrl)).toBeUndefined();
      }),
    );
  });
});
