import { type ContactDate } from '@rapport/api-client';
import { renderInShell } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { nextFirst } from './next-first.ts';
import { onceWords } from './once-words.ts';
import { YearlyDates } from './yearly-dates.tsx';

const date = (displayName: string, day: string, label: string | null = null): ContactDate => ({
  ...{ contactId: displayName, displayName, label, day },
});
const DATES = [date('Nils', '1990-03-14'), date('Ada', '2010-06-01', 'Anniversary')];

it('puts the next date of the year first', () => {
  const dates = [...DATES, date('Marta', '--12-02')];
  const from = (day: string) => nextFirst(dates, new Date(`${day}T12:00`)).map((each) => each.day);
  expect(from('2026-11-29')).toEqual(['--12-02', '1990-03-14', '2010-06-01']);
  expect(from('2026-03-14')).toEqual(['1990-03-14', '2010-06-01', '--12-02']);
  expect(from('2026-12-31')).toEqual(['1990-03-14', '2010-06-01', '--12-02']);
});

it('puts a date that comes only once among them by its year, until it is over', () => {
  const once = (day: string) => ({ ...date('Ida', day, 'Contract ends'), yearly: false });
  const dates = [once('2027-01-31'), ...DATES, once('2026-11-28'), once('2027-12-01')];
  const today = new Date('2026-11-29T12:00');
  const days = nextFirst(dates, today).map(({ day }) => day);
  expect(days).toEqual(['2027-01-31', '1990-03-14', '2010-06-01', '2027-12-01']);
  expect(onceWords('2027-01-31', today)).toBe('Sunday, January 31, 2027, in 63 days');
});

it('lists who has which date, with a link to the person', async () => {
  const { shell } = fakeRecordsApi({ 'GET /api/contacts/dates': DATES });
  renderInShell(<YearlyDates />, { shell });
  expect(await screen.findByRole('link', { name: /^Nils Birthday · .*March 14/ })).toHaveAttribute(
    'href',
    '/contacts/Nils',
  );
  expect(screen.getByRole('link', { name: /^Ada Anniversary · .*June 1/ })).toBeVisible();
});

it('says how to add the first one', async () => {
  const { shell } = fakeRecordsApi({ 'GET /api/contacts/dates': [] });
  renderInShell(<YearlyDates />, { shell });
  expect(await screen.findByText('No dates yet')).toBeVisible();
});
