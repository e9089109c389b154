import { offeredZone } from './zone-offer.ts';

it.each([
  [['Schweiz'], [], 'Europe/Zurich'],
  [['Deutschland'], [], 'Europe/Berlin'],
  [[], ['+41 79 555 01 23'], 'Europe/Zurich'],
  [['Schweiz'], ['+44 20 7946 0018'], 'Europe/Zurich'],
  [['Switzerland', 'CH'], [], 'Europe/Zurich'],
  [['United States'], [], null],
  [['Spain'], [], null],
  [['Switzerland', 'Austria'], [], null],
  [[], ['+41 79 555 01 23', '+43 1 5550199'], null],
  [[], ['079 555 01 23'], null],
  [['Atlantis'], [], null],
])('of %j and %j: %s', (countries, phones, expected) => {
  expect(offeredZone({ countries, phones })).toBe(expected);
});
