import { shownText } from '@rapport/contracts';
import { useDocumentTitle } from '@rapport/remote-api';
import { Link, useLocation, useNavigate } from '@rapport/remote-api/router';
import { media, type Button, PartBoundary, TextLink, theme } from '@rapport/shared-ui';
import { ChevronLeft } from 'lucide-react';
import { type ComponentProps, lazy, type MouseEvent, Suspense } from 'react';
import styled from 'styled-components';
import { contactsRoute, cameFromList } from '../../contacts/contact-routes.ts';
import { type ListView } from '../../contacts/list-view.ts';
import { refreshPage } from '../../features/contact-list/list-content.tsx';
import {
  ListEmpty,
  ListFailed,
  NothingSelected,
} from '../../features/contact-list/list-states.tsx';
import { type ContactListState } from '../../features/contact-list/use-contact-list.ts';
import { PersonSkeleton } from '../person/person-skeleton.tsx';
import { Middle, Padded } from './contacts-layout.tsx';
import { LazyFirstSteps } from './lazy-first-steps.tsx';
import { LazyToday } from './lazy-today.tsx';

/** Loads a contact's view. The list calls it when the user may soon open one. */
export const loadContactDetail = () => import('./contact-detail.tsx');
const ContactDetail = lazy(() =>
  loadContactDetail().then((detail) => ({ default: detail.ContactDetail })),
);

interface DetailContentProps {
  list: ContactListState;
  isEmpty: boolean;
  selectedId: string | null;
  view: ListView;
  wide: boolean;
  addButton: ComponentProps<typeof Button>;
}

/** The pane next to the list: the selected contact, or the reason why none is shown. */
export function DetailContent({ selectedId, ...rest }: DetailContentProps) {
  return selectedId === null ? (
    <Unselected {...rest} />
  ) : (
    <Selected key={selectedId} selectedId={selectedId} {...rest} />
  );
}

function Selected({ list, selectedId, view, wide }: DetailContentProps & { selectedId: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  const known =
    list.status === 'ready' ? list.contacts.find(({ id }) => id === selectedId) : undefined;
  const goBack = (event: MouseEvent) => {
    if (!cameFromList(location.state)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <>
      <Back asChild tone="muted" icon={<ChevronLeft aria-hidden />}>
        <Link to={contactsRoute({ view })} onClick={goBack}>
          Back
        </Link>
      </Back>
      <PartBoundary>
        <Suspense
          fallback={
            <Padded>
              <PersonSkeleton />
            </Padded>
          }
        >
          <ContactDetail contactId={selectedId} known={known} wide={wide} />
        </Suspense>
      </PartBoundary>
    </>
  );
}

function Unselected(props: Omit<DetailContentProps, 'selectedId'>) {
  const { list, isEmpty, view, wide, addButton } = props;
  useDocumentTitle(view.company === null ? 'Contacts' : shownText(view.company));
  if (isEmpty) {
    return <ListEmpty addButton={addButton} firstSteps={<LazyFirstSteps isEmpty />} />;
  }
  switch (list.status) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <Middle>
          <ListFailed message={list.message} onRefresh={refreshPage} />
        </Middle>
      );
    case 'ready':
      // A phone shows the day above the list.
      if (!wide) return null;
      return <LazyToday wide={wide} otherwise={<NothingSelected />} />;
    default:
      return list satisfies never;
  }
}

const Back = styled(TextLink)`
  margin: ${theme.space[2]} ${theme.space[4]};

  ${media.wide} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;
