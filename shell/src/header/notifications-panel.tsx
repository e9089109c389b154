import { api, type Today, type TodayPerson, type UpdateAction } from '@rapport/api-client';
import { DUE_COUNT_LIMIT, nameInSentence, shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery, UNTIL_SHOWN, write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { useMutation, useQuery } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import {
  Button,
  clockTime,
  dayInWords,
  ownZone,
  PartBoundary,
  Popover,
  type PopoverProps,
} from '@rapport/shared-ui';
import {
  contactPath,
  briefingPath,
  type Next,
  NextMeeting,
  nextMeetingQuery,
} from './next-meeting.tsx';
import { All, Buttons, Part, Text, Title } from './notification-parts.tsx';
import { countOf } from './today-count.ts';

type NotificationsPanelProps = Required<Pick<PopoverProps, 'trigger' | 'open' | 'onOpenChange'>>;

/** How many people of each kind are listed here; the day on the contacts page has all of them. */
const MOST = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Lists what needs the user today, and says so if nothing does. Opening it changes nothing. */
export function NotificationsPanel(props: NotificationsPanelProps) {
  return (
    <Popover {...props} label="Notifications" align="end">
      <PartBoundary>
        <Content onLeave={() => props.onOpenChange(false)} />
      </PartBoundary>
    </Popover>
  );
}

const PROMISE_OWNERS = {
  i_promised: 'You promised',
  they_promised: 'They promised',
  they_asked: 'They asked',
  number: 'Number',
  person: 'Person',
} as const;

function Content({ onLeave }: { onLeave: () => void }) {
  // What is due changes with the clock and with what is done in the pages.
  const { data, isError, isFetching } = useQuery({
    ...apiQuery(useShellApi(), api.get('/api/today', { timeZone: ownZone() })),
    staleTime: 0,
  });
  const { data: planned } = useQuery(nextMeetingQuery(useShellApi()));
  const isQuiet = data !== undefined && countOf(data) + data.meetings.length === 0;
  if (data === undefined || (isFetching && isQuiet)) {
    return isError ? (
      <Text role="alert">Couldn't load what needs you today. Close this and try again.</Text>
    ) : (
      <Text role="status">Loading what needs you today</Text>
    );
  }
  if (isQuiet) {
    return (
      <>
        <Title>Nothing new</Title>
        <Text>No one is due and nothing is promised. You're up to date.</Text>
        <NextMeeting next={planned?.next} onLeave={onLeave} />
      </>
    );
  }
  return <Day today={data} next={planned?.next} onLeave={onLeave} />;
}

interface DayProps {
  today: Today;
  next: Next;
  onLeave: () => void;
}

function Day({ today, next, onLeave }: DayProps) {
  const { mutate, isPending, isError } = useMark();
  const { meetings, begun, followUps, due, dueCount } = today;
  // An API of the previous release has none.
  const promises = (today.commitments ?? []).filter(
    ({ commitment: { dueOn } }) => dueOn !== null && dueOn <= today.date,
  );
  const hidden =
    dueCount -
    Math.min(MOST, due.length) +
    Math.max(0, followUps.length - MOST) +
    Math.max(0, promises.length - MOST);
  const later = (person: TodayPerson, actionId: string, what: string) => (
    <Button
      size="sm"
      variant="ghost"
      disabled={isPending}
      aria-label={`Snooze for 1 day: ${what}`}
      onClick={() =>
        mutate({
          contactId: person.id,
          actionId,
          words: `Later: ${what}`,
          body: {
            status: 'snoozed',
            snoozedUntil: new Date(Date.now() + DAY_MS).toISOString(),
          },
        })
      }
    >
      Later
    </Button>
  );
  const name = (person: TodayPerson, to = contactPath(person.id)) => (
    <Link to={to} onClick={onLeave} dir="auto">
      {shownText(person.displayName)}
    </Link>
  );
  return (
    <>
      <Title>Today</Title>
      {isError && <Text role="alert">Couldn't save this. Try again in a moment.</Text>}
      <Part title="How did it go?" isShown={begun.length > 0}>
        {begun.slice(0, MOST).map(({ id, title, startsAt, people }) => (
          <li key={id}>
            {people.slice(0, 1).map((person) => (
              <Link key={person.id} to={briefingPath(person.id, id)} onClick={onLeave} dir="auto">
                {shownText(title)}
              </Link>
            ))}
            <Text>
              With {people.map(({ displayName }) => shownText(displayName)).join(', ')},{' '}
              {dayInWords(new Date(startsAt), { month: 'short', day: 'numeric' })},{' '}
              {clockTime(new Date(startsAt))}
            </Text>
          </li>
        ))}
      </Part>
      <Part title="Meetings" isShown={meetings.length > 0}>
        {meetings.slice(0, MOST).map(({ person, interactionId, description, ...meeting }) => (
          <li key={interactionId}>
            {name(
              person,
              meeting.meeting ? briefingPath(person.id, meeting.meeting.id) : undefined,
            )}
            <Text>
              {meeting.day === 'tomorrow' && 'Tomorrow, '}
              {clockTime(new Date(meeting.interactionDate))}
              {description !== null && `, ${description}`}
            </Text>
          </li>
        ))}
      </Part>
      {meetings.length === 0 && <NextMeeting next={next} onLeave={onLeave} />}
      <Part title="Promised" isShown={followUps.length + promises.length > 0}>
        {promises.slice(0, MOST).map(({ person, commitment: { id, kind, text } }) => (
          <li key={id}>
            <Link to={contactPath(person.id)} onClick={onLeave} dir="auto">
              {shownText(text)}
            </Link>
            <Text>
              {PROMISE_OWNERS[kind]} · {shownText(person.displayName)}
            </Text>
          </li>
        ))}
        {followUps.slice(0, MOST).map(({ person, actionId, title, reason }) => (
          <li key={actionId}>
            <Link to={contactPath(person.id)} onClick={onLeave} dir="auto">
              {title}
            </Link>
            <Text>{reason}</Text>
            <Buttons>
              <Button
                size="sm"
                disabled={isPending}
                aria-label={`Done: ${title}`}
                onClick={() =>
                  mutate({
                    contactId: person.id,
                    actionId,
                    words: `Done: ${title}`,
                    body: { status: 'done' },
                  })
                }
              >
                Done
              </Button>
              {later(person, actionId, title)}
            </Buttons>
          </li>
        ))}
      </Part>
      <Part title="Due" isShown={due.length > 0}>
        {due.slice(0, MOST).map(({ person, actionId, reason }) => (
          <li key={actionId}>
            {name(person)}
            <Text>{reason}</Text>
            <Buttons>{later(person, actionId, nameInSentence(person.displayName))}</Buttons>
          </li>
        ))}
      </Part>
      <All to="/contacts" onClick={onLeave}>
        {hidden > 0 ? `Show ${hidden}${dueCount >= DUE_COUNT_LIMIT ? '+' : ''} more` : 'Show today'}
      </All>
    </>
  );
}

interface Mark {
  contactId: string;
  actionId: string;
  body: UpdateAction;
  /** What was done, like 'Done: Send the figures'. */
  words: string;
}

/** Stores what was done with an entry, and offers to undo it. The pages that show it refetch. */
function useMark() {
  const shell = useShellApi();
  const send = ({ contactId, actionId, body }: Omit<Mark, 'words'>) =>
    write(shell, api.patch('/api/actions/{contactId}/{actionId}', { contactId, actionId }), {
      body,
    });
  // The panel may be closed by then, so this can't be a mutation of a component.
  const takeBack = ({ contactId, actionId, words }: Mark) =>
    send({ contactId, actionId, body: { status: 'open' } }).then(
      () => shell.notify({ title: `Undone: ${words}` }),
      (error: unknown) =>
        shell.notify({
          title: "Couldn't undo this",
          description: writeFailure(error),
          variant: 'destructive',
        }),
    );
  return useMutation({
    mutationFn: (mark: Mark) => send(mark),
    meta: UNTIL_SHOWN,
    onSuccess: (_, mark: Mark) =>
      shell.notify({
        title: mark.words,
        action: { label: 'Undo', onSelect: () => void takeBack(mark) },
      }),
  });
}
