import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { inContactView } from '../../testing/in-contact-view.tsx';
import { makeAttention, makeNoAttention } from '../../testing/make-records.ts';
import { ContactAttention } from './contact-attention.tsx';

const GET = 'GET /api/health/018f6b1e-0000-7000-8000-000000000115';
const PUT = 'PUT /api/health/018f6b1e-0000-7000-8000-000000000115/cadence';

function open(answers: Record<string, unknown>) {
  const api = fakeRecordsApi(answers);
  const { view } = inContactView(
    <ContactAttention contactId="018f6b1e-0000-7000-8000-000000000115" />,
  );
  renderInShell(view, { shell: api.shell });
  return api;
}

const change = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(Change|Choose) cadence$/ }));
const days = () => screen.getByRole('textbox', { name: 'Days between contacts' });
const saveCadence = () => userEvent.click(screen.getByRole('button', { name: 'Save cadence' }));

/** An observed pace without a cadence. */
const NOT_CHOSEN = { cadenceSource: 'observed', dueState: 'none', nextDueAt: null } as const;

describe('contact health', () => {
  it('is announced while it loads', () => {
    open({ [GET]: () => new Promise(() => {}) });
    expect(screen.getByRole('status')).toHaveTextContent('Loading contact health');
  });

  it('reports a failed load, and retries', async () => {
    const { answers } = open({
      [GET]: () => {
        throw requestError('HTTP 503 - Service Unavailable', 503);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load contact health.");
    answers[GET] = makeAttention();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Steady')).toBeVisible();
  });

  it('shows score, word and the first reason, and how late the next contact is', async () => {
    open({ [GET]: makeAttention() });
    expect(await screen.findByRole('img', { name: 'Attention: 64 of 100' })).toBeVisible();
    expect(screen.getByText('Steady')).toBeVisible();
    expect(
      screen.getByText(
        'The last contact was 50 days ago, 20 days past the 30-day cadence you set.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Overdue by 20 days')).toBeVisible();
  });

  it('folds the other reasons and the trend away', async () => {
    open({ [GET]: makeAttention({ trend: 'declining' }) });
    await userEvent.click(await screen.findByText('Why 64?'));
    expect(
      screen.getByText(
        'You were in touch twice in the last 90 days; the cadence asks for 3 times.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Trend of the outcomes: declining.')).toBeVisible();
  });

  it.each([
    ['thriving', 'Thriving'],
    ['steady', 'Steady'],
    ['cooling', 'Cooling'],
    ['at_risk', 'At risk'],
  ] as const)('calls %s "%s"', async (status, word) => {
    open({ [GET]: makeAttention({ status }) });
    expect(await screen.findByText(word)).toBeVisible();
  });

  it.each([
    [{ nextDueAt: '2026-02-26T09:00:00.000Z' }, 'Overdue by 1 day'],
    [{ nextDueAt: '2026-02-27T23:00:00.000Z' }, 'Due today'],
    [{ dueState: 'later', nextDueAt: '2026-02-28T00:00:00.000Z' }, 'Due tomorrow'],
    [{ dueState: 'set_aside', nextDueAt: '2026-03-05T00:00:00.000Z' }, 'Set aside until March 5'],
    [{ dueState: 'set_aside', nextDueAt: null }, 'Set aside'],
    [{ dueState: 'repair', needsRepair: true }, 'Needs repair'],
  ] as const)('says of %o "%s"', async (overrides, words) => {
    open({ [GET]: makeAttention(overrides) });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('reports a problem with the input', async () => {
    open({ [GET]: makeAttention({ needsRepair: true }) });
    expect(await screen.findByText('Needs repair')).toBeVisible();
  });

  it('shows no score where nothing is recorded', async () => {
    open({ [GET]: makeNoAttention() });
    expect(await screen.findByRole('img', { name: 'Attention: no score' })).toBeVisible();
    expect(screen.getByText('No interactions yet')).toBeVisible();
    expect(screen.getByText(/^Nothing is recorded yet/)).toBeVisible();
    const further = screen.getByText(/this will start to count\.$/);
    expect(further).not.toBeVisible();
    await userEvent.click(screen.getByText('Why no score?'));
    expect(further).toBeVisible();
    expect(screen.queryByText(/Trend/)).not.toBeInTheDocument();
  });
});

describe('the cadence', () => {
  it.each([
    ['user', 30, /Every 30 days$/],
    ['observed', 1, /Not chosen, usually every day$/],
    ['default', 60, /Not chosen$/],
  ] as const)('from %s says whether it was chosen', async (cadenceSource, cadenceDays, words) => {
    open({ [GET]: makeAttention({ cadenceSource, cadenceDays }) });
    expect((await screen.findByText('Cadence')).parentElement).toHaveTextContent(words);
  });

  it('is changed in place', async () => {
    const { made, answers } = open({ [GET]: makeAttention() });
    await change();
    expect(days()).toHaveFocus();
    await userEvent.clear(days());
    await userEvent.type(days(), '90');
    const later = makeAttention({ cadenceDays: 90, cadenceSource: 'user', overdueDays: 0 });
    answers[PUT] = later;
    answers[GET] = later;
    await saveCadence();
    expect(await screen.findByText('Every 90 days')).toBeVisible();
    expect(made(PUT)[0]?.body).toEqual({ cadenceDays: 90 });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change cadence' })).toHaveFocus(),
    );
  });

  it('is taken away when it was chosen', async () => {
    const { made, answers } = open({ [GET]: makeAttention({ cadenceSource: 'user' }) });
    await change();
    answers[PUT] = makeAttention(NOT_CHOSEN);
    answers[GET] = makeAttention(NOT_CHOSEN);
    await userEvent.click(screen.getByRole('button', { name: 'Remove cadence' }));
    expect(await screen.findByText('usually every 30 days')).toBeVisible();
    expect(made(PUT)[0]?.body).toEqual({ cadenceDays: null });
  });

  it('cannot be taken away while there is none', async () => {
    open({ [GET]: makeAttention(NOT_CHOSEN) });
    await change();
    expect(screen.queryByRole('button', { name: 'Remove cadence' })).not.toBeInTheDocument();
  });

  it.each(['0', '731', '1.5', '', 'weekly'])('refuses %p days before any call', async (text) => {
    const { made } = open({ [GET]: makeAttention() });
    await change();
    await userEvent.clear(days());
    if (text !== '') await userEvent.type(days(), text);
    await saveCadence();
    expect(days()).toHaveAccessibleDescription(/Enter whole days from 1 to 730\./);
    expect(made(PUT)).toEqual([]);
  });

  it('keeps what was typed when saving fails', async () => {
    const { shell } = open({
      [GET]: makeAttention(),
      [PUT]: () => {
        throw requestError('offline', null);
      },
    });
    await change();
    await userEvent.clear(days());
    await userEvent.type(days(), '14');
    expect(shell.hasUnsavedText()).toBe(true);
    await saveCadence();
    await waitFor(() =>
      expect(days()).toHaveAccessibleDescription(
        /Couldn't save the cadence\. Couldn't reach Rapport\. Try again in a moment\./,
      ),
    );
    expect(days()).toHaveValue('14');
  });

  it('stays as it is on Cancel', async () => {
    const { made } = open({ [GET]: makeAttention() });
    await change();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Every 30 days', { exact: false })).toBeVisible();
    expect(made(PUT)).toEqual([]);
  });
});
