import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type ReactNode } from 'react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Toaster } from '../toaster/toaster.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

type Options = Partial<Omit<DialogProps, 'open' | 'onOpenChange'>>;

function Page({ children = <p>Text</p>, ...options }: Options & { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog title="Add New Contact" {...options} open={open} onOpenChange={setOpen}>
        {children}
      </Dialog>
    </>
  );
}

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog');
};

describe('Dialog', () => {
  it('is named by its title and described by its description', async () => {
    render(<Page description="Based on your 22 answers" />);
    const dialog = await openDialog();
    expect(dialog).toHaveAccessibleName('Add New Contact');
    expect(dialog).toHaveAccessibleDescription('Based on your 22 answers');
  });

  it('keeps its name if a header replaces the title', async () => {
    render(<Page header={<span>Michael Faraday</span>} />);
    expect(await openDialog()).toHaveAccessibleName('Add New Contact');
    expect(screen.getByText('Michael Faraday')).toBeVisible();
  });

  it('focuses the first control of its body', async () => {
    render(
      <Page>
        <input aria-label="Full Name" />
      </Page>,
    );
    await openDialog();
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
  });

  it('focuses itself if its body has no control', async () => {
    render(<Page />);
    expect(await openDialog()).toHaveFocus();
  });

  it('focuses the given element', async () => {
    function WithQuestion() {
      const question = useRef<HTMLHeadingElement>(null);
      return (
        <Page initialFocus={question}>
          <h3 ref={question} tabIndex={-1}>
            They mostly point to…
          </h3>
          <button>logic</button>
        </Page>
      );
    }
    render(<WithQuestion />);
    await openDialog();
    expect(screen.getByRole('heading', { name: 'They mostly point to…' })).toHaveFocus();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closes with %s and returns the focus', async (_way, close) => {
    render(<Page />);
    await openDialog();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('stays open while its owner keeps it open', async () => {
    const onOpenChange = jest.fn();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Quiz">
        Question 3
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('keeps its footer outside the body, where a button can still submit the form', async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <Page
        footer={
          <button type="submit" form="contact">
            Add Contact
          </button>
        }
      >
        <form id="contact" onSubmit={onSubmit} />
      </Page>,
    );
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Add Contact' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('hides the page behind it from assistive technology', async () => {
    render(<Page />);
    await openDialog();
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
  });

  it('keeps the toasts reachable and stays open when one is pressed', async () => {
    render(
      <>
        <Page />
        <Toaster toast={{ id: 'one', title: 'Error' }} onDismiss={() => {}} />
      </>,
    );
    await openDialog();
    await userEvent.click(screen.getByText('Error'));
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('has no accessibility violations', async () => {
    render(<Page description="One line" footer={<button>Done</button>} />);
    await openDialog();
    await expectNoViolations();
  });
});
