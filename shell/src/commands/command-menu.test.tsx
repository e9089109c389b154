import { fakeShell, renderInShell, TEST_USER } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommandMenu } from './command-menu.tsx';

/** What the menu reads of a person. */
const LISE = {
  id: '018f6b1e-0000-7000-8000-000000000115',
  displayName: 'Lise Meitner',
  primaryEmail: 'lise.meitner@kestrel.example',
  organizationName: 'Kestrel Works',
  organizationTitle: 'Head of Procurement',
  photoPath: null,
  assessmentComplete: true,
  mbtiType: 'INTJ',
  objectedAt: null,
};

async function search(text: string, found: readonly object[]) {
  const request = jest.fn(() => Promise.resolve(found as never));
  renderInShell(
    <CommandMenu
      actions={[]}
      pages={[]}
      userId={TEST_USER.id}
      onRun={() => undefined}
      onClose={() => undefined}
    />,
    { shell: fakeShell({ request }) },
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
});
