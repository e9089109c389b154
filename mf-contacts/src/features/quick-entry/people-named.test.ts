import { QueryClient } from '@rapport/remote-api/query';
import { fakeRecordsApi, type FakeCall } from '../../testing/fake-records-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { peopleInLine, peopleNamed } from './people-named.ts';

const NAMES = [
  'Robert Chen',
  'William Okafor',
  'Katherine Osei',
  'Elisabeth Kramer',
  'Steven Ng',
  'Stephen Hale',
  "Daniel O'Rourke",
  'Problem Solver',
];
const people = [
  ...NAMES.map((displayName, at) =>
    makeContact({ id: `018f6b1e-0000-7000-8000-00000000030${at}`, displayName }),
  ),
  makeContact({
    id: '018f6b1e-0000-7000-8000-000000000400',
    displayName: 'Ingrid Dahl',
    organizationName: 'Fairholm',
    organizationTitle: 'CFO',
  }),
];

/** Finds the words anywhere in a name, a company, or a title, like the API. */
const api = fakeRecordsApi({
  'GET /api/contacts': ({ path }: FakeCall) => {
    const words = new URL(path, 'http://any').searchParams.get('q')?.toLowerCase().split(' ') ?? [];
    return people.filter(({ displayName, organizationName, organizationTitle }) => {
      const text = [displayName, organizationName, organizationTitle].join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    });
  },
});

const named = async (who: string) => {
  const { candidates, meant } = await peopleNamed(who, {
    shell: api.shell,
    queries: new QueryClient(),
  });
  return {
    candidates: candidates.map(({ displayName }) => displayName),
    meant: meant?.displayName,
  };
};

describe('the people in a line', () => {
  const inLine = async (line: string) => {
    const sources = { shell: api.shell, queries: new QueryClient() };
    return (await peopleInLine(line, sources)).map(({ who, meant, candidates }) => [
      who,
      meant?.displayName ?? candidates.map(({ displayName }) => displayName),
    ]);
  };

  it('are those of whose names it has a whole word', async () => {
    expect(await inLine('drinks fri eve, chatted with katherine and Okafor')).toEqual([
      ['katherine', 'Katherine Osei'],
      ['okafor', 'William Okafor'],
    ]);
    expect(await inLine('the problem is solved')).toEqual([['problem', 'Problem Solver']]);
    expect(await inLine('nothing about anyone')).toEqual([]);
  });

  it('are one person for two words of one name', async () => {
    expect(await inLine('said yes: Robert Chen')).toEqual([['robert', 'Robert Chen']]);
  });
});

describe('the people whom words mean', () => {
  it('include one whose name lost the apostrophe before its s', async () => {
    expect((await named('Okafors')).meant).toBe('William Okafor');
  });

  it.each([
    ['Bob', 'Robert Chen'],
    ['bob chen', 'Robert Chen'],
    ['Will', 'William Okafor'],
    ['Bill', 'William Okafor'],
    ['Kate', 'Katherine Osei'],
    ['Liz', 'Elisabeth Kramer'],
  ])('have another form of the name: %s', async (who, meant) => {
    expect(await named(who)).toEqual({ candidates: [meant], meant });
  });

  it('have the title at the company', async () => {
    expect((await named('CFO Fairholm')).meant).toBe('Ingrid Dahl');
    expect((await named('CFO')).meant).toBeUndefined();
  });

  it('have to be chosen if two have a form of the name', async () => {
    expect(await named('Steve')).toEqual({
      candidates: ['Steven Ng', 'Stephen Hale'],
      meant: undefined,
    });
  });

  it('are offered for a name with a wrong letter, but not taken', async () => {
    expect(await named("Danel O'Rorke")).toEqual({
      candidates: ["Daniel O'Rourke"],
      meant: undefined,
    });
  });

  it('are none for a family name with another given name', async () => {
    expect((await named('Jim Chen')).meant).not.toBe('William Okafor');
  });
});
