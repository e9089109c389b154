import { type Contact } from '@rapport/api-client';
import { renderInShell, requestError, TEST_USER } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi, WithHeaders } from '../../testing/fake-records-api.ts';
import { makeContact } from '../../testing/make-contact.ts';
import { makeExportedPerson } from '../../testing/make-exported-person.ts';
import { PersonDataDialog } from './person-data-dialog.tsx';

const ID = makeContact().id;
const GET = `GET /api/contacts/${ID}`;
const PATCH = `PATCH /api/contacts/${ID}`;
const OBJECT = `POST /api/contacts/${ID}/objection`;
const LIFT = `DELETE /api/contacts/${ID}/objection`;
const REVIEW = `PUT /api/contacts/${ID}/review`;
const REMOVE = `DELETE /api/contacts/${ID}/estimate`;
const EXPORT = `GET /api/contacts/${ID}/export`;
const OBJECTED = '2026-05-03T09:00:00.000Z';

const version = (etag: string, overrides: Partial<Contact> = {}) =>
  new WithHeaders(makeContact(overrides), { ETag: etag });

async function open(answers: Record<string, unknown> = {}) {
  const notify = jest.fn();
  const api = fakeRecordsApi({ [GET]: version('"1"'), ...answers }, { notify });
  const onClose = jest.fn();
  renderInShell(<PersonDataDialog contact={makeContact()} onClose={onClose} />, {
    shell: api.shell,
  });
  await screen.findByRole('heading', { name: 'If they object' });
  return { ...api, notify, onClose };
}

const button = (name: string) => screen.getByRole('button', { name });
const question = () => within(screen.getByRole('alertdialog'));
const reason = () => screen.getByRole('textbox', { name: 'Your reason' });
const told = () => screen.getByLabelText('You told them on');
const fail = () => {
  throw requestError('HTTP 503 - Service Unavailable', 503);
};

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('the legal basis of notes', () => {
  it('saves reason and day over the version that was shown, once', async () => {
    const { made, answers, notify } = await open();
    answers[PATCH] = () => {
      answers[GET] = version('"2"', { legalBasisNote: 'Our contract', informedAt: OBJECTED });
      return makeContact({ legalBasisNote: 'Our contract', informedAt: OBJECTED });
    };
    expect(button('Save')).toBeDisabled();
    await userEvent.type(reason(), 'Our contract');
    await userEvent.type(told(), '2026-05-03');
    await userEvent.dblClick(button('Save'));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({ title: 'Your reason for keeping notes is saved' }),
    );
    expect(made(PATCH)).toHaveLength(1);
    const [sent] = made(PATCH);
    expect(sent?.headers).toMatchObject({ 'If-Match': '"1"' });
    expect(sent?.body).toEqual({
      legalBasisNote: 'Our contract',
      informedAt: new Date('2026-05-03T12:00').toISOString(),
    });
    expect(button('Save')).toBeDisabled();
  });

  it("doesn't overwrite changes from elsewhere, and shows them", async () => {
    const { made, answers } = await open({
      [PATCH]: () => {
        throw requestError('This contact was changed in the meantime.', 412, 'CONTACT_CHANGED');
      },
    });
    await userEvent.type(reason(), 'Mine');
    answers[GET] = version('"2"', { legalBasisNote: 'Theirs' });
    await userEvent.click(button('Save'));
    expect(await screen.findByText(/Now stored: “Theirs”/)).toBeVisible();
    expect(reason()).toHaveValue('Mine');
    answers[PATCH] = makeContact({ legalBasisNote: 'Mine' });
    await userEvent.click(button('Save'));
    await waitFor(() => expect(made(PATCH)).toHaveLength(2));
    expect(made(PATCH).at(-1)?.headers).toMatchObject({ 'If-Match': '"2"' });
  });

  it('refuses a day in the future, with advice', async () => {
    const { made } = await open();
    await userEvent.type(told(), '2999-01-01');
    await userEvent.click(button('Save'));
    expect(told()).toHaveAccessibleDescription(/can't be in the future/);
    expect(made(PATCH)).toHaveLength(0);
  });

  it('asks before typed text is lost', async () => {
    const { onClose } = await open();
    await userEvent.type(reason(), 'Half a sen');
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(question().getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('an objection', () => {
  it('is noted after a question that names what goes and what stays, once, and drops drafts', async () => {
    const { made, answers, notify } = await open();
    localStorage.setItem(`rapport.quiz-draft:${TEST_USER.id}:${ID}`, '{}');
    answers[OBJECT] = () => {
      answers[GET] = version('"2"', { objectedAt: OBJECTED, mbtiType: null });
      return makeContact({ objectedAt: OBJECTED, mbtiType: null });
    };
    await userEvent.click(button('They objected'));
    const text = screen.getByRole('alertdialog');
    expect(text).toHaveTextContent(/Deleted for good: the estimate, all answers/);
    expect(text).toHaveTextContent(/Kept: name and contact details, interactions/);
    expect(text).toHaveTextContent("This can't be undone.");
    expect(question().getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.dblClick(question().getByRole('button', { name: 'They objected' }));
    expect(await screen.findByText(/^They objected on May 3, 2026/)).toBeVisible();
    expect(made(OBJECT)).toHaveLength(1);
    expect(notify).toHaveBeenCalledWith({ title: 'Noted. The estimate about Lise is deleted.' });
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByRole('heading', { name: 'The estimate' })).not.toBeInTheDocument();
  });

  it("shows why it wasn't saved, and can be retried", async () => {
    const { answers } = await open({ [OBJECT]: fail });
    await userEvent.click(button('They objected'));
    await userEvent.click(question().getByRole('button', { name: 'They objected' }));
    expect(await question().findByRole('alert')).toHaveTextContent(
      "Rapport isn't available right now. It's safe to try again in a moment.",
    );
    answers[OBJECT] = makeContact({ objectedAt: OBJECTED });
    answers[GET] = version('"2"', { objectedAt: OBJECTED });
    await userEvent.click(question().getByRole('button', { name: 'They objected' }));
    expect(await screen.findByRole('button', { name: 'They agreed again' })).toBeVisible();
  });

  it('is lifted after a question that says that nothing comes back', async () => {
    const { answers, made } = await open({ [GET]: version('"1"', { objectedAt: OBJECTED }) });
    answers[LIFT] = () => {
      answers[GET] = version('"2"');
      return makeContact();
    };
    await userEvent.click(button('They agreed again'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'What the objection deleted stays deleted',
    );
    await userEvent.click(question().getByRole('button', { name: 'They agreed again' }));
    expect(await screen.findByRole('button', { name: 'They objected' })).toBeVisible();
    expect(made(LIFT)).toHaveLength(1);
  });
});

describe('the estimate', () => {
  it('is confirmed for another year', async () => {
    const { answers, notify } = await open({
      [GET]: version('"1"', { reviewDueAt: '2026-01-03T09:00:00.000Z' }),
    });
    answers[REVIEW] = () => {
      answers[GET] = version('"2"', { reviewDueAt: '2999-05-03T09:00:00.000Z' });
      return makeContact({ reviewDueAt: '2999-05-03T09:00:00.000Z' });
    };
    expect(screen.getByText(/^It's more than twelve months old\./)).toBeVisible();
    await userEvent.click(button('Still fits'));
    expect(await screen.findByText(/^Next review: May 3, 2999/)).toBeVisible();
    expect(notify).toHaveBeenCalledWith({ title: expect.stringContaining('twelve months') });
  });

  it('is deleted after a question', async () => {
    const { answers, made } = await open({
      [GET]: version('"1"', { reviewDueAt: '2999-01-03T09:00:00.000Z' }),
    });
    answers[REMOVE] = () => {
      answers[GET] = version('"2"');
      return makeContact();
    };
    await userEvent.click(button('Delete estimate'));
    expect(made(REMOVE)).toHaveLength(0);
    await userEvent.click(question().getByRole('button', { name: 'Delete estimate' }));
    await waitFor(() => expect(screen.queryByText(/^Next review/)).not.toBeInTheDocument());
  });
});

describe('a copy for them', () => {
  const blobs: Blob[] = [];
  beforeEach(() => {
    blobs.length = 0;
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    URL.revokeObjectURL = () => {};
  });

  /** Captures saved files, because jsdom would navigate. */
  function savedFiles() {
    const files: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push(this.download);
    });
    return files;
  }

  it('is data as the API sent it, and a page, in files without the name of the person', async () => {
    const files = savedFiles();
    const held = { ...makeExportedPerson(), newerField: 1 };
    await open({ [EXPORT]: held });
    await userEvent.click(button('Save as JSON'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(JSON.parse(await textOf(blobs[0]))).toEqual(held);
    await userEvent.click(button('Save as a page'));
    await waitFor(() => expect(files).toHaveLength(2));
    expect(await textOf(blobs[1])).toContain('Data held about Lise Meitner');
    expect(files[0]).toMatch(/^rapport-contact-\d{4}-\d\d-\d\d\.json$/);
    expect(files[1]).toMatch(/^rapport-contact-\d{4}-\d\d-\d\d\.html$/);
  });

  it("opens in a tab, which is closed again if it can't be created", async () => {
    const tab = { location: { replace: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as never);
    const { answers } = await open({ [EXPORT]: makeExportedPerson() });
    await userEvent.click(button('Open to read or print'));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:1'));
    answers[EXPORT] = fail;
    await userEvent.click(button('Open to read or print'));
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't make the copy");
    expect(tab.close).toHaveBeenCalledTimes(1);
  });
});

/** jsdom's blobs can't be read in another way. */
function textOf(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });
}
