import { fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportFlow } from './import-flow.tsx';

jest.mock('./import-steps.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

describe('an import whose next steps can’t be fetched', () => {
  it('keeps the choice of a file on screen and says to try again', async () => {
    renderInShell(<ImportFlow />, {
      shell: fakeShell({ request: () => Promise.resolve([] as never) }),
    });
    const file = new File(['Name\nAda'], 'people.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('File to import'), file);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong while reading it. Try again.',
    );
    expect(screen.getByText('people.csv')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose another file' })).toBeEnabled();
  });
});
