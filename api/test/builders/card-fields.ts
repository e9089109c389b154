import { TEXT_LIMITS } from '@rapport/contracts';
import fc from 'fast-check';
import { type CardFields } from '../../src/address-books/domain/card-fields.ts';

/** Texts with everything that a card escapes, folds, or takes for a mark. */
const words = fc
  .array(
    fc.constantFrom(
      'Ada',
      'Lévi',
      '李雷',
      'a;b',
      'c,d',
      'back\\slash',
      'x:y',
      '"q"',
      '🦉',
      'n'.repeat(80),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(' '));
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const note = fc.array(words, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
/** As long as a contact can have it. */
const street = note.filter((text) => text.length <= TEXT_LIMITS.short);
const day = fc.constantFrom('1985-03-04', '--02-29', '2001-12-31', '--11-05');
const unique = <T>(item: fc.Arbitrary<T>, selector: (item: T) => string) =>
  fc.uniqueArray(item, { selector, maxLength: 4 });

const emails = unique(
  fc.record({
    value: fc.constantFrom('ada@a.example', 'ada+x@b.example', 'l@c.example', 'm@d.example'),
    kind: fc.constantFrom('work', 'home', 'other'),
  }),
  ({ value }) => value,
);
const phones = unique(
  fc.record({
    value: fc.constantFrom(
      '+41 79 555 01 23',
      '0441 555',
      '+1 202 555 0100 ext. 4',
      '1-800-FLOWERS',
    ),
    kind: fc.constantFrom('mobile', 'work', 'home', 'other'),
  }),
  ({ value }) => value,
);
const links = unique(
  fc.record({
    value: fc.constantFrom(
      'https://www.linkedin.com/in/ada',
      'https://a.example/x;y?q=1,2',
      'http://b.example',
    ),
    kind: fc.constantFrom('linkedin', 'website', 'social', 'other'),
  }),
  ({ value }) => value,
);
const addresses = unique(
  fc.record({
    kind: fc.constantFrom('home', 'work', 'other'),
    street: optional(street),
    postalCode: optional(fc.constantFrom('3011', '8000-1')),
    city: fc.constantFrom('Bern', 'Zürich; West', 'Rio, RJ'),
    region: optional(words),
    country: optional(fc.constantFrom('Switzerland', 'CH')),
  }),
  ({ city }) => city,
);
const handles = unique(
  fc.record({
    service: fc.constantFrom('signal', 'whatsapp', 'telegram', 'teams', 'slack', 'xmpp'),
    value: fc.constantFrom('ada', '+41795550123', 'ada@xmpp.example', 'with space', '50%'),
  }),
  ({ service }) => service,
);
const dates = unique(
  fc.record({ label: fc.constantFrom('Anniversary', 'First day', 'Name; day'), day }),
  ({ label }) => label,
);

/** The fields of a contact, with every kind of value. */
export const cardFields: fc.Arbitrary<CardFields> = fc.record({
  name: fc.record({
    // With room for a prefix of a test.
    displayName: words.filter((text) => text.length <= TEXT_LIMITS.name - 20),
    namePrefix: optional(fc.constant('Dr.')),
    givenName: words,
    additionalNames: optional(words),
    familyName: words,
    nameSuffix: optional(fc.constant('Jr.')),
  }),
  organizationName: optional(words),
  department: optional(words),
  organizationTitle: optional(words),
  birthday: optional(day),
  pinnedNote: optional(note),
  nickname: optional(words),
  pronouns: optional(fc.constantFrom('she/her', 'they, them')),
  spokenName: optional(words),
  timeZone: optional(fc.constantFrom('Europe/Zurich', 'America/New_York')),
  photo: fc.constant(null),
  emails,
  phones,
  links,
  addresses,
  languages: unique(fc.constantFrom('de', 'fr', 'pt-BR', 'zh-Hant'), String),
  handles,
  dates,
  labels: unique(fc.constantFrom('Friends', 'Board, 2026', 'Clients; old', 'VIP'), String),
});

/** Lines that no field has, as other programs write them. */
export const otherLines: fc.Arbitrary<string[]> = fc.subarray([
  'X-ASSISTANT;TYPE=work:Per; the first',
  'item7.X-ABRELATEDNAMES:Lisa\r\nitem7.X-ABLabel:_$!<Spouse>!$_',
  'ROLE:Keeper',
  'GEO:46.95;7.45',
  `KEY;ENCODING=b:${'QUJD'.repeat(15)}\r\n ${'REVG'.repeat(18)}`,
  'X-EVOLUTION-FILE-AS;CHARSET=UTF-8:Ada\\, Lovelace',
  'RELATED;TYPE=friend:urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
  'NOT A PROPERTY AT ALL',
]);
