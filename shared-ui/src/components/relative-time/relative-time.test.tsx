import { act, render, screen } from '@testing-library/react';
import { expectNoViolations } from '../../../test/no-violations.ts';
import { RelativeTime } from './relative-time.tsx';

const now = new Date('2026-03-10T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now });
});
afterEach(() => jest.useRealTimers());

describe('RelativeTime', () => {
  it('has the exact time as an attribute and on hover', () => {
    render(<RelativeTime value="2026-03-08T12:00:00Z" />);
    const time = screen.getByText('2 days ago');
    expect(time).toHaveAttribute('dateTime', '2026-03-08T12:00:00.000Z');
    expect(time).toHaveAttribute('title', expect.stringContaining('March 8, 2026'));
  });

  it('stays correct as time passes', () => {
    render(<RelativeTime value={now} />);
    expect(screen.getByText('just now')).toBeInTheDocument();
    act(() => {
      jest.advanceTimersByTime(5 * 60_000);
    });
    expect(screen.getByText('5 minutes ago')).toBeInTheDocument();
  });

  it('shows "just now" for anything newer than its last clock tick', () => {
    render(<RelativeTime value={now.getTime() + 50_000} />);
    expect(screen.getByText('just now')).toBeInTheDocument();
  });

  it('stops its clock when the last time is unmounted', () => {
    const { unmount } = render(<RelativeTime value={now} />);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('can be abbreviated, and complete for screen readers', () => {
    render(<RelativeTime short value="2026-03-08T12:00:00Z" title="Updated on Sunday" />);
    expect(screen.getByText('2 d')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByTitle('Updated on Sunday')).toContainElement(screen.getByText('2 days ago'));
  });

  it('shows that a date is invalid', () => {
    render(<RelativeTime value="soon" />);
    expect(screen.getByText('at an unknown time')).toBeInTheDocument();
  });

  it('has no accessibility violations', async () => {
    jest.useRealTimers();
    render(<RelativeTime value={now} />);
    await expectNoViolations();
  });
});
