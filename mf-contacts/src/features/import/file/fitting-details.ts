import {
  DETAIL_LIMITS,
  type Details,
  type DetailText,
  keepableLines,
  keptFact,
  type PostalAddress,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { DETAIL_LABELS } from '../../../contact-details/detail-words.ts';
import { type LeftOut } from './imported-person.ts';

const SHORT = TEXT_LIMITS.short;
const SHOWN = 60;

/** The details that fit the API's rules. The others are added to `leftOut`. */
export function fittingDetails(details: Details, leftOut: LeftOut[]): Details {
  const name = (field: string, value: string, reason: string) =>
    leftOut.push({ field, value: [...value].slice(0, SHOWN).join(''), reason });
  const isShort = (field: string, value: string) => {
    const fits = [...value].length <= SHORT;
    if (!fits) name(field, value, `is longer than ${SHORT} characters`);
    return fits;
  };
  const fewer = <Item>(
    field: string,
    most: number,
    items: Item[],
    textOf: (item: Item) => string,
  ) => {
    for (const item of items.slice(most)) {
      name(field, textOf(item), `is one more than the ${most} that a contact can have`);
    }
    return items.slice(0, most);
  };
  const fitting = (field: DetailText) => {
    const value = details[field];
    return value !== null && isShort(DETAIL_LABELS[field], value) ? value : null;
  };
  const part = (value: string | null) =>
    value !== null && isShort('Address', value) ? value : null;
  const addresses = details.addresses
    .map(({ kind, street, postalCode, city, region, country }) => ({
      kind,
      street: part(street),
      postalCode: part(postalCode),
      city: part(city),
      region: part(region),
      country: part(country),
    }))
    .filter(hasParts);
  const kept = keepableLines([...new Set(details.kept)]);
  for (const line of details.kept) {
    if (kept.includes(line)) continue;
    const fact = keptFact(line);
    name(fact.name, fact.value, 'is more than can be kept');
  }
  return {
    timeZone: fitting('timeZone'),
    pronouns: fitting('pronouns'),
    spokenName: fitting('spokenName'),
    nickname: fitting('nickname'),
    department: fitting('department'),
    addresses: fewer('Address', DETAIL_LIMITS.addresses, addresses, ({ city }) => city ?? ''),
    languages: fewer('Language', DETAIL_LIMITS.languages, [...new Set(details.languages)], String),
    handles: fewer(
      'Messaging',
      DETAIL_LIMITS.handles,
      details.handles.filter(({ value }) => isShort('Messaging', value)),
      ({ value }) => value,
    ),
    dates: fewer(
      'Date',
      DETAIL_LIMITS.dates,
      details.dates.filter(({ label }) => isShort('Date', label)),
      ({ label }) => label,
    ),
    kept,
  };
}

function hasParts({ street, postalCode, city, region, country }: PostalAddress): boolean {
  return [street, postalCode, city, region, country].some((part) => part !== null);
}
