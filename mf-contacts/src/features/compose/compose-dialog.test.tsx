import { type Interaction } from '@rapport/api-client';
import { forgetContact } from '@rapport/remote-api/user-storage';
import { renderInShell, requestError, TEST_USER } from '@rapport/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { makeGuidance, makeTip } from '../../testing/make-guidance.ts';
import { makeInteraction } from '../../testing/make-records.ts';
import { makeStatedPreference } from '../../testing/make-stated-preference.ts';
import { ComposeDialog } from './compose-dialog.tsx';

const CONTACT = makeContact();
const MEETING: Interaction['meeting'] = {
  id: '018f6b1e-0000-7000-8000-000000000201',
  state: 'planned',
  place: null,
  link: null,
  goal: 'Agree on two years',
  news: 'the new price list is out',
  worry: null,
  people: [],
};
const planned = makeInteraction({
  interactionDate: '2099-01-01T09:00:00.000Z',
  description: 'The renewal',
  meeting: MEETING,
});

function show(
  props: Partial<Parameters<typeof ComposeDialog>[0]> = {},
  interactions: unknown = [planned],
  guidance: unknown = makeGuidance(),
) {
  const { shell } = fakeRecordsApi({
    [`GET /api/guidance/${CONTACT.id}`]: guidance,
    [`GET /api/interactions/${CONTACT.id}`]: interactions,
  });
  const onClose = jest.fn();
  return {
    onClose,
    ...renderInShell(<ComposeDialog contact={CONTACT} onClose={onClose} {...props} />, { shell }),
  };
}

const field = (name: string) => screen.findByRole('textbox', { name });
const day = (value: string) => userEvent.type(screen.getByLabelText('By …'), value);

beforeEach(() => localStorage.clear());

describe('the composer', () => {
  it('fills in what the user noted before the meeting, and asks for the rest by the beginning of its sentence', async () => {
    show();
    expect(await field("I'd like to …")).toHaveValue('Agree on two years');
    expect(await field("It's about …")).toHaveValue('The renewal');
    expect(screen.getByText(/^“I have one request about/)).toHaveTextContent(
      "“I have one request about the renewal. I'd like to agree on two years. An answer by blank: a day is early enough.”",
    );
    expect(screen.getByRole('button', { name: 'Copy' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Open in mail' })).toBeDisabled();
    await day('2026-12-04');
    expect(await field('Your text')).toHaveValue(
      "Hi Lise,\n\nI have one request about the renewal. I'd like to agree on two years. An answer by Friday, December 4 is early enough.",
    );
    const mail = screen.getByRole('link', { name: 'Open in mail' }).getAttribute('href') ?? '';
    expect(mail).toMatch(/^mailto:lise.meitner@kestrel.example\?subject=The%20renewal&body=Hi%20/);
    expect(screen.getByRole('button', { name: 'Copy text' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Calendar file' })).toBeEnabled();
  });

  it('uses the form without a matter until there is one', async () => {
    const untitled = { ...planned, description: 'Renewal 2027' };
    show({}, [untitled]);
    expect(await field("It's about …")).toHaveValue('');
    expect(screen.getByText(/^“I have one request\./)).toBeVisible();
    await userEvent.type(await field("It's about …"), 'our contract');
    expect(screen.getByText(/^“I have one request about/)).toBeVisible();
  });

  it('offers what the user wrote in the last note as chips', async () => {
    const last = makeInteraction({ notes: 'The plant closed. Ask about Leeds.' });
    show({ purpose: 'bad_news' }, [planned, last]);
    const news = await field("What's new: …");
    expect(news).toHaveValue('the new price list is out');
    await userEvent.click(screen.getByRole('button', { name: 'The plant closed.' }));
    expect(news).toHaveValue('The plant closed.');
    expect(await field('Your text')).toHaveValue(
      "Hi Lise,\n\nI'm sorry to have to tell you this. The plant closed. Where does that leave you?",
    );
  });

  it('keeps a changed text as the own words, and takes the change back', async () => {
    show({ purpose: 'agenda' });
    const text = await field('Your text');
    await userEvent.clear(text);
    await userEvent.type(text, 'My own way.');
    expect(screen.getByText('These are your own words now.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: "I'd like to …" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the suggestion' }));
    expect(await field('Your text')).toHaveDisplayValue(/^Hi Lise,/);
  });

  it('keeps what was typed for the next time, forgets it with the contact, and begins again for another meeting', async () => {
    const first = show({ purpose: 'follow_up' });
    await userEvent.clear(await field("It's about …"));
    await userEvent.type(await field("It's about …"), 'our list');
    first.unmount();
    const again = show({ purpose: 'follow_up' });
    expect(await field("It's about …")).toHaveValue('our list');
    again.unmount();
    const other = { ...planned, meeting: { ...MEETING, id: TEST_USER.id } };
    const elsewhere = show({ purpose: 'follow_up' }, [other]);
    expect(await field("It's about …")).toHaveValue('The renewal');
    elsewhere.unmount();
    forgetContact(TEST_USER.id, CONTACT.id);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('opens with the words of a tip, and changes to a purpose with the arrow keys', async () => {
    const tip = makeTip();
    show({ tip });
    expect(await screen.findByText(tip.text)).toBeVisible();
    const chosen = screen.getByRole('radio', { name: 'This tip' });
    expect(chosen).toBeChecked();
    chosen.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'First message' })).toBeChecked();
  });

  it('has words that fit anyone where nothing else can be read, and none for thanks before the first meeting', async () => {
    const failed = () => {
      throw requestError('Broken', 500);
    };
    show({ contact: makeContact({ lastInteractionAt: null }), purpose: 'thanks' }, failed, failed);
    expect(await screen.findByText(/^No words fit someone you haven't met/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'First message' }));
    expect(screen.getByText(/^“I'm writing because/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Write it myself' }));
    await userEvent.type(await field('Your text'), 'Hello!');
    expect(screen.getByRole('link', { name: 'Open in mail' })).toBeVisible();
    expect(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Copy text' }),
    ).toBeEnabled();
  });
});

describe('the composer for someone who said how to reach them', () => {
  const open = (told: ReturnType<typeof makeStatedPreference>[]) =>
    show({ purpose: 'thanks' }, [], makeGuidance({ stated: told }));

  it('shows stated preferences, and offers preferred channels first and unwanted ones never', async () => {
    open([
      makeStatedPreference('channel', { channels: { message: 'first', email: 'second' } }),
      makeStatedPreference('opening', { opening: 'business' }),
    ]);
    const lines = await screen.findByRole('list', { name: 'What they told you' });
    expect(lines).toHaveTextContent('Message first, then email Told you on March 3, 2024');
    expect(lines).toHaveTextContent('Business first, no small talk');
    const names = () =>
      screen.getAllByText(/^Open in (mail|messages)$/).map(({ textContent }) => textContent);
    expect(names()).toEqual(['Open in messages', 'Open in mail']);
  });

  it('offers no mail to someone who wants none', async () => {
    open([makeStatedPreference('channel', { channels: { email: 'never' } })]);
    await screen.findByRole('list', { name: 'What they told you' });
    expect(screen.queryByText('Open in mail')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });

  it('is as before for someone who said nothing', async () => {
    open([]);
    expect(await screen.findByText('Open in mail')).toBeVisible();
    expect(screen.queryByText('Open in messages')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'What they told you' })).not.toBeInTheDocument();
  });
});
