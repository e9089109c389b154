import { Button, Spinner, StateMessage, theme } from '@rapport/shared-ui';
import { Link } from '@rapport/remote-api/router';
import { useStartPage } from '@rapport/remote-api/start-page';
import { CircleAlert, ListFilter, Plus, RotateCw, SearchX } from 'lucide-react';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { importRoute } from '../../contacts/contact-routes.ts';
import {
  filterCount,
  WHOLE_LIST,
  withoutFilters,
  type ListView,
} from '../../contacts/list-view.ts';
import { ProfileVignette } from '../../ui/profile-vignette.tsx';

// Only first visits need it.
const DayToCome = lazy(() =>
  import('./today-placeholder.tsx').then((part) => ({ default: part.TodayPlaceholder })),
);

/** Shown while the first page is loading. */
export function ListLoading() {
  useStartPage();
  return (
    <Waiting>
      <Spinner label="Loading contacts" size="lg" />
    </Waiting>
  );
}

interface ListEmptyProps {
  addButton: ComponentProps<typeof Button>;
  /** The steps after sign-up. */
  firstSteps: ReactNode;
}

/** Shown on a first visit: what the product does, and where to start. */
export function ListEmpty({ addButton, firstSteps }: ListEmptyProps) {
  return (
    <Center>
      <Start>
        <ProfileVignette />
        <StateMessage
          title="Start with one person you meet this week"
          headingLevel={2}
          actions={
            <>
              <Button variant="primary" icon={<Plus aria-hidden />} {...addButton}>
                Add Contact
              </Button>
              <Button asChild>
                <Link to={importRoute()}>Import contacts</Link>
              </Button>
            </>
          }
        >
          Rapport turns what you notice about a contact into an estimate of how they like to work
          and talk. Add someone, answer seven short questions, and read the tips before you meet.
        </StateMessage>
        {firstSteps}
        <Suspense fallback={null}>
          <DayToCome />
        </Suspense>
      </Start>
    </Center>
  );
}

interface ListNoMatchProps {
  view: ListView;
  onView: (view: ListView) => void;
}

/** Shown when no contact matches the search or the filters. */
export function ListNoMatch({ view, onView }: ListNoMatchProps) {
  const search = view.search.trim();
  const isFiltered = filterCount(view) > 0;
  const isOnlyDue = view.due && filterCount(view) === 1;
  return (
    <Padded>
      <StateMessage
        icon={search === '' ? <ListFilter aria-hidden /> : <SearchX aria-hidden />}
        title={search === '' ? 'No contact matches the filters' : 'No contact matches'}
        headingLevel={2}
        actions={
          <>
            {isFiltered && (
              <Button onClick={() => onView(withoutFilters(view))}>Clear filters</Button>
            )}
            {search !== '' && (
              <Button onClick={() => onView({ ...WHOLE_LIST, sort: view.sort })}>
                Show all contacts
              </Button>
            )}
          </>
        }
      >
        {search !== '' && (
          <>
            Nothing found for “{search}” in names, companies, titles and email addresses
            {isFiltered && ' of the contacts that match the filters'}.
          </>
        )}
        {search === '' && (isOnlyDue ? NONE_DUE : 'Remove one, or clear them all.')}
      </StateMessage>
    </Padded>
  );
}

const NONE_DUE = 'No one is due. A contact is due once the cadence you chose has passed.';

interface ListFailedProps {
  message: string;
  onRefresh: () => void;
}

/** Shown when the list couldn't be loaded. */
export function ListFailed({ message, onRefresh }: ListFailedProps) {
  return (
    <Padded role="alert">
      <StateMessage
        icon={<CircleAlert aria-hidden />}
        tone="negative"
        title="Unable to Load Contacts"
        headingLevel={2}
        actions={
          <Button icon={<RotateCw aria-hidden />} onClick={onRefresh}>
            Refresh Page
          </Button>
        }
      >
        Error: {message}
      </StateMessage>
    </Padded>
  );
}

/** Shown when there are contacts and none is selected. */
export function NothingSelected() {
  return (
    <Center>
      <StateMessage title="Choose a contact" headingLevel={2}>
        Their profile opens here. Use the arrow keys to move through the list, Enter to open and /
        to search.
      </StateMessage>
    </Center>
  );
}

const Waiting = styled.div`
  display: grid;
  place-items: center;
  flex: 1;
  min-height: ${theme.space[16]};
  padding: ${theme.space[8]};
`;

const Padded = styled.div`
  padding: ${theme.space[5]} ${theme.space[4]};
  overflow-wrap: anywhere;
`;

const Center = styled.div`
  display: grid;
  place-items: center;
  min-height: 100%;
  padding: ${theme.space[8]} ${theme.space[5]};
`;

const Start = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[8]};
  max-width: ${theme.size.stateMax};
`;
