import { useUnsavedText } from '@rapport/remote-api';
import { Link } from '@rapport/remote-api/router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';

jest.mock('./unsaved-question.tsx', () => {
  throw new Error('The network is away');
});

function Note() {
  useUnsavedText(true);
  return <Link to="/coaching">Get coaching</Link>;
}

const remotes = {
  'mf-contacts': [{ path: '/contacts', element: <Note /> }],
  'mf-coaching': [{ path: '/coaching', element: <h1>Your coaching</h1> }],
};

it.each([
  [true, '/coaching'],
  [false, '/contacts'],
])('without the dialog the browser asks, and its %s is used', async (go, path) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(go);
  const router = renderPage({ path: '/contacts', remotes });
  await userEvent.click(await screen.findByRole('link', { name: 'Get coaching' }));
  await waitFor(() => expect(confirm).toHaveBeenCalled());
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(confirm).toHaveBeenCalledTimes(1);
});
