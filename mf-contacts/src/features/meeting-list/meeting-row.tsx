import { type Meeting, type MeetingPerson } from '@rapport/api-client';
import { meetingLines, nameInSentence, shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { Link } from '@rapport/remote-api/router';
import { Badge, clockTime, dayInWords, media, theme } from '@rapport/shared-ui';
import { CalendarArrowDown, Ellipsis, Pencil, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { contactRoute, meetingBriefingRoute } from '../../contacts/contact-routes.ts';
import { OUTCOME_WORDS } from '../../contacts/outcome-words.ts';
import { LazyAskOutcome } from '../../meetings/lazy-ask-outcome.tsx';
import { LongText } from '../../meetings/long-text.tsx';
import { MeetingPlace } from '../../meetings/meeting-place.tsx';
import { personLine } from '../../meetings/meeting-people.ts';
import { endOf } from '../../meetings/meeting-times.ts';
import { saveMeeting } from '../../meetings/save-meeting.ts';
import { useMeetingOutcome } from '../../meetings/use-meeting-outcome.ts';
import { MenuButton } from '../../ui/menu-button.tsx';

interface MeetingRowProps {
  meeting: Meeting;
  onChange: (meeting: Meeting) => void;
}

/** A meeting in the list: time, title, people, and place; after it's over, also the outcome. */
export function MeetingRow({ meeting, onChange }: MeetingRowProps) {
  const { startsAt, duration, title, people, state, place, link, notes, outcome } = meeting;
  const start = new Date(startsAt);
  const { isOver, isNow } = progressOf(meeting);
  const [first] = people;
  const end = duration === null ? '' : ` – ${clockTime(new Date(endOf(meeting)))}`;
  const words = shownText(title);
  return (
    <Row>
      <When dateTime={startsAt}>
        <b>{dayInWords(start, DAY)}</b>
        <span>
          {clockTime(start)}
          {end}
        </span>
      </When>
      <Main>
        <Name dir="auto">
          {first ? <Link to={meetingBriefingRoute(first.id, meeting)}>{words}</Link> : words}
        </Name>
        <People people={people} />
        {(place !== null || link !== null) && (
          <Line>
            <MeetingPlace meeting={{ place, link, people: [] }} besides="" />
          </Line>
        )}
        {meetingLines(meeting).map(({ line, label, text }) => (
          <Line key={line} dir="auto">
            {label}: {shownText(text)}
          </Line>
        ))}
        {notes != null && <LongText>{notes}</LongText>}
        {meeting.outcomeNotes != null && <Said dir="auto">{meeting.outcomeNotes}</Said>}
        {isOver && state === 'planned' && <LazyAskOutcome meeting={meeting} />}
      </Main>
      <End>
        {isNow && <Badge tone="info">Now</Badge>}
        {outcome != null && (
          <Badge tone={OUTCOME_WORDS[outcome].tone}>{OUTCOME_WORDS[outcome].label}</Badge>
        )}
        <RowMenu meeting={meeting} isOver={isOver} onChange={onChange} />
      </End>
    </Row>
  );
}

/** @param now milliseconds since 1970 */
function progressOf(meeting: Meeting, now = Date.now()) {
  const isOver = endOf(meeting) <= now;
  return { isOver, isNow: !isOver && Date.parse(meeting.startsAt) <= now };
}

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

function People({ people }: { people: readonly MeetingPerson[] }) {
  return (
    <Names>
      {people.map((person) => (
        <Link key={person.id} to={contactRoute(person.id)} dir="auto">
          {personLine(person)}
        </Link>
      ))}
    </Names>
  );
}

function RowMenu({ meeting, isOver, onChange }: MeetingRowProps & { isOver: boolean }) {
  const shell = useShellApi();
  const { clear } = useMeetingOutcome(meeting);
  return (
    <MenuButton
      size="sm"
      label={`More about ${nameInSentence(meeting.title)}`}
      icon={<Ellipsis aria-hidden />}
      entries={[
        ...(meeting.state === 'planned'
          ? [{ label: 'Change meeting', icon: Pencil, onSelect: () => onChange(meeting) }]
          : []),
        ...(isOver && meeting.state === 'held'
          ? [{ label: 'Remove the outcome', icon: Undo2, onSelect: clear }]
          : []),
        {
          label: 'Save as .ics',
          icon: CalendarArrowDown,
          onSelect: () => void saveMeeting(shell, meeting),
        },
      ]}
    />
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: calc(${theme.space[16]} * 2.25) minmax(0, 1fr) auto;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: start;
  padding: ${theme.space[3]} 0;
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};

  ${media.small} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const When = styled.time`
  display: grid;
  font-variant-numeric: tabular-nums;

  b {
    font: ${theme.font.smallMedium};
  }

  span {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }

  ${media.small} {
    display: flex;
    gap: ${theme.space[2]};
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${theme.size.ring};
  min-width: 0;
  max-width: ${theme.size.measure};
  overflow-wrap: anywhere;

  ${media.small} {
    grid-row: 2;
    grid-column: 1 / -1;
  }
`;

const Name = styled.p`
  font: ${theme.font.bodyMedium};

  a {
    display: inline-block;
    min-height: ${theme.space[6]};
    color: ${theme.color.text};
  }
`;

const Line = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};

  a {
    display: inline-block;
    min-height: ${theme.space[6]};
    color: inherit;
  }
`;

const Names = styled(Line)`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[4]};
`;

const Said = styled.p`
  margin-top: ${theme.space[1]};
  white-space: pre-line;
`;

const End = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  margin-top: calc(-1 * ${theme.space[1]});
`;
