import { searchedWords } from './searched-words.ts';

it.each([
  ['Who do I know in Bern?', 'Bern'],
  ['who do i know at Aare AG', 'Aare AG'],
  ['Who lives in New York ?', 'New York'],
  ['people in Bern', 'Bern'],
  ['Bern', 'Bern'],
  ['Who', 'Who'],
  ['Justin Bern', 'Justin Bern'],
])('of %j it searches for %j', (query, words) => {
  expect(searchedWords(query)).toBe(words);
});
