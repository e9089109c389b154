import { type Contact } from '@rapport/contracts';
import { fakeShell, renderInShell, requestError } from '@rapport/remote-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from './remote.tsx';
import { CONTACT, press, SEVEN_ANSWERS } from './testing/open-quiz.tsx';

const request = jest.fn();

function openPage(path: string) {
  const shell = fakeShell({ request });
  return renderInShell(
    [...remote.createRoutes(shell), { path: '/contacts/:id?', element: <p>Contact page</p> }],
    { shell, path },
  );
}

const makeContact = (changes: Partial<Contact> = {}) => ({
  ...CONTACT,
  assessmentComplete: false,
  mbtiType: null,
  ...changes,
});

afterEach(() => {
  localStorage.clear();
});

describe('/assessment/{contactId}', () => {
  const path = `/assessment/${CONTACT.id}`;

  it.each(['/assessment', '/assessment/', '/assessment/undefined', '/assessment/42'])(
    "shows 'Invalid contact ID' at %s, with a way back",
    (invalid) => {
      openPage(invalid);
      expect(screen.getByRole('heading', { name: 'Invalid contact ID' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to Contacts' })).toHaveAttribute(
        'href',
        '/contacts',
      );
      expect(request).not.toHaveBeenCalled();
    },
  );

  it('shows a skeleton while the contact loads', () => {
    request.mockReturnValue(new Promise(() => {}));
    openPage(path);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the contact');
  });

  it("shows 'Contact not found' for a contact that is not there", async () => {
    request.mockRejectedValue(requestError('Contact not found', 404, 'CONTACT_NOT_FOUND'));
    openPage(path);
    expect(await screen.findByRole('heading', { name: 'Contact not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Contacts' })).toBeVisible();
  });

  it('says why the contact cannot be loaded, and loads it again', async () => {
    request.mockRejectedValueOnce(requestError('HTTP 500 - Server Error'));
    openPage(path);
    expect(await screen.findByText('HTTP 500 - Server Error')).toBeVisible();
    request.mockResolvedValue(makeContact());
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Start Quiz' })).toBeVisible();
  });

  it('asks about the contact by name and leads back to it', async () => {
    request.mockResolvedValue(makeContact());
    openPage(path);
    expect(
      await screen.findByRole('heading', { name: 'What have you seen Michael Faraday do?' }),
    ).toBeVisible();
    expect(document.title).toBe('Assess Michael Faraday · Rapport');
    expect(screen.getByRole('link', { name: 'Back to Contact' })).toHaveAttribute(
      'href',
      `/contacts/${CONTACT.id}`,
    );
  });

  it('runs the quiz here and ends on the page of the contact', async () => {
    request.mockResolvedValue(makeContact());
    const { router } = openPage(path);
    await userEvent.click(await screen.findByRole('button', { name: 'Start Quiz' }));
    await press(SEVEN_ANSWERS);
    await userEvent.click(await screen.findByRole('button', { name: 'View Contact Profile' }));
    expect(router.state.location.pathname).toBe(`/contacts/${CONTACT.id}`);
  });

  it('says what an assessed contact has been assessed as', async () => {
    request.mockResolvedValue(makeContact({ assessmentComplete: true, mbtiType: 'ISTJ' }));
    openPage(path);
    expect(await screen.findByText('Assessment Complete')).toBeVisible();
    expect(screen.getByText(/as ISTJ, Dependable Organizer/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retake Quiz' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Contact Profile' })).toBeVisible();
  });
});
