import { type StatedAnswer, type StatedGuidance } from '@rapport/api-client';
import { statedPreference, statedText } from '@rapport/contracts';
import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactDialogsContext } from '../../contact-dialogs/contact-dialogs.ts';
import { localDay } from '../../commitments/commitment-words.ts';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { makeStatedPreference } from '../../testing/make-stated-preference.ts';
import { PreferenceDialog } from './preference-dialog.tsx';
import { StatedSection } from './stated-section.tsx';

const ID = '018f6b1e-0000-7000-8000-000000000115';
const contact = { id: ID, displayName: 'Lise Meitner' };
const LIST = `/api/stated-preferences/${ID}`;
const POST = `POST /api/stated-preferences/${ID}`;
const OBSERVE = `POST /api/observations/${ID}`;
const DELETE = `DELETE /api/stated-preferences/${ID}/p1`;

function open(answers: Record<string, unknown> = { [POST]: {} }, said?: string) {
  const api = fakeRecordsApi(answers, { notify: jest.fn() });
  const onClose = jest.fn();
  renderInShell(<PreferenceDialog contact={contact} said={said} onClose={onClose} />, {
    shell: api.shell,
  });
  return { ...api, onClose };
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

describe('the dialog', () => {
  it('sends how welcome each way is, with the day on which it was said', async () => {
    const { made, onClose } = open();
    await choose('Email', 'First');
    await choose('Call', 'Never');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(made(POST)[0]?.body).toEqual({
      kind: 'channel',
      channels: { email: 'first', call: 'never' },
      text: null,
      learnedOn: localDay(),
    });
  });

  it('shows both values if another tab saved one first, and replaces it on the second try', async () => {
    const stored = makeStatedPreference('channel', { channels: { call: 'first' } }).preference;
    const { made, answers, onClose } = open({ [`GET ${LIST}`]: [], [POST]: {} });
    await choose('Email', 'First');
    answers[`GET ${LIST}`] = [stored];
    answers[POST] = ({ headers }: { headers: Record<string, string> }) => {
      if (headers['If-Match'] === `"${stored.id}"`) return {};
      throw requestError('changed', 412);
    };
    await save();
    expect(
      await screen.findByText(/Changed elsewhere to “Call first”\. You have “Email first”\./),
    ).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(made(POST).map(({ headers }) => headers['If-Match'])).toEqual([
      '"none"',
      `"${stored.id}"`,
    ]);
  });

  it('begins with what was typed into the command menu, which is saved with its words', async () => {
    const { made } = open(undefined, 'asked not to be called');
    expect(screen.getByRole('combobox', { name: 'Call' })).toHaveTextContent('Never');
    await save();
    await waitFor(() =>
      expect(made(POST)[0]?.body).toMatchObject({
        ...{ kind: 'channel', channels: { call: 'never' }, text: 'asked not to be called' },
      }),
    );
  });

  it('sends the hours and days of another kind', async () => {
    const { made } = open();
    await choose('It’s about', 'When to reach them');
    await userEvent.type(screen.getByLabelText(/Not before/), '10:00');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
    await save();
    await waitFor(() =>
      expect(made(POST)[0]?.body).toMatchObject({ kind: 'when', from: '10:00', notOn: ['friday'] }),
    );
  });

  it('shows missing values at the field, and sends nothing', async () => {
    const { made } = open();
    await save();
    expect(screen.getByText('Choose how welcome one of them is.')).toBeVisible();
    await choose('It’s about', 'A topic');
    await save();
    expect(screen.getByText('Enter the topic.')).toBeVisible();
    expect(made(POST)).toEqual([]);
  });

  it('shows contradictions and future days at the field', async () => {
    const { made } = open();
    await choose('It’s about', 'When to reach them');
    await userEvent.type(screen.getByLabelText(/Not before/), '16:00');
    await userEvent.type(screen.getByLabelText(/Not after/), '10:00');
    const learned = screen.getByLabelText(/Told you on/);
    await userEvent.clear(learned);
    await userEvent.type(learned, '2999-01-01');
    await save();
    expect(screen.getByLabelText(/Not after/)).toHaveAccessibleDescription(
      /Enter an hour after the first one/,
    );
    expect(screen.getByLabelText(/Told you on/)).toHaveAccessibleDescription(/isn’t in the future/);
    expect(made(POST)).toEqual([]);
  });

  it('keeps what was typed when saving fails', async () => {
    const { onClose } = open({
      [POST]: () => {
        throw requestError('HTTP 503 - Service Unavailable', 503);
      },
    });
    await choose('It’s about', 'Something else');
    await userEvent.type(screen.getByLabelText(/In their words/), 'Camera off');
    await save();
    expect(await screen.findByText("Couldn't save this")).toBeVisible();
    expect(screen.getByLabelText(/In their words/)).toHaveValue('Camera off');
    expect(onClose).not.toHaveBeenCalled();
  });
});

const told = (instead: string[], answers: StatedAnswer | null = null): StatedGuidance => {
  const preference = statedPreference('channel', { channels: { email: 'first' } }, null);
  const stored = { id: 'p1', contactId: ID, interactionId: null, current: true };
  const says = statedText(preference);
  const days = { learnedOn: '2024-03-03', createdAt: '2024-03-03T10:00:00.000Z' };
  return {
    preference: { ...preference, notOn: null, ...stored, ...days, says },
    ...{ instead, answers },
  };
};

function show(stated: StatedGuidance[]) {
  const api = fakeRecordsApi({ [DELETE]: null, [OBSERVE]: {} });
  const dialogs = { open: jest.fn(), opening: null };
  renderInShell(
    <ContactDialogsContext value={dialogs}>
      <StatedSection contact={contact} stated={stated} headingLevel={2} />
    </ContactDialogsContext>,
    { shell: api.shell },
  );
  return { ...api, dialogs };
}

describe("a contact's stated preferences", () => {
  it('is shown with its day, and once with what the estimate would have said', async () => {
    show([told(['Call and think aloud together.'])]);
    expect(screen.getByRole('region', { name: 'What they told you' })).toHaveTextContent(
      'Email first',
    );
    expect(screen.getByText('Told you on March 3, 2024')).toBeVisible();
    await userEvent.click(screen.getByText('What the estimate would have said'));
    expect(screen.getByText('Call and think aloud together.')).toBeVisible();
  });

  it('is offered as the answer to a question, which only a tap adds', async () => {
    const { made } = show([
      told([], {
        ...{ questionId: 'workstyle-ei-f5', answer: 'B', option: 'write a message' },
        question: 'To sort something out they...',
      }),
    ]);
    expect(screen.getByText(/^It answers a question/)).toHaveTextContent(
      'It answers a question: To sort something out they write a message.',
    );
    expect(made(OBSERVE)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add to the estimate' }));
    await waitFor(() =>
      expect(made(OBSERVE)[0]?.body).toEqual({
        ...{ questionId: 'workstyle-ei-f5', answer: 'B', interactionId: null },
      }),
    );
  });

  it('is taken off, and another one is added', async () => {
    const { made, dialogs } = show([told([])]);
    await userEvent.click(screen.getByRole('button', { name: 'Take off: Email first' }));
    await waitFor(() => expect(made(DELETE)).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(dialogs.open).toHaveBeenCalledWith({ kind: 'stated-preference' });
  });
});
