import { type ShellApi } from '@rapport/remote-api';
import { fakeShell, renderInShell, requestError } from '@rapport/remote-kit/testing';
import { showFormats } from '@rapport/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarFeedSettings } from './calendar-feed.tsx';
import { CalendarFile } from './calendar-file.tsx';
import { CalendarSubscriptions } from './calendar-subscriptions.tsx';

const MOMENT = '2026-03-14T09:26:53.589Z';
const WORK = {
  id: '0192f1a0-0000-7000-8000-000000000001',
  name: 'Work',
  address: 'https://calendars.example.com/work.ics',
  createdAt: MOMENT,
  readAt: MOMENT,
  failure: null,
  failingSince: null,
  nextAt: MOMENT,
  meetings: 2,
  problems: [],
};

type Answer = (path: string, options?: { method?: string; body?: unknown }) => unknown;

function open(element: React.ReactElement, answer: Answer) {
  const request = jest.fn(async (path: string, options?: { method?: string; body?: unknown }) =>
    answer(path, options),
  );
  const shell = fakeShell({ request: request as ShellApi['request'] });
  renderInShell(element, { shell });
  return request;
}

beforeEach(() => showFormats({ zone: 'Asia/Tokyo' }));
afterEach(() => showFormats({}));

const button = (name: string) => screen.findByRole('button', { name });

it('the settings create the URL of the feed, and show it once', async () => {
  let createdAt: string | null = null;
  open(<CalendarFeedSettings />, (_path, options) => {
    if (options?.method !== 'POST') return { createdAt, lastReadAt: null, birthdays: true };
    createdAt = MOMENT;
    return { path: '/api/calendar/secret.ics', createdAt };
  });
  await userEvent.click(await button('Make an address'));
  const address = await screen.findByLabelText('Address for your calendar program');
  expect(address).toHaveValue('https://api.test/api/calendar/secret.ics');
  // A new URL invalidates this one, so there's a question.
  await userEvent.click(await button('Make a new address'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/stop getting updates/);
});

it('a URL that another tab has replaced disappears', async () => {
  let createdAt = MOMENT;
  open(<CalendarFeedSettings />, (_path, options) =>
    options?.method === 'POST'
      ? { path: '/api/calendar/secret.ics', createdAt }
      : { createdAt, lastReadAt: null, birthdays: true },
  );
  await userEvent.click(await button('Make a new address'));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Make a new address' }));
  const address = await screen.findByLabelText('Address for your calendar program');
  // The page notices with the response to any call about the feed.
  createdAt = '2026-03-14T10:00:00.000Z';
  await userEvent.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(address).not.toBeInTheDocument());
});

it('the choice about birthdays stays if it can’t be saved', async () => {
  let isDown = false;
  let birthdays = true;
  const request = open(<CalendarFeedSettings />, (_path, options) => {
    if (isDown) throw requestError('away', 503);
    if (options?.method === 'PATCH') birthdays = false;
    return { createdAt: MOMENT, lastReadAt: null, birthdays };
  });
  const choice = await screen.findByRole('checkbox', { name: 'Birthdays, every year' });
  expect(choice).toBeChecked();
  await userEvent.click(choice);
  await waitFor(() => expect(choice).not.toBeChecked());
  expect(request).toHaveBeenCalledWith(
    '/api/calendar-feed',
    expect.objectContaining({ method: 'PATCH', body: { birthdays: false } }),
  );
  isDown = true;
  await userEvent.click(choice);
  expect(await screen.findByText('Nothing was changed')).toBeInTheDocument();
  expect(choice).not.toBeChecked();
});

it('the settings explain why a calendar can’t be read, and keep a rejected URL', async () => {
  const failing = { ...WORK, failure: 'notFound', failingSince: MOMENT };
  open(<CalendarSubscriptions />, (_path, options) => {
    const problems = [{ title: 'Standup', problem: 'has no beginning' }];
    if (options?.method !== 'POST')
      return [
        { ...WORK, problems },
        { ...failing, id: WORK.address, name: 'Old' },
      ];
    throw requestError('url must be an address that starts with https:// or webcal://', 400);
  });
  expect(await screen.findByText(/2 meetings with contacts ahead/)).toBeInTheDocument();
  expect(screen.getByText('Standup').parentElement).toHaveTextContent('Standup has no beginning.');
  expect(
    screen.getByText(/There's no calendar at this address.* Copy the address again/),
  ).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Address of a calendar'), 'ftp://x');
  await userEvent.click(await button('Subscribe'));
  expect(await screen.findByText(/starts with https/)).toBeInTheDocument();
  expect(screen.getByLabelText('Address of a calendar')).toHaveValue('ftp://x');
});

it('a calendar of an account says whose it is, and where its password is entered', async () => {
  const account = { id: '0192f1a0-0000-7000-8000-000000000002', userName: 'ada' };
  open(<CalendarSubscriptions />, () => [
    { ...WORK, account },
    { ...WORK, id: 'other', name: 'Home', account, failure: 'wrongPassword', failingSince: MOMENT },
  ]);
  expect(await screen.findByText(/^In the account of ada. 2 meetings with contacts/)).toBeVisible();
  expect(
    screen.getByText(/refuses your password. Enter the new one under Address books./),
  ).toBeVisible();
});

it('the problem of a URL is shown once the form can be submitted again', async () => {
  const reads: (() => void)[] = [];
  const sent: unknown[] = [];
  open(<CalendarSubscriptions />, (_path, options) => {
    if (options?.method === 'POST') {
      sent.push(options.body);
      throw requestError('url must name a host like example.com', 400);
    }
    return sent.length === 0 ? [] : new Promise((resolve) => reads.push(() => resolve([])));
  });
  const field = screen.getByLabelText('Address of a calendar');
  await userEvent.type(field, 'https://127.0.0.1{Enter}');
  await waitFor(() => expect(reads).not.toHaveLength(0));
  expect(screen.queryByText(/must name a host/)).toBeNull();
  for (const answer of reads) answer();
  expect(await screen.findByText(/must name a host/)).toBeVisible();
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('a calendar file is sent unchanged, and its result is shown', async () => {
  const result = {
    ...{ id: null, added: 1, changed: 0, unchanged: 2, left: 0 },
    problems: [{ title: 'Budget', problem: 'is in a time zone that isn’t known, “Mars”' }],
  };
  const request = open(<CalendarFile />, (_path, options) =>
    options?.method === 'POST' ? result : [],
  );
  const file = new File(['BEGIN:VCALENDAR'], 'a.ics');
  await userEvent.upload(screen.getByLabelText('Calendar file'), file);
  expect(await screen.findByText('1 meeting added, 0 changed, 2 known already.')).toBeVisible();
  expect(screen.getByText('Budget').parentElement).toHaveTextContent(
    'Budget is in a time zone that isn’t known, “Mars”.',
  );
  const body = request.mock.calls.find(([, options]) => options?.method === 'POST')?.[1]?.body;
  expect(body instanceof FormData && body.get('file')).toMatchObject({ name: 'a.ics', size: 15 });
  expect(body instanceof FormData && body.get('timeZone')).toBe('Asia/Tokyo');
});

it('the settings list the imported files, and undo an import', async () => {
  let undoneAt: string | null = null;
  const imported = () => ({
    ...{ id: 'file-1', createdAt: MOMENT, undoUntil: MOMENT, undoneAt, kept: undoneAt && 1 },
    ...{ added: 9, changed: 1, canceled: 0 },
  });
  const meetings = Array.from({ length: 10 }, (_, index) => ({
    change: 'added',
    meeting: {
      ...{ id: `m-${index}`, title: `Review ${index}`, startsAt: MOMENT },
      people: [{ id: 'p', displayName: 'Ada Lovelace' }],
    },
  }));
  open(<CalendarFile />, (path, options) => {
    if (path.endsWith('/undo')) undoneAt = MOMENT;
    if (options?.method === 'POST') return imported();
    return path.endsWith('/file-1') ? { ...imported(), meetings } : [imported()];
  });
  expect(await screen.findByText('9 added, 1 changed.')).toBeVisible();
  await userEvent.click(await button('Show meetings'));
  const list = await screen.findByRole('list', { name: 'Imported files' });
  expect(list).toHaveTextContent(/Review 0Ada Lovelace.*Review 7/);
  expect(list).not.toHaveTextContent('Review 8');
  await userEvent.click(await button('Show 2 more'));
  expect(list).toHaveTextContent('Review 9');
  await userEvent.click(await button('Undo this file'));
  expect(await screen.findByText('Undone. 1 stayed, because you changed them.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo this file' })).toBeNull();
});

it('the problem of a file is shown', async () => {
  open(<CalendarFile />, () => {
    throw requestError("You've imported too many files in a minute. Wait a moment", 429);
  });
  await userEvent.upload(screen.getByLabelText('Calendar file'), new File(['x'], 'a.ics'));
  expect(await screen.findByText(/imported too many files in a minute/)).toBeVisible();
});

it('a feed is created in the time zone of the profile', async () => {
  const request = open(<CalendarFeedSettings />, (_path, options) =>
    options?.method === 'POST'
      ? { path: '/api/calendar/secret.ics', createdAt: MOMENT }
      : { createdAt: null, lastReadAt: null, birthdays: true },
  );
  await userEvent.click(await button('Make an address'));
  expect(request).toHaveBeenCalledWith('/api/calendar-feed', {
    method: 'POST',
    body: { timeZone: 'Asia/Tokyo' },
  });
});

it('a calendar is subscribed to in the time zone of the profile', async () => {
  const request = open(<CalendarSubscriptions />, (_path, options) =>
    options?.method === 'POST' ? WORK : [],
  );
  await userEvent.type(await screen.findByRole('textbox'), WORK.address);
  await userEvent.click(await button('Subscribe'));
  expect(request).toHaveBeenCalledWith('/api/calendars', {
    method: 'POST',
    body: { url: WORK.address, timeZone: 'Asia/Tokyo' },
  });
});
