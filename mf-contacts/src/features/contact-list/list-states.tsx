import { Button, Spinner, StateMessage, theme } from '@rapport/shared-ui';
import { CircleAlert, Plus, RotateCw, SearchX } from 'lucide-react';
import styled from 'styled-components';
import { ProfileVignette } from '../../profile/profile-vignette.tsx';

/** While the first page is on its way. */
export function ListLoading() {
  return (
    <Waiting>
      <Spinner label="Loading contacts" size="lg" />
    </Waiting>
  );
}

/** A first visit: what the product does, and where to begin. */
export function ListEmpty({ onAdd }: { onAdd: () => void }) {
  return (
    <Centre>
      <Start>
        <ProfileVignette />
        <StateMessage
          title="Start with one person you meet this week"
          headingLevel={2}
          actions={
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
              Add Contact
            </Button>
          }
        >
          Rapport turns what you notice about a contact into an estimate of how they like to work
          and talk. Add someone, answer seven short questions, and read the tips before you meet.
        </StateMessage>
      </Start>
    </Centre>
  );
}

/** Nothing answers the search. */
export function ListNoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <Padded role="status">
      <StateMessage
        icon={<SearchX aria-hidden />}
        title="No contact matches"
        headingLevel={2}
        actions={<Button onClick={onClear}>Show all contacts</Button>}
      >
        Nothing was found for “{search.trim()}” in names, companies, titles and e-mail addresses.
      </StateMessage>
    </Padded>
  );
}

interface ListFailedProps {
  message: string;
  onRefresh: () => void;
}

/** The list could not be loaded. */
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

/** The list is there and nothing is chosen from it. */
export function NothingSelected() {
  return (
    <Centre>
      <StateMessage title="Choose a contact" headingLevel={2}>
        Their profile opens here. The arrow keys move through the list, Enter opens, and / goes to
        the search.
      </StateMessage>
    </Centre>
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

const Centre = styled.div`
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
