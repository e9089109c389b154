import { fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Assistants } from './assistants.tsx';

it('the settings have the address for assistants to copy, and the documentation of the API', async () => {
  const shell = fakeShell({ fileUrl: (path) => `https://api.example.com${path}` });
  const user = userEvent.setup();
  renderInShell(<Assistants />, { shell });
  expect(screen.getByLabelText('Address for assistants (MCP)')).toHaveValue(
    'https://api.example.com/mcp',
  );
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe('https://api.example.com/mcp');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(screen.getByRole('link', { name: 'the API’s documentation' })).toHaveAttribute(
    'href',
    'https://api.example.com/api/docs',
  );
});
