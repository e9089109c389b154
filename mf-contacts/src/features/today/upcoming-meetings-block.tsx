import { type Meeting } from '@rapport/api-client';
import { nameInSentence, shownText } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Button, clockTime, media, TextLink, theme } from '@rapport/shared-ui';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { meetingBriefingRoute, meetingsRoute } from '../../contacts/contact-routes.ts';
import { withWhom } from '../../meetings/meeting-people.ts';
import { byDay } from '../../meetings/meeting-days.ts';
import { Block } from './today-parts.tsx';

interface UpcomingMeetingsBlockProps {
  ahead: readonly Meeting[];
  /** The initial number of meetings. */
  shown: number;
}

/** The meetings of the two weeks after tomorrow, by day. */
export function UpcomingMeetingsBlock({ ahead, shown }: UpcomingMeetingsBlockProps) {
  const [whole, setWhole] = useState(false);
  if (ahead.length === 0) return null;
  const rows = whole ? ahead : ahead.slice(0, shown);
  const folded = ahead.length - rows.length;
  return (
    <Block title="Next two weeks" count={ahead.length}>
      <Days>
        {byDay(rows).map(({ day, meetings }) => (
          <Day key={day}>
            <h4>{day}</h4>
            <ul>
              {meetings.map((meeting) => (
                <AheadRow key={meeting.id} meeting={meeting} />
              ))}
            </ul>
          </Day>
        ))}
      </Days>
      {folded > 0 && (
        <More size="sm" variant="ghost" onClick={() => setWhole(true)}>
          Show {folded} more
        </More>
      )}
    </Block>
  );
}

function AheadRow({ meeting }: { meeting: Meeting }) {
  const { startsAt, people, title, ownTitle } = meeting;
  const [first] = people;
  if (first === undefined) return null;
  return (
    <Row>
      <time dateTime={startsAt}>{clockTime(new Date(startsAt))}</time>
      <div>
        <Link
          to={meetingBriefingRoute(first.id, meeting)}
          dir="auto"
          aria-label={`Briefing for ${people.length > 1 ? withWhom(people) : nameInSentence(first.displayName)}: ${shownText(title)}`}
        >
          {withWhom(people)}
        </Link>
        {ownTitle != null && <p dir="auto">{shownText(ownTitle)}</p>}
      </div>
    </Row>
  );
}

interface MeetingWaysProps {
  /** Whether no meeting is planned. */
  isEmpty: boolean;
  onPlan: () => void;
}

/** Links to plan a meeting, and to all meetings. */
export function MeetingWays({ isEmpty, onPlan }: MeetingWaysProps) {
  return (
    <Ways>
      {isEmpty && (
        <p>
          Your meetings appear here, each with what to know before it. Plan one, or{' '}
          <TextLink asChild>
            <Link to="/settings/calendars">add your calendar</Link>
          </TextLink>
          .
        </p>
      )}
      <Button size="sm" icon={<CalendarPlus aria-hidden />} onClick={onPlan}>
        Plan a meeting
      </Button>
      <Button asChild size="sm" variant="ghost">
        <Link to={meetingsRoute()}>All meetings</Link>
      </Button>
    </Ways>
  );
}

const Days = styled.div`
  display: grid;
  margin-top: ${theme.space[2]};
`;

const Day = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2.5fr);
  gap: ${theme.space[1]} ${theme.space[4]};
  padding: ${theme.space[2]} 0;
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};

  h4 {
    /* A date breaks after its weekday, if at all. */
    text-wrap: balance;
    padding-block: ${theme.space[1]};
    color: ${theme.color.textMuted};
    font: ${theme.font.smallMedium};
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: calc(${theme.space[16]} + ${theme.space[2]}) minmax(0, 1fr);
  gap: ${theme.space[2]};
  align-items: baseline;
  padding: ${theme.space[1]} 0;
  overflow-wrap: anywhere;

  time {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
    font-variant-numeric: tabular-nums;
  }

  a {
    display: inline-block;
    min-height: ${theme.space[6]};
    color: ${theme.color.text};
    font: ${theme.font.bodyMedium};
  }

  p {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }
`;

const More = styled(Button)`
  justify-self: start;
  margin-top: ${theme.space[2]};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  p {
    flex-basis: 100%;
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }
`;
