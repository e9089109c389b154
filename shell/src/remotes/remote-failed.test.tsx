import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteFailed } from './remote-failed.tsx';

it('reloads the page on Reload page', async () => {
  // jsdom cannot navigate; it says that it was asked to.
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
