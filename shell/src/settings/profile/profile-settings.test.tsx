import { type OwnDetails } from '@rapport/api-client';
import { type RequestOptions } from '@rapport/remote-api';
import { requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showFormats } from '@rapport/shared-ui';
import { renderPage } from '../../testing/render-page.tsx';

const EMPTY: OwnDetails = {
  name: null,
  title: null,
  company: null,
  pronouns: null,
  phone: null,
  timeZone: null,
  hourCycle: null,
  firstWeekday: null,
  dateOrder: null,
  card: ['email', 'phone', 'company'],
  email: 'ada@example.test',
  photoPath: null,
};
const ADA: OwnDetails = { ...EMPTY, name: 'Ada Lovelace', title: 'Engineer', company: 'Engines' };

/** Mocks an API that stores one user's details with a version, like the real one. */
function storing(first: OwnDetails) {
  let stored = first;
  let version = 1;
  const sent: RequestOptions[] = [];
  const etag = () => `"${version}-x"`;
  const answer = (path: string, options?: RequestOptions) => {
    if (path === '/api/user/details/card.vcf') return 'BEGIN:VCARD';
    if (path !== '/api/user/details') throw requestError('Not found', 404);
    if (options?.method !== 'PUT') return stored;
    const base = options.headers?.['If-Match'];
    if (base !== undefined && base !== etag()) {
      throw requestError('It has changed', 412, 'DETAILS_CHANGED');
    }
    sent.push(options);
    return store(Object(options.body));
  };
  const store = (change: Partial<OwnDetails>) => {
    version += 1;
    stored = { ...stored, ...change };
    return stored;
  };
  const copy = (value: unknown) => JSON.parse(JSON.stringify(value));
  return {
    sent,
    store,
    stored: () => stored,
    shell: {
      request: async (path: string, options?: RequestOptions) => copy(answer(path, options)),
      requestWithHeaders: async (path: string, options?: RequestOptions) => ({
        data: copy(answer(path, options)),
        headers: new Headers({ ETag: etag() }),
      }),
    },
  };
}

async function open(details: OwnDetails, path = '/settings/profile') {
  const api = storing(details);
  const notify = jest.fn();
  const router = renderPage({ path, shell: { ...api.shell, notify } });
  await screen.findByRole('textbox', { name: 'Name' });
  return { ...api, notify, router };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.paste(text);
}
async function choose(name: string, option: string | RegExp) {
  await userEvent.click(screen.getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

afterEach(() => {
  showFormats({});
  localStorage.clear();
});

describe('the user’s details', () => {
  it('are saved together, and cleared ones are empty', async () => {
    const { stored, sent, notify } = await open(ADA);
    expect(field('Name')).toHaveValue('Ada Lovelace');
    await retype('Title', '');
    await retype('Pronouns', ' she/her ');
    await press('Save profile');
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ title: 'Profile saved' }));
    expect(stored()).toEqual({ ...ADA, title: null, pronouns: 'she/her' });
    expect(sent[0]?.headers).toEqual({ 'If-Match': '"1-x"' });
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
  });

  it.each([
    ['Company', 'a'.repeat(121), 'Shorten this to 120 characters.'],
    ['Phone', 'call me', 'Enter a phone number, like +1 505 867 5309.'],
  ])('show a problem at the field with what to do: %s', async (name, text, problem) => {
    const { sent } = await open(ADA);
    await userEvent.click(field(name));
    await userEvent.paste(text);
    await press('Save profile');
    expect(field(name)).toHaveAccessibleDescription(problem);
    expect(field(name)).toHaveFocus();
    expect(field(name)).toHaveValue(name === 'Company' ? `Engines${text}` : text);
    expect(sent).toEqual([]);
  });

  it('are merged with other changes from another tab', async () => {
    const { stored, store, notify } = await open(ADA);
    await retype('Title', 'Chief');
    store({ company: 'Difference Engines', hourCycle: 'h23' });
    await press('Save profile');
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ title: 'Profile saved' }));
    expect(stored()).toMatchObject({
      title: 'Chief',
      company: 'Difference Engines',
      hourCycle: 'h23',
    });
  });

  it.each([
    ['Save mine', 'Chief', 'Chief'],
    ['Keep the other', 'Countess', 'Countess'],
  ])('ask if another tab has changed the same: %s', async (button, kept, shown) => {
    const { stored, store } = await open(ADA);
    await retype('Title', 'Chief');
    store({ title: 'Countess' });
    await press('Save profile');
    const question = await screen.findByRole('alert');
    expect(question).toHaveTextContent('Title: Countess now, and you have Chief');
    expect(stored().title).toBe('Countess');
    await press(button);
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(field('Title')).toHaveValue(shown);
    await waitFor(() => expect(stored().title).toBe(kept));
  });

  it('reject a file that is not a picture, and one of more than 40 MB, and keep the rest', async () => {
    await open(ADA);
    await retype('Name', 'Ada');
    const input = screen.getByLabelText('Picture file');
    const large = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
    Object.defineProperty(large, 'size', { value: 41_000_000 });
    await userEvent.upload(input, large);
    expect(await screen.findByText(/larger than 40 MB/)).toHaveAttribute('role', 'alert');
    await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
    expect(await screen.findByText(/can't be read as a picture/)).toBeInTheDocument();
    expect(field('Name')).toHaveValue('Ada');
  });
});

describe('times and dates', () => {
  it('use the browser’s formats until something is chosen, which applies immediately', async () => {
    const { stored } = await open(ADA);
    const hours = screen.getByRole('combobox', { name: 'Hours' });
    expect(hours).toHaveTextContent('From your browser: 12 hours (2:05 PM)');
    await choose('Hours', '24 hours (14:05)');
    await waitFor(() => expect(stored().hourCycle).toBe('h23'));
    await waitFor(() => expect(hours).toHaveTextContent(/^24 hours/));
    expect(document.documentElement).toHaveAttribute('data-hours', 'h23');
    expect(Object.values(localStorage)).toContain('{"hours":"h23","ownHours":"en-US h12"}');
    await choose('Hours', /^From your browser/);
    await waitFor(() => expect(stored().hourCycle).toBeNull());
    expect(document.documentElement).not.toHaveAttribute('data-hours');
  });

  it('keep what another tab has chosen', async () => {
    const { stored, store } = await open(ADA);
    store({ firstWeekday: 'saturday' });
    await choose('Dates in numbers', /^Day first/);
    await waitFor(() =>
      expect(stored()).toMatchObject({ dateOrder: 'day-first', firstWeekday: 'saturday' }),
    );
  });
});

describe('the own card', () => {
  it('requires a name', async () => {
    await open(EMPTY, '/settings/profile?action=show-card');
    expect(screen.getByRole('button', { name: 'Show my card' })).toBeDisabled();
    expect(screen.getByText(/A card needs your name/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has the checked fields, and opens from its URL', async () => {
    const { stored, router } = await open(
      { ...ADA, phone: '+44 20 7946 0958' },
      '/settings/profile?action=show-card',
    );
    const dialog = await screen.findByRole('dialog', { name: 'My card' });
    expect(within(dialog).getByRole('img', { name: /card of Ada Lovelace/ })).toBeInTheDocument();
    expect(dialog).toHaveTextContent('Engineer, Engines');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Phone' }));
    await waitFor(() => expect(stored().card).toEqual(['email', 'company']));
  });
});
