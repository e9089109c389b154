import fc from 'fast-check';
import { anyWebAddress } from '../../test/any-text.ts';
import { linkInName } from './link-in-name.ts';
import { linkObstacle } from './web-address.ts';

const ADA = 'https://www.linkedin.com/in/ada';

describe('linkInName', () => {
  it.each([
    [ADA, ADA, ''],
    ['www.linkedin.com/in/ada', ADA, ''],
    ['linkedin.com/in/ada', 'https://linkedin.com/in/ada', ''],
    ['at.linkedin.com/in/ada?a=b', 'https://at.linkedin.com/in/ada?a=b', ''],
    ['LinkedIn.com', 'https://LinkedIn.com', ''],
    ['https://lnkd.in/x', 'https://lnkd.in/x', ''],
    ['http://example.com', 'http://example.com', ''],
    [`Ada Lovelace ${ADA}`, ADA, 'Ada Lovelace'],
    [`Ada Lovelace (${ADA})`, ADA, 'Ada Lovelace'],
    [`${ADA}, Ada Lovelace`, ADA, 'Ada Lovelace'],
    ['https://', null, ''],
  ])('finds in %p the link %p beside the name %p', (text, link, name) => {
    expect(linkInName(text)).toEqual({ link, name });
  });

  it.each(['Ada Lovelace', 'Booking.com', 'ada@linkedin.com', 'Dr. Net', 'LinkedIn', 'Ada www.'])(
    'finds none in %p',
    (text) => expect(linkInName(text)).toBeNull(),
  );

  it('finds every web address, and returns only valid links', () => {
    fc.assert(
      fc.property(anyWebAddress, (address) => {
        const found = linkInName(address);
        expect(found).not.toBeNull();
        expect(found?.link === null || linkObstacle(found?.link ?? '') === null).toBe(true);
      }),
    );
  });
});
