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

/** Simulates a write in another tab. */
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

it('renders a page again once the user’s hour cycle is known', async () => {
  open();
  expect(await screen.findByText('2:05 PM')).toBeInTheDocument();
  expect(await screen.findByText('14:05')).toBeInTheDocument();
});

it('renders a page again if another tab has changed it', async () => {
  open();
  expect(await screen.findByText('14:05')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('changed-elsewhere')));
  expect(await screen.findByText('2:05 PM')).toBeInTheDocument();
});
