import { companyInWords } from './company-in-words.ts';

it.each([
  ['has moved to Riverside Bank', 'Riverside Bank'],
  ['moved to Quay & Sons', 'Quay & Sons'],
  ['now works at Globex', 'Globex'],
  ['works at Globex now', 'Globex'],
  ['joined Globex.', 'Globex'],
  ['left Acme for Globex', 'Globex'],
  ['new job at Globex', 'Globex'],
  ['switched to Globex', 'Globex'],
  ['moved to New York', null],
  ['left the company', null],
])('“%s” names %s', (said, company) => {
  expect(companyInWords(said)).toBe(company);
});
