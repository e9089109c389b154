import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import {
  DropdownMenu,
  DropdownMenuChoice,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from './dropdown-menu.tsx';

const onSettings = jest.fn();

function AccountMenu() {
  const [choice, setChoice] = useState<'system' | 'dark'>('system');
  return (
    <DropdownMenu trigger={<button>Account menu</button>}>
      <DropdownMenuLabel>demo@rapport.local</DropdownMenuLabel>
      <DropdownMenuItem asChild>
        <a href="/my-assessment">My Personality Assessment</a>
      </DropdownMenuItem>
      <DropdownMenuItem icon={<svg aria-hidden />} onSelect={onSettings}>
        Settings
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuChoice
        label="Theme"
        options={[
          { value: 'system', label: 'System' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={choice}
        onValueChange={setChoice}
      />
    </DropdownMenu>
  );
}

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  return screen.findByRole('menu');
};

describe('DropdownMenu', () => {
  it('opens from its trigger, which announces that', async () => {
    render(<AccountMenu />);
    const trigger = screen.getByRole('button', { name: 'Account menu' });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await openMenu();
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('demo@rapport.local')).toBeVisible();
  });

  it('chooses an item with the keyboard and closes', async () => {
    render(<AccountMenu />);
    await openMenu();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onSettings).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Account menu' })).toHaveFocus();
  });

  it('lets an item be a link', async () => {
    render(<AccountMenu />);
    await openMenu();
    expect(screen.getByRole('menuitem', { name: 'My Personality Assessment' })).toHaveAttribute(
      'href',
      '/my-assessment',
    );
  });

  it('stays open when a choice is made in it', async () => {
    render(<AccountMenu />);
    await openMenu();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: 'System' })).not.toBeChecked();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('moves the focus on closing to the element that its owner names', async () => {
    const target = { current: null as HTMLHeadingElement | null };
    render(
      <>
        <h1 ref={target} tabIndex={-1}>
          Coaching
        </h1>
        <DropdownMenu trigger={<button>More</button>} finalFocus={target}>
          <DropdownMenuItem>Go on</DropdownMenuItem>
        </DropdownMenu>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
  });

  it('opens inside the landmark of its trigger', async () => {
    render(
      <header>
        <AccountMenu />
      </header>,
    );
    expect(screen.getByRole('banner')).toContainElement(await openMenu());
  });

  it('has no accessibility violations', async () => {
    render(
      <main>
        <AccountMenu />
      </main>,
    );
    await openMenu();
    await expectNoViolations();
  });
});
