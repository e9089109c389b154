import { openNotification, renewPush, showPush } from './notifications.ts';

const REMINDER = {
  title: 'Grace Hopper at 2:30 PM',
  body: 'Compilers. Tap for the briefing.',
  path: '/contacts/1/briefing',
  tag: 'meeting 1',
};
const UNREADABLE = {
  json: (): unknown => {
    throw new SyntaxError('Unexpected token');
  },
};
const MESSAGES: [string, { json: () => unknown } | null][] = [
  ['without data', null],
  ['that is no JSON', UNREADABLE],
  ['that is no object', { json: () => 'Hello' }],
  ['with other types', { json: () => ({ title: 1, body: null, path: 2, tag: [] }) }],
];

describe('a message', () => {
  const showNotification = jest.fn();
  const scope = { registration: { showNotification } };

  it('is shown with its words, and replaces an earlier one with its tag', async () => {
    await showPush(scope, { json: () => REMINDER });
    const { title, body, tag, path } = REMINDER;
    expect(showNotification.mock.calls).toEqual([
      [title, expect.objectContaining({ body, tag, data: path })],
    ]);
  });

  it.each(MESSAGES)(
    '%s is shown, too, because browsers end subscriptions of silent workers',
    async (_w, data) => {
      await showPush(scope, data);
      expect(showNotification.mock.calls).toEqual([
        ['Rapport', expect.objectContaining({ tag: 'reminder', data: '/contacts' })],
      ]);
    },
  );

  it.each(['https://evil.example/', '//evil.example/', 'contacts'])(
    'opens the contacts instead of %s',
    async (path) => {
      await showPush(scope, { json: () => ({ ...REMINDER, path }) });
      expect(showNotification.mock.calls[0]).toMatchObject([REMINDER.title, { data: '/contacts' }]);
    },
  );
});

describe('a tap', () => {
  const openWindow = jest.fn();
  const tab = (focused: boolean) => ({ focused, focus: jest.fn(), postMessage: jest.fn() });
  const close = jest.fn();
  const tap = (tabs: readonly ReturnType<typeof tab>[], data: unknown = REMINDER.path) =>
    openNotification(
      {
        clients: { matchAll: () => Promise.resolve(tabs), openWindow },
        location: { origin: 'https://rapport.example' },
      },
      { close, data },
    );

  it('opens what the reminder is about in a new window, if no tab is open', async () => {
    await tap([]);
    expect(close).toHaveBeenCalledTimes(1);
    expect(String(openWindow.mock.calls[0])).toBe('https://rapport.example/contacts/1/briefing');
  });

  it('asks the tab in front to open it, which asks before unsaved text is lost', async () => {
    const [back, front] = [tab(false), tab(true)];
    await tap([back, front]);
    expect(front.postMessage.mock.calls).toEqual([[{ open: REMINDER.path }]]);
    expect(front.focus).toHaveBeenCalledTimes(1);
    expect(back.postMessage).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('takes the first tab if all are in the background', async () => {
    const [first, second] = [tab(false), tab(false)];
    await tap([first, second]);
    expect(first.focus).toHaveBeenCalledTimes(1);
    expect(second.focus).not.toHaveBeenCalled();
  });

  it('stays in the app whatever the notification says', async () => {
    await tap([], '//evil.example/');
    expect(String(openWindow.mock.calls[0])).toBe('https://rapport.example/contacts');
  });
});

describe('a subscription that the browser ended', () => {
  const [showNotification, subscribe] = [jest.fn(), jest.fn()];
  const scope = { registration: { showNotification, pushManager: { subscribe } } };
  const applicationServerKey = new ArrayBuffer(65);
  const oldSubscription = { options: { applicationServerKey } };

  beforeEach(() => Object.assign(globalThis, { Notification: { permission: 'granted' } }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'Notification'));

  it('is made again with its key, and a tap opens the settings, which add the device', async () => {
    await renewPush(scope, { oldSubscription, newSubscription: null });
    expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey }]]);
    expect(showNotification.mock.calls).toMatchObject([
      ['Keep reminders on this device', { data: '/settings/notifications' }],
    ]);
  });

  it('is kept if the browser has replaced it itself', async () => {
    await renewPush(scope, { oldSubscription, newSubscription: {} });
    expect(subscribe).not.toHaveBeenCalled();
    expect(showNotification).toHaveBeenCalledTimes(1);
  });

  it('is reported also if it can’t be made again', async () => {
    subscribe.mockRejectedValue(new Error('no push service'));
    await renewPush(scope, { oldSubscription, newSubscription: null });
    expect(showNotification).toHaveBeenCalledTimes(1);
  });

  it('stays ended if the user has taken back the permission', async () => {
    Object.assign(globalThis, { Notification: { permission: 'denied' } });
    await renewPush(scope, { oldSubscription, newSubscription: null });
    expect(subscribe).not.toHaveBeenCalled();
    expect(showNotification).not.toHaveBeenCalled();
  });
});
