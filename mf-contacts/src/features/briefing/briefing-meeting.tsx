import { type ContactSummary, api, type Meeting } from '@rapport/api-client';
import { isUuid, nameInSentence, shownText } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { partFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import {
  Button,
  clockTime,
  media,
  Skeleton,
  SkeletonGroup,
  TextLink,
  theme,
} from '@rapport/shared-ui';
import { CalendarOff } from 'lucide-react';
import { Fragment, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useContactDialogs } from '../../contact-dialogs/contact-dialogs.ts';
import {
  briefingRoute,
  contactTabRoute,
  groupBriefingRoute,
} from '../../contacts/contact-routes.ts';
import { LazyAskOutcome } from '../../meetings/lazy-ask-outcome.tsx';
import { MeetingPlace } from '../../meetings/meeting-place.tsx';
import { aheadWords, endOf, timeWords } from '../../meetings/meeting-times.ts';
import { saveMeeting } from '../../meetings/save-meeting.ts';
import { type Reachable, MeetingReach } from './meeting-reach.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Overline } from '../../ui/overline.ts';
import { UnsentNote } from '../../outbox/unsent-note.tsx';

interface BriefingMeetingProps {
  meetingId: string;
  contact: Pick<ContactSummary, 'id' | 'displayName'> & Reachable;
}

/** The key of a query that's never sent. */
const NO_MEETING = 'none';
const TICK_MS = 20_000;

/** The meeting of a briefing: title, time, place, and people; after it's over, also the outcome. */
export function BriefingMeeting({ meetingId, contact }: BriefingMeetingProps) {
  const shell = useShellApi();
  const isValid = isUuid(meetingId);
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery(shell, api.get('/api/meetings/{id}', { id: isValid ? meetingId : NO_MEETING })),
    enabled: isValid,
  });
  const isGone = !isValid || (isRequestError(error) && [400, 404].includes(error.status ?? 0));
  if (isGone) {
    return (
      <Frame role="status">
        <Title>
          <CalendarOff aria-hidden /> This meeting is no longer planned
        </Title>
        <Line>It was canceled or deleted. The briefing below is still up to date.</Line>
      </Frame>
    );
  }
  if (data) return <ShownMeeting meeting={data} contact={contact} />;
  return (
    <Frame>
      {error === null ? (
        <SkeletonGroup label="Loading meeting">
          <Skeleton width="40%" height={theme.space[6]} />
          <Skeleton width="64%" height={theme.space[5]} />
        </SkeletonGroup>
      ) : (
        <LoadFailed
          what="the meeting"
          message={partFailure(error)}
          retrying={isFetching}
          retry={() => void refetch()}
        />
      )}
    </Frame>
  );
}

function ShownMeeting({
  meeting,
  contact,
}: Pick<BriefingMeetingProps, 'contact'> & { meeting: Meeting }) {
  const shell = useShellApi();
  const { open, opening } = useContactDialogs();
  const now = useNow();
  const [isLogging, setLogging] = useState(false);
  const { startsAt, title, people, place, link, state } = meeting;
  const start = new Date(startsAt);
  const end = endOf(meeting);
  const others = people.filter(({ id }) => id !== contact.id);
  const isAhead = start.getTime() > now;
  const isOver = end <= now;
  return (
    <Frame aria-label={`Meeting: ${shownText(title)}`} role="group">
      <Overline>
        {isAhead
          ? `Meeting ${aheadWords(start, now)}`
          : isOver
            ? 'Past meeting'
            : `Meeting now, until ${clockTime(new Date(end))}`}
      </Overline>
      <Title dir="auto">{shownText(title)}</Title>
      <UnsentNote at={api.get('/api/meetings/{id}', { id: meeting.id }).path} />
      <Line>
        <time dateTime={startsAt}>{timeWords(meeting, 'relative', new Date(now))}</time>
        {(place !== null || link !== null) && (
          <>
            {' · '}
            <MeetingPlace meeting={{ place, link, people: [] }} besides={contact.id} />
          </>
        )}
      </Line>
      {!isOver && <MeetingReach contact={contact} />}
      {others.length > 0 && (
        <Line>
          {people.length > others.length ? 'Also briefings for ' : 'Briefings for '}
          {others.map(({ id, displayName }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <TextLink asChild size="sm">
                <Link to={briefingRoute(id, meeting.id)} dir="auto">
                  {shownText(displayName)}
                </Link>
              </TextLink>
            </Fragment>
          ))}
          {' · '}
          <TextLink asChild size="sm">
            <Link to={groupBriefingRoute(meeting.id)}>Everyone on one page</Link>
          </TextLink>
        </Line>
      )}
      {people.length === others.length && (
        <Line>{nameInSentence(contact.displayName)} no longer takes part.</Line>
      )}
      {state === 'held' ? (
        <Line>
          Its outcome is logged.{' '}
          <TextLink asChild size="sm">
            <Link to={contactTabRoute(contact.id, 'interactions')}>See interactions</Link>
          </TextLink>
        </Line>
      ) : isOver || isLogging ? (
        <LazyAskOutcome meeting={meeting} />
      ) : !isAhead ? (
        <Ways>
          <Button size="sm" onClick={() => setLogging(true)}>
            Log it now
          </Button>
        </Ways>
      ) : (
        <Ways>
          <Button
            size="sm"
            pending={opening === 'plan-meeting'}
            onClick={() => open({ kind: 'plan-meeting', meeting })}
          >
            Change meeting
          </Button>
          <Button size="sm" variant="ghost" onClick={() => void saveMeeting(shell, meeting)}>
            Save as .ics
          </Button>
        </Ways>
      )}
    </Frame>
  );
}

/** The current time in milliseconds, updated often enough to show minutes. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  justify-items: start;
  margin-bottom: ${theme.space[5]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};

  ${media.print} {
    margin-bottom: ${theme.space[3]};
    padding: 0;
    background: none;

    button,
    fieldset {
      display: none;
    }
  }
`;

const Title = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  font: ${theme.font.section};
  letter-spacing: ${theme.tracking.section};
  overflow-wrap: anywhere;

  svg {
    flex: none;
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    color: ${theme.color.textMuted};
  }
`;

const Line = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.body};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
`;
