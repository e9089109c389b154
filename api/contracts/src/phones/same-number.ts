import { callingCodesOf, type Phone, readPhone, wholePhones } from './phone.ts';
import { isSamePhone } from './same-phone.ts';

/**
 * Returns whether two texts are the same number in any format. A number without its country is assumed to be in the
 * other's.
 */
export function isSameNumber(one: string, other: string): boolean {
  const codes = callingCodesOf([one, other]);
  const phonesOf = (text: string): readonly Phone[] => {
    const phone = readPhone(text);
    if (phone === null) return [];
    const whole = wholePhones(phone, codes);
    return whole.length > 0 ? whole : [phone];
  };
  const others = phonesOf(other);
  return phonesOf(one).some((phone) => others.some((each) => isSamePhone(phone, each)));
}
