import { spellingGroups } from './spelling-groups.ts';

const groups = (names: readonly string[], apart: readonly (readonly string[])[] = []) =>
  spellingGroups(
    names.map((name, at) => ({ name, contacts: names.length - at })),
    apart,
  ).map((group) => group.map(({ name }) => name));

describe('names of companies', () => {
  it.each([
    [['Engines Ltd', 'Engines Limited', 'ENGINES']],
    [['Müller GmbH', 'Muller', 'Müller AG']],
    [['Quay & Partners', 'Quay and Partners', 'Quay + Partners, LLC']],
    [['Altıntaş A.Ş.', 'Altintas']],
    [['Peugeot S.A.', 'Peugeot SA', 'Peugeot B.V.', 'Peugeot Oy']],
    [['Kestrel Works', 'Kestral Works']],
    [['Kestrel Works', 'Kestrel Work']],
    [['Kestrel Works', 'Kestrle Works Inc.']],
    [['Hewlett-Packard', 'Hewlett Packard']],
  ])('are one group: %j', (names) => {
    expect(groups(names)).toEqual([names]);
  });

  it.each([
    [['Acme', 'Acne']],
    [['Studio 54', 'Studio 55']],
    [['Kestrel Works', 'Falcon Works']],
    [['Kestrel Works', 'Kestrels Work Inn']],
    [['Engines', 'Engines Bern']],
    [['!', '?']],
  ])('are different companies: %j', (names) => {
    expect(groups(names)).toEqual([]);
  });

  it('come with the one that most contacts have first, and the largest group first', () => {
    const companies = [
      { name: 'Quay', contacts: 2 },
      { name: 'QUAY', contacts: 3 },
      { name: 'Engines', contacts: 1 },
      { name: 'Engines Ltd', contacts: 9 },
      { name: 'Other', contacts: 50 },
    ];
    expect(spellingGroups(companies, [])).toEqual([
      [companies[3], companies[2]],
      [companies[1], companies[0]],
    ]);
  });

  it('stay apart if the user said so, also where a third name resembles both', () => {
    const apart = [['Engines Ltd', 'Engines AG']];
    expect(groups(['Engines Ltd', 'Engines AG'], apart)).toEqual([]);
    expect(groups(['Engines AG', 'Engines', 'Engines Ltd'], apart)).toEqual([
      ['Engines AG', 'Engines'],
    ]);
  });
});
