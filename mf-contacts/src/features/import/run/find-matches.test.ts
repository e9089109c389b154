import { type ContactMatch } from '@rapport/api-client';
import { fakeShell } from '@rapport/remote-kit/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBareContact } from '../../../testing/make-contact.ts';
import { personReader } from '../file/person-of-row.ts';
import { readBytes } from '../file/read-file.ts';
import { changedJobs, differencesOf, withJob } from './differences.ts';
import { findMatches } from './find-matches.ts';
import { type ImportPlan, rowsOf } from './import-plan.ts';

/** The plan for a file, with an API that returns these matches. */
async function planOf(file: string | Uint8Array, known: ContactMatch[][] = []) {
  const content = await readBytes(typeof file === 'string' ? new TextEncoder().encode(file) : file);
  if (content.kind !== 'table') throw new Error('This is no table.');
  const people = content.rows.map(personReader(content, content.targets));
  const asked: unknown[] = [];
  const shell = fakeShell({
    request: async (_path, options) => {
      asked.push(options?.body);
      return { matches: people.map((_, place) => known[place] ?? []) } as never;
    },
  });
  const signal = new AbortController().signal;
  const matches = await findMatches(shell, people, () => {}, signal);
  const plan: ImportPlan = { people, matches, choices: new Map() };
  return { plan, asked };
}

const decided = (plan: ImportPlan) =>
  rowsOf(plan, new Map()).map(({ row, action, intoRow, replace }) => [
    ...[row, action, intoRow ?? null, replace ?? []],
  ]);

describe('what is proposed for a file', () => {
  it('is five people of one switchboard as five people', async () => {
    const file = readFileSync(join(__dirname, '../file/fixtures/switchboard.csv'));
    const { plan } = await planOf(file);
    expect(decided(plan).map(([, action]) => action)).toEqual(Array(5).fill('add'));
  });

  it('is one contact of a person who is in it twice, with the fuller name', async () => {
    const { plan } = await planOf(
      'Name,Email,Phone\n' +
        'M. S. Merian,m@x.example,+49 30 1234567\n' +
        'Anna Berg,anna@x.example,+49 30 1234567\n' +
        'Maria Sibylla Merian,M@x.example,\n',
    );
    expect(decided(plan)).toEqual([
      [1, 'add', null, []],
      [2, 'add', null, []],
      [3, 'merge', 1, ['displayName']],
    ]);
  });

  it('is the better-written name, a work address first, and one number in two writings', async () => {
    const { plan } = await planOf(
      'Name,Company,Home email,Work email,Phone\n' +
        'tobias brandt,Nordhafen,t.brandt@web.example,,+49 40 5550199\n' +
        'Tobias Brandt,Nordhafen Logistik GmbH,,tobias.brandt@nordhafen.example,040 5550199\n',
    );
    const [match] = [...plan.matches.values()];
    expect(match).toMatchObject({ grade: 'same', intoRow: 1, reasons: ['phone', 'name'] });
    expect(differencesOf(plan, match!).map(({ field }) => field)).toEqual([
      ...['displayName', 'organizationName', 'primaryEmail'],
    ]);
    expect(decided(plan)).toEqual([
      [1, 'add', null, []],
      [2, 'merge', 1, ['displayName', 'primaryEmail']],
    ]);
  });

  it('takes a number without its country for one of the address, and tells the API the country', async () => {
    const rows = (country: string) =>
      'Name,Phone,Home City,Home Country\n' +
      'Sam Dubois,+41 79 555 01 24,,\n' +
      'Ann,+33 6 12 34 56 78,,\nBen,+33 6 12 34 56 79,,\n' +
      `Sam Dubois,079 555 01 24,Bern,${country}\n`;
    const { plan, asked } = await planOf(rows('Suisse'));
    expect(plan.matches.get(4)).toMatchObject({ intoRow: 1, reasons: ['phone', 'name'] });
    expect(asked).toMatchObject([
      { people: [{ countries: [] }, {}, {}, { countries: ['Suisse'] }] },
    ]);
    const { plan: unknown } = await planOf(rows(''));
    expect(unknown.matches.get(4)).toMatchObject({ intoRow: 1, reasons: ['name'] });
  });

  it('is found in one file by the name alone, however the company is called', async () => {
    const { plan } = await planOf(
      'Name,Company\nTobias Brandt,Nordhafen Logistik GmbH\ntobias brandt,Nordhafen\n',
    );
    expect([...plan.matches.values()]).toMatchObject([{ row: 2, intoRow: 1, grade: 'maybe' }]);
  });

  it('is a separate contact for family members, a namesake, and Bob next to Robert', async () => {
    const { plan } = await planOf(
      'Name,Email,Company\n' +
        'Anna Berg,bergs@web.example,\nTom Berg,bergs@web.example,\n' +
        'Ada Byron,,Engines\nAda Byron,,Looms\n' +
        'Bob Jones,,Acme\nRobert Jones,,Acme\n',
    );
    expect(decided(plan).map(([, action]) => action)).toEqual(Array(6).fill('add'));
    expect([...plan.matches.values()].map(({ row, grade }) => [row, grade])).toEqual([
      [2, 'maybe'],
      [4, 'maybe'],
      [6, 'maybe'],
    ]);
  });
});

describe("LinkedIn's file, imported again after a change of job", () => {
  const file =
    'First Name,Last Name,URL,Email Address,Company,Position,Connected On\n' +
    'Ada,Byron,https://www.linkedin.com/in/ada,,Looms,Director,01 Jan 2026\n';
  const ada = makeBareContact({
    displayName: 'Ada Byron',
    organizationName: 'Engines',
    organizationTitle: 'Engineer',
  });
  const known = [[{ contact: ada, grade: 'same' as const, reasons: ['profile' as const] }]];

  it('is looked for by the profile, and offers the new organization and title beside the old ones', async () => {
    const { plan, asked } = await planOf(file, known);
    expect(asked).toMatchObject([{ people: [{ links: ['https://www.linkedin.com/in/ada'] }] }]);
    const [match] = [...plan.matches.values()];
    expect(differencesOf(plan, match!)).toEqual([
      { field: 'organizationTitle', label: 'Title', have: 'Engineer', given: 'Director' },
      { field: 'organizationName', label: 'Organization', have: 'Engines', given: 'Looms' },
    ]);
    expect(changedJobs(plan, [match!])).toEqual([match]);
    expect(decided(plan)).toEqual([[1, 'merge', null, []]]);
    const choices = new Map([[1, withJob(plan, match!, true)]]);
    expect(decided({ ...plan, choices })).toEqual([
      [1, 'merge', null, ['organizationTitle', 'organizationName']],
    ]);
  });
});
