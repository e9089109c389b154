import { useQueryClient } from '@rapport/remote-api/query';
import { clockTime, showFormats } from '@rapport/shared-ui';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderPage } from '../testing/render-page.tsx';

const CHOSEN = {
  name: null,
  photoPath: null,
  hourCycle: 'h23',
  firstWeekday: null,
  dateOrder: null,
};

/** What arrives after another tab has written. */
function changedElsewhere(queries: ReturnType<typeof useQueryClient>): void {
  const isDetails = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    JSON.stringify(queryKey).includes('/api/user/details');
  queries.setQueriesData({ predicate: isDetails }, { ...CHOSEN, hourCycle: 'h12' });
}

function Clock() {
  const queries = useQueryClient();
  useEffect(() => {
    const change = () => changedElsewhere(queries);
    window.addEventListener('changed-elsewhere', change);
    return () => window.removeEventListener('changed-elsewhere', change);
  }, [queries]);
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

it('draws a page again when another tab has chosen otherwise', async () => {
  open();
  expect(await screen.findByText('14:05')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('changed-elsewhere')));
  expect(await screen.findByText('2:05 PM')).toBeInTheDocument();
});
