import { useQueryClient } from '@rapport/remote-api/query';
import { clockTime, clockTimeIn, showFormats } from '@rapport/shared-ui';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderPage } from '../testing/render-page.tsx';

const CHOSEN = {
  name: null,
  photoPath: null,
  timeZone: null,
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

const MOMENT = new Date(2026, 2, 8, 14, 5);

function Clock() {
  const queries = useQueryClient();
  useEffect(() => {
    const change = () => changedElsewhere(queries);
    window.addEventListener('changed-elsewhere', change);
    return () => window.removeEventListener('changed-elsewhere', change);
  }, [queries]);
  return <h1>{clockTime(MOMENT)}</h1>;
}

function open(details: () => unknown = () => CHOSEN, isNewBrowser = false) {
  renderPage({
    isNewBrowser,
    path: '/contacts',
    remotes: { 'mf-contacts': [{ path: '/contacts', element: <Clock /> }] },
    shell: {
      request: async (path) =>
        JSON.parse(JSON.stringify(path === '/api/user/details' ? await details() : [])),
    },
  });
}

afterEach(() => {
  showFormats({});
  localStorage.clear();
});

it('never shows stored formats that another browser has changed', async () => {
  const shown = new Set<string>();
  const observer = new MutationObserver(() => {
    const heading = screen.queryByRole('heading');
    if (heading) shown.add(heading.textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  open();
  expect(await screen.findByText('14:05')).toBeInTheDocument();
  observer.disconnect();
  expect([...shown]).toEqual(['14:05']);
});

it('the shell shows no page in a new browser until the user’s time zone is known', async () => {
  let answer: (details: object) => void = () => {};
  const details = new Promise((resolve) => (answer = resolve));
  open(() => details, true);
  expect(await screen.findByText('Loading Contacts')).toBeInTheDocument();
  expect(screen.queryByText('2:05 PM')).toBeNull();
  act(() => answer({ ...CHOSEN, hourCycle: null, timeZone: 'Asia/Tokyo' }));
  const there = clockTimeIn('Asia/Tokyo', MOMENT);
  expect(await screen.findByRole('heading')).toHaveTextContent(there);
});

it('the shell shows a page with the browser’s formats if the user’s can’t be read', async () => {
  open(() => Promise.reject(new Error('away')), true);
  expect(await screen.findByText('2:05 PM')).toBeInTheDocument();
});

it('the shell renders a page again if another tab has changed the formats', async () => {
  open();
  expect(await screen.findByText('14:05')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('changed-elsewhere')));
  expect(await screen.findByText('2:05 PM')).toBeInTheDocument();
});
