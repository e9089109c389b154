import { renderInShell, requestError } from '@rapport/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeRecordsApi } from '../../testing/fake-records-api.ts';
import { CompanySpellings } from './company-spellings.tsx';

const READ = 'GET /api/companies/spellings';
const BULK = 'POST /api/contacts/bulk';
const DIFFERENT = 'POST /api/companies/different';
const GROUP = {
  names: [
    { name: 'Engines Ltd', contacts: 3 },
    { name: 'Engines Limited', contacts: 2 },
    { name: 'ENGINES', contacts: 1 },
  ],
};

function open(spellings: unknown = [GROUP]) {
  const api = fakeRecordsApi({
    [READ]: spellings,
    [BULK]: { changed: ['a'], undo: [], undoId: 'u' },
    [DIFFERENT]: undefined,
  });
  renderInShell(<CompanySpellings />, { shell: api.shell, path: '/contacts/duplicates' });
  return api;
}

describe('the question about spellings of a company', () => {
  it('renames all others to the chosen one', async () => {
    const { made } = open();
    const question = 'Are Engines Ltd, Engines Limited, and ENGINES one company?';
    expect(await screen.findByRole('heading', { name: question })).toBeVisible();
    const names = screen.getByRole('radiogroup', { name: 'The name to keep' });
    expect(within(names).getByRole('radio', { name: /Engines Ltd/ })).toBeChecked();
    await userEvent.click(within(names).getByRole('radio', { name: /Engines Limited/ }));
    await userEvent.click(screen.getByRole('button', { name: 'One company' }));
    await waitFor(() => expect(made(BULK)).toHaveLength(2));
    expect(made(BULK).map(({ body }) => body)).toEqual(
      ['company=Engines+Ltd', 'company=ENGINES'].map((matching) => ({
        matching,
        change: 'organization',
        organizationName: 'Engines Limited',
      })),
    );
  });

  it('is answered with "Different", which is remembered', async () => {
    const { made } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Different' }));
    await waitFor(() => expect(made(DIFFERENT)).toHaveLength(1));
    expect(made(DIFFERENT)[0]?.body).toEqual({
      names: ['Engines Ltd', 'Engines Limited', 'ENGINES'],
      different: true,
    });
  });

  it.each([
    ['without such names', () => []],
    [
      'with an API of the previous release',
      () => {
        throw requestError('Not Found', 404);
      },
    ],
  ])('is missing %s', async (_, answer) => {
    const { made } = open(answer);
    await waitFor(() => expect(made(READ)).toHaveLength(1));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('offers to try again if the names cannot be loaded', async () => {
    open(() => {
      throw requestError('It broke', 500);
    });
    expect(await screen.findByRole('button', { name: /Retry|Try again/ })).toBeVisible();
  });
});
