import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Drawer } from './drawer.tsx';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Why N</button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Concrete or Conceptual"
        description="Emmy Noether, the second letter"
        toolbar={<button>Show I</button>}
        footer={<button>Answer all again</button>}
      >
        <button>Change</button>
      </Drawer>
    </>
  );
}

const openDrawer = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Why N' }));
  return screen.findByRole('dialog', { name: 'Concrete or Conceptual' });
};

describe('Drawer', () => {
  it('focuses its title, which is read with its description', async () => {
    render(<Page />);
    expect(await openDrawer()).toHaveAccessibleDescription('Emmy Noether, the second letter');
    expect(screen.getByRole('heading', { name: 'Concrete or Conceptual' })).toHaveFocus();
  });

  it('keeps the focus inside', async () => {
    render(<Page />);
    await openDrawer();
    const names: (string | null)[] = [];
    for (let i = 0; i < 5; i += 1) {
      await userEvent.tab();
      const focused = document.activeElement;
      names.push(focused?.getAttribute('aria-label') ?? focused?.textContent ?? null);
    }
    expect(names).toEqual(['Close', 'Show I', 'Change', 'Answer all again', 'Close']);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes with %s and returns the focus', async (_, close) => {
    render(<Page />);
    await openDrawer();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Why N' })).toHaveFocus();
  });

  it('is accessible', async () => {
    render(<Page />);
    await openDrawer();
    await expectNoViolations();
  });
});
