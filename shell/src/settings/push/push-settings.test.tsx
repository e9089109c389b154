import { pushDeviceId } from '@rapport/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePushBrowser } from '../../testing/fake-push-browser.ts';
import { NO_PUSH } from '../../testing/fake-push.ts';
import { renderPage } from '../../testing/render-page.tsx';

const DEVICE = {
  id: '0195a000-0000-7000-8000-000000000001',
  name: 'Chrome on Android',
  createdAt: '2026-11-20T06:00:00.000Z',
  lastSuccessAt: null,
  failure: null,
};
const DIGEST = {
  enabled: false,
  hour: 7,
  timeZone: null,
  email: null,
  available: true,
  failure: null,
};
const CADENCES = { days: null, labels: [], withoutCadence: 0 };
const ONE = { ...NO_PUSH, timeZone: 'Europe/Berlin', devices: [DEVICE] };

/** Renders the settings with a mocked API. */
async function open(
  push: object,
  answers: Readonly<Record<string, unknown>> = {},
  before: (method: string | undefined) => Promise<void> = () => Promise.resolve(),
) {
  const calls: { path: string; method: string | undefined; body: unknown }[] = [];
  renderPage({
    path: '/settings/notifications',
    shell: {
      request: async (path, { method, body } = {}) => {
        if (path.startsWith('/api/push')) calls.push({ path, method, body });
        await before(method);
        const known = {
          '/api/push': push,
          '/api/user/digest': DIGEST,
          '/api/cadence-defaults': CADENCES,
        };
        const lists = { '/api/labels': [], '/api/undos': [] };
        const answer: unknown = Reflect.get({ ...known, ...lists, ...answers }, path) ?? null;
        return JSON.parse(JSON.stringify(answer));
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  return calls;
}
const section = async () =>
  within(await screen.findByRole('region', { name: 'Reminders on your devices' }));

function support(permission: NotificationPermission | null) {
  if (permission === null) {
    Reflect.deleteProperty(window, 'Notification');
    Reflect.deleteProperty(window, 'PushManager');
    Reflect.deleteProperty(navigator, 'serviceWorker');
    return;
  }
  Object.assign(window, { Notification: { permission }, PushManager: {} });
  const serviceWorker = { getRegistration: () => Promise.resolve(undefined) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
}
afterEach(() => support(null));

describe('reminders on devices', () => {
  it('can be turned on where browser and deployment can send them', async () => {
    support('default');
    await open(NO_PUSH);
    const box = await (
      await section()
    ).findByRole('checkbox', { name: 'Remind me on this device' });
    expect(box).toBeEnabled();
    expect(box).not.toBeChecked();
  });

  it('are not offered where the deployment has no keys', async () => {
    support('default');
    await open({ ...NO_PUSH, publicKey: null });
    const box = await (
      await section()
    ).findByRole('checkbox', { name: 'Remind me on this device' });
    expect(box).toBeDisabled();
    expect(screen.getByText(/isn't set up to send reminders/)).toBeInTheDocument();
  });

  it.each([
    ['a browser without push messages', null, /This browser can't show reminders/],
    ['a browser that was told not to show them', 'denied', /blocks notifications from Rapport/],
  ] as const)('say what to do in %s', async (_what, permission, words) => {
    support(permission);
    await open(NO_PUSH);
    expect(await (await section()).findByText(words)).toBeInTheDocument();
  });

  it('list devices, and say what a test came to', async () => {
    support('default');
    const path = `/api/push/devices/${DEVICE.id}/test`;
    await open(ONE, { [path]: { answer: 'gone', status: 410 } });
    const test = await (await section()).findByRole('button', { name: /^Send a test to/ });
    await userEvent.click(test);
    expect(await screen.findByText(/has ended its reminders/)).toBeInTheDocument();
  });

  it('stay on if there is no network to turn them off, and say so', async () => {
    const browser = fakePushBrowser();
    browser.replaceSubscription('BAAA');
    const id = await pushDeviceId('https://push.example/1');
    const offline = Object.assign(new Error('Failed to fetch'), {
      ...{ name: 'RequestError', status: null, code: null },
    });
    await open({ ...ONE, publicKey: 'BAAA', devices: [{ ...DEVICE, id }] }, {}, async (method) => {
      if (method === 'DELETE') throw offline;
    });
    const name = 'Remind me on this device';
    const box = await (await section()).findByRole('checkbox', { name, checked: true });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(box);
    expect(await (await section()).findByText(/^You're offline\./)).toBeInTheDocument();
    expect(screen.getByText("Couldn't turn reminders off")).toBeInTheDocument();
    expect(box).toBeChecked();
    jest.restoreAllMocks();
  });

  it('save a choice with all others', async () => {
    support('default');
    const calls = await open(ONE);
    const box = await (await section()).findByRole('checkbox', { name: /^Quiet hours/ });
    await userEvent.click(box);
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    const saved = calls.find(({ method }) => method === 'PUT');
    expect(saved?.body).toMatchObject({ quiet: true, meetingMinutes: 10, hour: 8 });
    expect(saved?.body).not.toHaveProperty('devices');
  });
});
