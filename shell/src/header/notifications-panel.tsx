import { endpoints, type ContactSummary, shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import { Popover, theme, type PopoverProps } from '@rapport/shared-ui';
import styled from 'styled-components';

type NotificationsPanelProps = Required<Pick<PopoverProps, 'trigger' | 'open' | 'onOpenChange'>>;

/** How many people are named here; the list of contacts shows all of them. */
const MOST = 5;

/** Who is due, those first who have waited longest; that nothing is new only when nobody is. */
export function NotificationsPanel(props: NotificationsPanelProps) {
  return (
    <Popover {...props} label="Notifications" align="end">
      <Content onLeave={() => props.onOpenChange(false)} />
    </Popover>
  );
}

function Content({ onLeave }: { onLeave: () => void }) {
  // What is due changes with the clock and with what is done in the pages.
  const { data, isError, isFetching } = useQuery({
    ...apiQuery(useShellApi(), endpoints.contacts.list({ due: true, limit: 50 })),
    staleTime: 0,
  });
  if (data === undefined || (isFetching && data.length === 0)) {
    return isError ? (
      <Text role="alert">
        The contacts that are due could not be loaded. Close this and try again.
      </Text>
    ) : (
      <Text role="status">Loading the contacts that are due</Text>
    );
  }
  if (data.length === 0) {
    return (
      <>
        <Title>Nothing new</Title>
        <Text>Nobody is due. You are up to date.</Text>
      </>
    );
  }
  const waiting = [...data].sort((a, b) => dueTime(a) - dueTime(b));
  return (
    <>
      <Title>Due</Title>
      <List>
        {waiting.slice(0, MOST).map((contact) => (
          <li key={contact.id}>
            <Link to={`/contacts/${encodeURIComponent(contact.id)}`} onClick={onLeave} dir="auto">
              {shownText(contact.displayName)}
            </Link>
            <Text>{dueWords(contact)}</Text>
          </li>
        ))}
      </List>
      <All to="/contacts?due=true" onClick={onLeave}>
        Show everyone who is due
      </All>
    </>
  );
}

function dueTime({ nextDueAt }: ContactSummary): number {
  return nextDueAt === null ? Infinity : Date.parse(nextDueAt);
}

const DAY = 24 * 60 * 60 * 1000;

function dueWords(contact: ContactSummary, now = Date.now()): string {
  const days = Math.floor(now / DAY) - Math.floor(dueTime(contact) / DAY);
  const since = days <= 0 ? 'today' : days === 1 ? 'since yesterday' : `for ${days} days`;
  const planned = contact.nextPlannedAt === null ? '' : '; something is planned';
  const what = contact.lastInteractionAt === null ? 'First contact due' : 'Due';
  return `${what} ${since}${planned}`;
}

const Title = styled.h2`
  font: ${theme.font.bodyStrong};
`;

const Text = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  margin-block: ${theme.space[3]};
  overflow-wrap: anywhere;

  a {
    color: ${theme.color.text};
    font: ${theme.font.bodyStrong};
  }

  p {
    margin-top: 0;
    font: ${theme.font.small};
  }
`;

const All = styled(Link)`
  font: ${theme.font.smallMedium};
`;
