import fc from 'fast-check';
import { anyText } from '../../test/any-text.ts';
import { emailKey, isSharedAddress } from './email-key.ts';

describe('emailKey', () => {
  it.each([
    [' Ada@Example.COM ', 'ada@example.com'],
    ['Ada.Lovelace+list@googlemail.com', 'adalovelace@gmail.com'],
    ['ada+list@example.com', 'ada@example.com'],
    ['+list@example.com', '+list@example.com'],
    ['no address', ''],
    ['a da@example.com', ''],
    ['a\0b@example.com', ''],
  ])('turns %j into %j', (email, key) => {
    expect(emailKey(email)).toBe(key);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), anyText), (email) => {
        expect(emailKey(emailKey(email))).toBe(emailKey(email));
      }),
    );
  });
});

describe('isSharedAddress', () => {
  it.each([
    'info', 'office', 'sales', 'hello', 'support', 'info.berlin', 'emea-sales', 'support2', 'no-reply',
    'familie.berg', 'geschäftsführung', 'customer.service', 'hr',
  ])('is true for %s@', (name) => {
    expect(isSharedAddress(`${name}@acme.example`)).toBe(true);
  }); // oxfmt-ignore

  it.each(['ada', 'will.post', 'a.byron', 'j.service2go', 'pr.singh', 'infante', 'ito'])(
    'is false for %s@',
    (name) => {
      expect(isSharedAddress(`${name}@acme.example`)).toBe(false);
    },
  );
});
