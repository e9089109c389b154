import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteFailed } from './remote-failed.tsx';

it('the Reload button reloads the page', async () => {
  // jsdom can't navigate; it logs the attempt.
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const onRetry = jest.fn();
  render(
    <RemoteFailed label="Coaching" detail="gone" pending={false} needsReload onRetry={onRetry} />,
  );
  expect(complaints).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload page' }));
  expect(String(complaints.mock.lastCall?.[0])).toContain('navigation');
  expect(onRetry).not.toHaveBeenCalled();
});

it('a failed remote is retried automatically when the network is back', () => {
  const onRetry = jest.fn();
  render(
    <RemoteFailed
      label="Coaching"
      detail="gone"
      pending={false}
      needsReload={false}
      onRetry={onRetry}
    />,
  );
  expect(onRetry).not.toHaveBeenCalled();
  fireEvent.online(window);
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('the message says that the page is offline', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <RemoteFailed
      label="Coaching"
      detail="gone"
      pending={false}
      needsReload={false}
      onRetry={() => {}}
    />,
  );
  expect(screen.getByText(/^You're offline\. .* as soon as/)).toBeInTheDocument();
  onLine.mockRestore();
});
