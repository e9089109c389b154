import { typedContact } from './typed-contact.ts';

describe('what was typed after "new contact"', () => {
  it.each([
    ['ada lovelace', { displayName: 'ada lovelace' }],
    [
      'ada lovelace from Analytical Ltd',
      { displayName: 'ada lovelace', organizationName: 'Analytical Ltd' },
    ],
    ['Ada, Engines', { displayName: 'Ada', organizationName: 'Engines' }],
    ['Ada (Engines)', { displayName: 'Ada', organizationName: 'Engines' }],
    ['Ada who works at Engines', { displayName: 'Ada', organizationName: 'Engines' }],
    [
      'Ada at Engines ada@engines.example',
      {
        displayName: 'Ada',
        organizationName: 'Engines',
        primaryEmail: 'ada@engines.example',
      },
    ],
    [
      'Priya Raman, head of CSR at Halden Bank, priya@halden.example',
      {
        displayName: 'Priya Raman',
        organizationTitle: 'head of CSR',
        organizationName: 'Halden Bank',
        primaryEmail: 'priya@halden.example',
      },
    ],
    ['Matthias Frommann', { displayName: 'Matthias Frommann' }],
  ])('%s', (text, fields) => {
    expect(typedContact(text)).toEqual(fields);
  });
});
