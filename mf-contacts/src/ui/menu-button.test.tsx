import { renderInShell } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { fakeContactsApi } from '../testing/fake-contacts-api.ts';
import { MenuButton } from './menu-button.tsx';

function open(disabled = false) {
  const chosen: string[] = [];
  const { shell } = fakeContactsApi();
  renderInShell(
    <MenuButton
      label="More for Ada"
      icon={<Ellipsis aria-hidden />}
      disabled={disabled}
      entries={[
        { label: 'Edit', icon: Pencil, onSelect: () => chosen.push('Edit') },
        'separator',
        { label: 'Delete', icon: Trash2, onSelect: () => chosen.push('Delete') },
      ]}
    />,
    { shell },
  );
  return { chosen, button: () => screen.getByRole('button', { name: 'More for Ada' }) };
}

describe('MenuButton', () => {
  it('announces its menu before the menu is loaded', () => {
    const { button } = open();
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens with its entries in order', async () => {
    const { button } = open();
    await userEvent.click(button());
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Edit', 'Delete']);
    expect(screen.getByRole('separator')).toBeInTheDocument();
  });

  it('does what is chosen with the keyboard, and gives the focus back', async () => {
    const { button, chosen } = open();
    button().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(chosen).toEqual(['Delete']);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('opens nothing while it is disabled', async () => {
    const { button } = open(true);
    await userEvent.click(button());
    expect(button()).toBeDisabled();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
