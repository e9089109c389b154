import fc from 'fast-check';
import { isEmailAddress } from './email-address.ts';

describe('isEmailAddress', () => {
  it.each([
    'ada@example.com',
    "o'brien+list@mail.example.co.uk",
    'name@bücher.example',
    '用户@例子.公司',
    'दीपक@उदाहरण.भारत',
    'a@xn--bcher-kva.example',
    `${'a'.repeat(64)}@example.com`,
  ])('accepts %s', (text) => expect(isEmailAddress(text)).toBe(true));

  it.each([
    '',
    'ada',
    'name@host',
    'root@localhost',
    '@example.com',
    'ada@',
    'ada@.com',
    'ada@example.',
    'a@b..c',
    'a@b@c.example',
    'ada @example.com',
    'ada@-x.com',
    'ada@x-.com',
    'Ada <a@b.example>',
    '"ada l"@example.com',
    'ada@[192.0.2.1]',
    'ada@192.0.2.1',
    'ada\u202e@example.com',
    'ada@exa\u200bmple.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'a'.repeat(64)}.com`,
    `a@${'abcd.'.repeat(51)}com`,
  ])('rejects %s', (text) => expect(isEmailAddress(text)).toBe(false));

  it('accepts every plain name at every web host', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9.+_-]{1,20}$/), fc.domain(), (name, host) =>
        isEmailAddress(`${name}@${host}`),
      ),
    );
  });

  it('rejects every address without a dot after the @', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, host) => {
        fc.pre(!host.includes('.'));
        return !isEmailAddress(`${name}@${host}`);
      }),
    );
  });
});
