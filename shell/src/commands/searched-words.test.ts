import { searchedWords } from './searched-words.ts';

it.each([
  ['Who do I know in Bern?', 'Bern'],
  ['who do i know at Aare AG', 'Aare AG'],
  ['who do we know at Acme', 'Acme'],
  ['Who lives in New York ?', 'New York'],
  ['people in Bern', 'Bern'],
  ["who's in Bern", 'Bern'],
  ['whos at Acme?', 'Acme'],
  ['who works at Acme', 'Acme'],
  ['show me everyone at Acme', 'Acme'],
  ['do i know anyone in New York?', 'New York'],
  ['who at Acme do I know', 'Acme'],
  ['my contacts from Bern', 'Bern'],
  ['people in Berlin I know', 'Berlin'],
  ['contacts in Vienna please', 'Vienna'],
  ['which contacts are in Vienna', 'Vienna'],
  ['what customers are based in Vienna?', 'Vienna'],
  ['import contacts from LinkedIn', 'import contacts from LinkedIn'],
  ['Bern', 'Bern'],
  ['Who', 'Who'],
  ['Justin Bern', 'Justin Bern'],
])('of %j it searches for %j', (query, words) => {
  expect(searchedWords(query)).toBe(words);
});
