import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { SheetItem } from './sheet-item.tsx';
import { Sheet } from './sheet.tsx';

const onSignOut = jest.fn();

function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open menu</button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Menu"
        closeLabel="Close menu"
        header={<span>Rapport</span>}
        footer={<span>demo@rapport.local</span>}
      >
        <nav aria-label="Main">
          <SheetItem asChild icon={<svg aria-hidden />}>
            <a href="/contacts" aria-current="page">
              Contacts
            </a>
          </SheetItem>
        </nav>
        <SheetItem onClick={onSignOut}>Sign Out</SheetItem>
      </Sheet>
    </>
  );
}

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
};

describe('Sheet', () => {
  it('opens with its items and focuses the first', async () => {
    render(<Menu />);
    await openMenu();
    const link = screen.getByRole('link', { name: 'Contacts' });
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(link).toHaveFocus();
    expect(screen.getByText('demo@rapport.local')).toBeVisible();
  });

  it('calls the handler of a chosen item', async () => {
    render(<Menu />);
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(onSignOut).toHaveBeenCalledTimes(1);
  });

  it('closes with its button and returns the focus', async () => {
    render(<Menu />);
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('has no accessibility violations', async () => {
    render(<Menu />);
    await openMenu();
    await expectNoViolations();
  });
});
