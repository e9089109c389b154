import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_PUSH } from '../testing/fake-push.ts';
import { renderPage } from '../testing/render-page.tsx';

const OFF = {
  enabled: false,
  hour: 7,
  timeZone: null,
  email: 'ada@example.test',
  lastSentAt: null,
  nextAt: null,
  available: true,
  failure: null,
};
const ON = {
  ...OFF,
  enabled: true,
  timeZone: 'Europe/Berlin',
  nextAt: '2026-11-27T06:00:00.000Z',
};

/** Renders the settings with a mocked API that returns `answers` in turn, and then repeats the last one. */
async function open(...answers: unknown[]) {
  const request = jest.fn((path: string) => {
    if (path === '/api/cadence-defaults') return Promise.resolve(NO_CADENCES);
    if (path === '/api/push') return Promise.resolve(NO_PUSH);
    if (path === '/api/labels' || path === '/api/undos') return Promise.resolve([]);
    if (!path.startsWith('/api/user/digest')) return Promise.resolve(null);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  renderPage({
    path: '/settings/notifications',
    shell: {
      request: (path) => request(path).then((answer) => JSON.parse(JSON.stringify(answer))),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  return request;
}

const NO_CADENCES = { days: null, labels: [], withoutCadence: 0 };

describe('the daily email', () => {
  it('is off until the user checks it, and then shows when it arrives', async () => {
    await open(OFF, ON);
    const box = await screen.findByRole('checkbox', { name: 'Send me a daily email' });
    expect(box).not.toBeChecked();
    expect(screen.getByText(/To ada@example.test/)).toBeInTheDocument();
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    expect(await screen.findByText(/The next one is due Friday at 7:00/)).toBeInTheDocument();
    expect(screen.getByText(/On the clock of Europe\/Berlin/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change your time zone' })).toHaveAttribute(
      'href',
      '/settings/profile',
    );
  });

  it('shows that one is on its way', async () => {
    await open(ON, null);
    await userEvent.click(await screen.findByRole('button', { name: 'Send me one now' }));
    expect(await screen.findByText(/On its way to ada@example.test/)).toBeInTheDocument();
  });

  it.each([
    [
      true,
      { kind: 'waiting', nextTryAt: '2026-11-26T06:04:00.000Z' },
      /The next attempt is at 7:04/,
    ],
    [true, { kind: 'late' }, /didn't accept the one of Thursday at 7:00.*within twelve hours/],
    [true, { kind: 'refused', refusals: 1 }, /Check the address of your account. The next one/],
    [false, { kind: 'refused', refusals: 5 }, /refused ada@example.test 5 days in a row/],
  ])('shows why the last one did not arrive (on: %s): %j', async (enabled, failure, words) => {
    const dueAt = '2026-11-26T06:00:00.000Z';
    await open({ ...ON, enabled, failure: { dueAt, nextTryAt: null, refusals: 0, ...failure } });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('shows when the mail server has accepted it', async () => {
    await open(ON, null, { ...ON, lastSentAt: '2026-11-26T09:00:00.000Z' });
    await userEvent.click(await screen.findByRole('button', { name: 'Send me one now' }));
    expect(await screen.findByText('Sent to ada@example.test.')).toBeInTheDocument();
  });

  it('shows that one was sent which another tab has requested', async () => {
    const sent = { ...ON, sending: false, lastSentAt: new Date().toISOString() };
    await open({ ...ON, sending: true }, sent);
    expect(await screen.findByText(/None has been sent yet/)).toBeInTheDocument();
    expect(await screen.findByText(/The last one was sent/)).toBeInTheDocument();
  });

  it('cannot be turned on if no email can be sent', async () => {
    await open({ ...OFF, available: false });
    const box = await screen.findByRole('checkbox', { name: 'Send me a daily email' });
    expect(box).toBeDisabled();
    expect(screen.getByText("This Rapport isn't set up to send email.")).toBeInTheDocument();
  });

  it('stays unchanged if a change cannot be saved', async () => {
    await open(OFF, new Error('away'));
    const box = await screen.findByRole('checkbox', { name: 'Send me a daily email' });
    await userEvent.click(box);
    expect(await screen.findByText("Couldn't save this")).toBeInTheDocument();
    expect(box).not.toBeChecked();
  });
});
