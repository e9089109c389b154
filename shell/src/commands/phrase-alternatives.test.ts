import { alternativesOf } from './phrase-alternatives.ts';

it('returns one phrase for each combination of alternatives', () => {
  expect(alternativesOf('move|shift meeting|call')).toEqual([
    ...['move meeting', 'move call', 'shift meeting', 'shift call'],
  ]);
  expect(alternativesOf('set up')).toEqual(['set up']);
});
