import { countryCode, countryOfAddresses } from './country.ts';
import { isKeptLine, keepableLines, keptColumn, keptFact } from './kept-line.ts';
import { isLanguageTag, languageName, languageTag } from './language.ts';
import { isZoneName } from './time-zone.ts';

it.each([
  ['Germany', 'DE'],
  ['deutschland', 'DE'],
  ['DE', 'DE'],
  ['Schweiz', 'CH'],
  ['Suisse', 'CH'],
  ['  Österreich ', 'AT'],
  ['U.S.A.', 'US'],
  ['United Kingdom', 'GB'],
  ['England', 'GB'],
  ['日本', 'JP'],
  ['Россия', 'RU'],
  ['Serbia', 'RS'],
  ['Myanmar (Burma)', 'MM'],
  ['Czech Republic', 'CZ'],
  ['Atlantis', null],
  ['ZZ', null],
  ['', null],
  [null, null],
])('the country %j has the code %s', (text, code) => {
  expect(countryCode(text)).toBe(code);
});

it('the country of addresses is the one shared by all that have a country', () => {
  const of = (...countries: (string | null)[]) =>
    countryOfAddresses(countries.map((country) => ({ country })));
  expect([of('CH', 'Schweiz', null), of('CH', 'AT'), of(null), of()]).toEqual([
    'CH',
    null,
    null,
    null,
  ]);
});

it.each([
  ['German', 'de'],
  ['Deutsch', 'de'],
  ['SV', 'sv'],
  ['pt-br', 'pt-BR'],
  ['Klingonisch', null],
  ['tok1x', null],
  ['', null],
])('the language %j has the tag %s', (text, tag) => {
  expect(languageTag(text)).toBe(tag);
});

it('a tag is valid only in its stored form', () => {
  expect(['de-CH', 'de-ch', 'xx', 'German'].map(isLanguageTag)).toEqual([true, false, true, false]);
  expect(languageName('de-CH')).toBe('Swiss High German');
});

it.each([
  ['Europe/Zurich', true],
  ['UTC', true],
  ['+02:00', false],
  ['-0500', false],
  ['Europe/Atlantis', false],
  ['', false],
])('%j is a zone: %s', (text, expected) => {
  expect(isZoneName(text)).toBe(expected);
});

it.each([
  ['X-ASSISTANT:Per', true],
  ['item1.X-ABLabel;TYPE="a:b;c":Lab', true],
  ['END:VCARD', false],
  ['item1.BEGIN:VCARD', false],
  ['VERSION:4.0', false],
  ['X-A:one\r\nEND:VCARD', false],
  ['no property', false],
  ['X-A:\ud800', false],
])('%j is a valid kept line: %s', (line, expected) => {
  expect(isKeptLine(line)).toBe(expected);
});

it('a column is kept with any name and any value', () => {
  const line = keptColumn('Food; "likes"', 'a,b\r\nc\\d');
  expect(isKeptLine(line)).toBe(true);
  expect(keptFact(line)).toEqual({ name: "Food; 'likes'", value: 'a,b\nc\\d' });
});

it('keeps what fits', () => {
  const lines = Array.from({ length: 400 }, (_, index) => `X-A${index}:b`);
  expect(keepableLines(lines)).toHaveLength(300);
  expect(keepableLines([`X-A:${'b'.repeat(50_000)}`, 'X-B:c'])).toEqual(['X-B:c']);
});
