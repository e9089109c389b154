import { clockTime, showFormats } from '@rapport/shared-ui';
import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';

const CHOSEN = {
  name: null,
  photoPath: null,
  hourCycle: 'h23',
  firstWeekday: null,
  dateOrder: null,
};

function Clock() {
  return <h1>{clockTime(new Date(2026, 2, 8, 14, 5))}</h1>;
}

function open() {
  renderPage({
    path: '/contacts',
    remotes: { 'mf-contacts': [{ path: '/contacts', element: <Clock /> }] },
    shell: {
      request: async (path) =>
        JSON.parse(JSON.stringify(path === '/api/user/details' ? CHOSEN : [])),
    },
  });
}

afterEach(() => {
  showFormats({});
  localStorage.clear();
});

it('draws a page again once it is known how its reader counts the hours', async () => {
  open();
  expect(await screen.findByText('2:05 PM')).toBeInTheDocument();
  expect(await screen.findByText('14:05')).toBeInTheDocument();
});
