import { postalLines } from './postal-lines.ts';

const address = {
  kind: 'work' as const,
  street: 'Main 1\nFloor 2',
  postalCode: '12345',
  city: 'Town',
  region: null,
};

it.each([
  ['Germany', ['Main 1', 'Floor 2', '12345 Town', 'Germany']],
  ['USA', ['Main 1', 'Floor 2', 'Town, NY 12345', 'USA']],
  [
    'Vereinigtes Königreich',
    ['Main 1', 'Floor 2', 'Town', '12345', 'NY', 'Vereinigtes Königreich'],
  ],
  ['Atlantis', ['Main 1', 'Floor 2', 'Town', '12345', 'Atlantis']],
])('are those of %s', (country, lines) => {
  const region = ['USA', 'Vereinigtes Königreich'].includes(country) ? 'NY' : null;
  expect(postalLines({ ...address, region, country })).toEqual(lines);
});
