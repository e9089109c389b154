import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { Toaster, type Toast } from './toaster.tsx';

const onDismiss = jest.fn();

const saved: Toast = {
  id: 'one',
  title: 'Assessment Complete',
  description: 'Detailed personality assessment has been saved for this contact.',
};

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('Toaster', () => {
  it('shows nothing without a toast', () => {
    render(<Toaster toast={null} onDismiss={onDismiss} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows title and description', () => {
    render(<Toaster toast={saved} onDismiss={onDismiss} />);
    expect(within(region()).getByText('Assessment Complete')).toBeVisible();
    expect(within(region()).getByText(/has been saved/)).toBeVisible();
  });

  it('stays for 5 seconds', () => {
    render(<Toaster toast={saved} onDismiss={onDismiss} />);
    pass(4999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss.mock.calls).toEqual([['one']]);
  });

  it('waits while the pointer is on it', () => {
    render(<Toaster toast={saved} onDismiss={onDismiss} />);
    pass(3000);
    fireEvent.pointerMove(within(region()).getByRole('list'));
    pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('is dismissed by its close button', () => {
    render(<Toaster toast={saved} onDismiss={onDismiss} />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDismiss.mock.calls).toEqual([['one']]);
  });

  it('runs its action and is dismissed', () => {
    const onSelect = jest.fn();
    render(
      <Toaster
        toast={{
          id: 'two',
          title: 'Error',
          variant: 'destructive',
          action: { label: 'Try again', onSelect },
        }}
        onDismiss={onDismiss}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onDismiss.mock.calls).toEqual([['two']]);
  });

  it('offers several actions, and stays for 10 seconds with them', () => {
    const onSelect = jest.fn();
    render(
      <Toaster
        toast={{
          id: 'two',
          title: 'Interaction saved',
          action: { label: 'Undo', onSelect: jest.fn() },
          moreActions: [{ label: 'Edit', onSelect }],
        }}
        onDismiss={onDismiss}
      />,
    );
    pass(9999);
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onDismiss.mock.calls).toEqual([['two']]);
  });

  it('gets the focus with F8', () => {
    render(<Toaster toast={saved} onDismiss={onDismiss} />);
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(within(region()).getByRole('list')).toHaveFocus();
  });

  it('disappears when it is no longer open', () => {
    const { rerender } = render(<Toaster toast={saved} onDismiss={onDismiss} />);
    rerender(<Toaster toast={{ ...saved, open: false }} onDismiss={onDismiss} />);
    expect(screen.queryByText('Assessment Complete')).not.toBeInTheDocument();
  });

  it('shows one toast at a time, with the full duration for a new one', () => {
    const { rerender } = render(<Toaster toast={saved} onDismiss={onDismiss} />);
    pass(4000);
    rerender(<Toaster toast={{ id: 'three', title: 'Contact added' }} onDismiss={onDismiss} />);
    expect(within(region()).getAllByRole('listitem')).toHaveLength(1);
    pass(4000);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1000);
    expect(onDismiss.mock.calls).toEqual([['three']]);
  });

  it('has no accessibility violations', async () => {
    jest.useRealTimers();
    render(<Toaster toast={saved} onDismiss={onDismiss} />);
    await expectNoViolations();
  });
});
