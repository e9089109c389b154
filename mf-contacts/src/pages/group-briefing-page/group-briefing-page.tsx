import { api, type Meeting, type MeetingGuidance } from '@rapport/api-client';
import { isUuid, shownText } from '@rapport/contracts';
import { isRequestError, useDocumentTitle, useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { pageFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { Link, useParams } from '@rapport/remote-api/router';
import { Button, StateMessage, TextLink } from '@rapport/shared-ui';
import { CalendarOff, ChevronLeft, Printer } from 'lucide-react';
import { briefingRoute, meetingsRoute } from '../../contacts/contact-routes.ts';
import { dayText } from '../../contacts/day-text.ts';
import { BriefingSkeleton } from '../../features/briefing/briefing-card.tsx';
import { OnPaper, OnScreen, Row, Text } from '../../features/briefing/briefing-style.ts';
import {
  Head,
  Message,
  Name,
  Page,
  Printed,
  Role,
  Sheet,
  Tools,
} from '../../features/briefing/sheet-style.ts';
import {
  groupContent,
  type GroupLine,
  groupText,
} from '../../features/briefing/group/group-content.ts';
import { LogChip } from '../../guidance/basis-chips.tsx';
import { LongText } from '../../meetings/long-text.tsx';
import { MeetingPlace } from '../../meetings/meeting-place.tsx';
import { timeWords } from '../../meetings/meeting-times.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Overline } from '../../ui/overline.ts';
import { UnsentNote } from '../../outbox/unsent-note.tsx';

/** The key of a query that's never sent. */
const NO_MEETING = 'none';

/** The briefing about all attendees of a meeting on one printable page, at /contacts/meetings/:meetingId. */
export function GroupBriefingPage() {
  const { meetingId = '' } = useParams();
  const shell = useShellApi();
  const isValid = isUuid(meetingId);
  const id = isValid ? meetingId : NO_MEETING;
  const meeting = useQuery({
    ...apiQuery(shell, api.get('/api/meetings/{id}', { id })),
    enabled: isValid,
  });
  const guidance = useQuery({
    ...apiQuery(shell, api.get('/api/meeting-guidance/{id}', { id })),
    enabled: isValid,
  });
  const error = meeting.error ?? guidance.error;
  const isGone = !isValid || (isRequestError(error) && [400, 404].includes(error.status ?? 0));
  useDocumentTitle(
    meeting.data ? `Before you meet: ${shownText(meeting.data.title)}` : 'Before you meet',
  );
  return (
    <Page>
      <TextLink asChild tone="muted" icon={<ChevronLeft aria-hidden />}>
        <Link to={meetingsRoute()}>Back to All meetings</Link>
      </TextLink>
      {isGone ? (
        <Message>
          <StateMessage
            icon={<CalendarOff aria-hidden />}
            title="This meeting is no longer planned"
            headingLevel={1}
          >
            It was canceled or deleted, or the link belongs to another account.
          </StateMessage>
        </Message>
      ) : meeting.data && guidance.data ? (
        <GroupSheet meeting={meeting.data} guidance={guidance.data} />
      ) : (
        <Sheet padding="lg">
          {error === null ? (
            <BriefingSkeleton />
          ) : (
            <LoadFailed
              what="the briefing"
              message={pageFailure(error)}
              retrying={meeting.isFetching || guidance.isFetching}
              retry={() => void Promise.all([meeting.refetch(), guidance.refetch()])}
            />
          )}
        </Sheet>
      )}
    </Page>
  );
}

function GroupSheet({ meeting, guidance }: { meeting: Meeting; guidance: MeetingGuidance }) {
  const content = groupContent(meeting, guidance);
  const { id, startsAt, place, link } = meeting;
  return (
    <Sheet padding="lg">
      <Head>
        <div>
          <Overline>Before you meet</Overline>
          <Name tabIndex={-1} dir="auto">
            {content.title}
          </Name>
          <Role>
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
          </Role>
        </div>
        <Printed>Printed {dayText()}</Printed>
        <Tools>
          <CopyButton text={groupText(meeting, content)} what="briefing" />
          <Button size="sm" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
        </Tools>
      </Head>
      <UnsentNote at={api.get('/api/meetings/{id}', { id }).path} />
      <dl>
        {content.rows.map(({ label, lines }) => (
          <Row key={label}>
            <dt>{label}</dt>
            {lines.map((line) => (
              <dd key={line.key}>
                <Text>
                  <Line line={line} meetingId={id} isLong={label === 'Notes'} />
                </Text>
                {line.from !== null && <LogChip>{line.from}</LogChip>}
              </dd>
            ))}
          </Row>
        ))}
      </dl>
      <p>{content.foot}</p>
    </Sheet>
  );
}

interface LineProps {
  line: GroupLine;
  meetingId: string;
  isLong: boolean;
}

function Line({ line: { person, text }, meetingId, isLong }: LineProps) {
  if (isLong) return <LongText>{text}</LongText>;
  return (
    <p dir="auto">
      {person !== null && (
        <>
          <TextLink asChild>
            <Link to={briefingRoute(person.id, meetingId)} dir="auto">
              {shownText(person.displayName)}
            </Link>
          </TextLink>
          {': '}
        </>
      )}
      {text}
    </p>
  );
}
