import { fakeShell, renderInShell, TEST_USER } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandMenu } from './command-menu.tsx';

/** What the menu reads of a person. */
const LISE = {
  id: '018f6b1e-0000-7000-8000-000000000115',
  displayName: 'Lise Meitner',
  primaryEmail: 'lise.meitner@kestrel.example',
  primaryPhone: null,
  organizationName: 'Kestrel Works',
  organizationTitle: 'Head of Procurement',
  photoPath: null,
  assessmentComplete: true,
  mbtiType: 'INTJ',
  objectedAt: null,
};

async function search(text: string, found: readonly object[], total?: number) {
  const headers = new Headers(
    total === undefined ? {} : { 'X-Total-Count': String(total), Link: '</more>; rel="next"' },
  );
  const requestWithHeaders = jest.fn(() => Promise.resolve({ data: found as never, headers }));
  renderInShell(
    <CommandMenu
      actions={[]}
      pages={[]}
      userId={TEST_USER.id}
      onRun={() => undefined}
      onClose={() => undefined}
    />,
    { shell: fakeShell({ requestWithHeaders }) },
  );
  await userEvent.type(screen.getByRole('combobox'), text);
  return screen.findByRole('option', { name: /^Lise Meitner/ });
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('a person in the command menu', () => {
  it('has the number that the search has found, marked, and the role after it', async () => {
    const person = await search('0142', [{ ...LISE, matchedPhone: '+43 1 555 0142' }]);
    expect(person).toHaveTextContent('+43 1 555 0142 · Head of Procurement, Kestrel Works');
    expect(screen.getByText('0142', { selector: 'mark' })).toBeVisible();
  });

  it('has the role alone where no number was searched for', async () => {
    const person = await search('Lise', [LISE]);
    expect(person).toHaveTextContent(/^Lise Meitner\s?Head of Procurement, Kestrel WorksINTJ$/);
  });

  it.each([
    [{ kind: 'label', text: 'Clients', type: null }, 'Label: Clients'],
    [{ kind: 'interaction', text: 'Budget review', type: 'meeting' }, 'Meeting: Budget review'],
    [{ kind: 'pinned_note', text: 'Likes tea', type: null }, 'Pinned note: Likes tea'],
  ])('says why it was found: %j', async (match, words) => {
    const person = await search('zzz', [{ ...LISE, match }]);
    expect(person).toHaveTextContent(`${words} · Head of Procurement`);
  });

  it('is one of more, which the list shows', async () => {
    await search('Lise', [LISE], 34);
    expect(screen.getByRole('option', { name: 'Show all 34 in the list' })).toBeVisible();
    expect(screen.getByText(/^Searched names, companies, .* meetings/)).toBeVisible();
  });

  it('is all there is', async () => {
    await search('Lise', [LISE]);
    expect(screen.queryByRole('option', { name: /^Show all/ })).not.toBeInTheDocument();
  });

  describe('that can be reached', () => {
    const opened: (string | null)[] = [];
    const note = (event: Event) => {
      // jsdom can't leave the page.
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null) return;
      event.preventDefault();
      opened.push(link.getAttribute('href'));
    };
    beforeEach(() => {
      opened.length = 0;
      document.addEventListener('click', note);
    });
    afterEach(() => document.removeEventListener('click', note));

    it('is called and written to from the field, by keys alone', async () => {
      await search('Lise', [{ ...LISE, primaryPhone: '+43 1 555 0142' }]);
      expect(screen.getByRole('option', { name: 'Email Lise Meitner' })).toBeVisible();
      await userEvent.keyboard('{Tab}{ArrowDown}{Enter}');
      expect(opened).toEqual(['tel:+4315550142']);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      expect(opened[1]).toBe('mailto:lise.meitner@kestrel.example');
      expect(screen.getByRole('combobox')).toHaveFocus();
    });

    it('is called with one press beside the name', async () => {
      const person = await search('Lise', [{ ...LISE, primaryPhone: '+43 1 555 0142' }]);
      const [call] = person.parentElement!.querySelectorAll('a');
      await userEvent.click(call!);
      expect(opened).toEqual(['tel:+4315550142']);
    });

    it('has no way that is not known', async () => {
      await search('Lise', [{ ...LISE, primaryPhone: 'ask Otto', primaryEmail: null }]);
      expect(screen.queryByRole('option', { name: /^(Call|Email) / })).not.toBeInTheDocument();
    });
  });
});
