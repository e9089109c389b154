import { api } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { Button } from '@rapport/shared-ui';
import { PenLine } from 'lucide-react';
import { useContactDialogs } from '../../contact-dialogs/contact-dialogs.ts';
import { isPlanned } from '../../contacts/planned-words.ts';
import { LogChip } from '../../guidance/basis-chips.tsx';
import { LongText } from '../../meetings/long-text.tsx';
import { MeetingPlace } from '../../meetings/meeting-place.tsx';
import { timeWords } from '../../meetings/meeting-times.ts';
import { type BriefedMeeting } from './briefing-content.ts';
import { OnPaper, OnScreen, Own, Row, Text } from './briefing-style.ts';
import { MeetingReach, type Reachable } from './meeting-reach.tsx';

interface MeetingRowsProps {
  meeting: BriefedMeeting;
  reach: Reachable;
  isOnPaper: boolean;
  isBelowMeeting: boolean;
}

/** The meeting, and the user's notes for it or a way to add them. */
export function MeetingRows({ meeting, reach, isOnPaper, isBelowMeeting }: MeetingRowsProps) {
  return (
    <>
      {!isBelowMeeting && <WhenAndWhere meeting={meeting} reach={isOnPaper ? null : reach} />}
      {meeting.lines.length === 0 && !isOnPaper && <NoLines meetingId={meeting.id} />}
      {meeting.lines.map(({ label, text }) => (
        <Row key={label}>
          <dt>{label}</dt>
          <dd>
            <Text>
              <Own dir="auto">{text}</Own>
            </Text>
            <LogChip>Your words</LogChip>
          </dd>
        </Row>
      ))}
      {meeting.notes !== '' && (
        <Row>
          <dt>Notes</dt>
          <dd>
            <Text>
              <LongText>{meeting.notes}</LongText>
            </Text>
            <LogChip>Of this meeting</LogChip>
          </dd>
        </Row>
      )}
    </>
  );
}

function WhenAndWhere({
  meeting,
  reach,
}: Pick<MeetingRowsProps, 'meeting'> & { reach: Reachable | null }) {
  const { title, startsAt, place, link } = meeting;
  return (
    <Row>
      <dt>Meeting</dt>
      <dd>
        <Text>
          <Own dir="auto">{title}</Own>
          <p>
            <time dateTime={startsAt}>
              <OnScreen>{timeWords(meeting)}</OnScreen>
              <OnPaper>{timeWords(meeting, 'date')}</OnPaper>
            </time>
            {(place !== null || link !== null) && (
              <>
                {' · '}
                <MeetingPlace meeting={{ place, link, people: [] }} besides="" />
              </>
            )}
          </p>
          {reach !== null && <MeetingReach contact={reach} />}
        </Text>
      </dd>
    </Row>
  );
}

function NoLines({ meetingId }: { meetingId: string }) {
  const shell = useShellApi();
  const { open, opening } = useContactDialogs();
  const { data: meeting } = useQuery(
    apiQuery(shell, api.get('/api/meetings/{id}', { id: meetingId })),
  );
  if (!meeting || !isPlanned({ interactionDate: meeting.startsAt })) return null;
  return (
    <Row data-screen-only>
      <dt>This meeting</dt>
      <dd>
        <Text>
          <p>What do you want from it? What’s new? What might they object to?</p>
        </Text>
        <Button
          size="sm"
          icon={<PenLine aria-hidden />}
          pending={opening === 'plan-meeting'}
          onClick={() => open({ kind: 'plan-meeting', meeting })}
        >
          Note it
        </Button>
      </dd>
    </Row>
  );
}
