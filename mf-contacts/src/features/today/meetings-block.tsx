import { type Meeting, type TodayMeeting } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Button, clockTime } from '@rapport/shared-ui';
import { lazy, Suspense } from 'react';
import { meetingBriefingRoute } from '../../contacts/contact-routes.ts';
import { LazyAskOutcome } from '../../meetings/lazy-ask-outcome.tsx';
import { withWhom } from '../../meetings/meeting-people.ts';
import { MeetingPlace } from '../../meetings/meeting-place.tsx';
import { endOf } from '../../meetings/meeting-times.ts';
import { Block, PersonRow, Rows } from './today-parts.tsx';
import { meetingWords, shortDay } from './today-words.ts';

// Loaded separately, because few contacts have stated preferences.
const Told = lazy(() =>
  import('./attendee-preferences.tsx').then((part) => ({ default: part.AttendeePreferences })),
);

function isOver(meeting: Meeting, now = Date.now()): boolean {
  return endOf(meeting) <= now;
}

/** The current meetings, and those planned until the end of tomorrow, each with a link to its briefing. */
export function MeetingsBlock({ meetings, begun }: { meetings: TodayMeeting[]; begun: Meeting[] }) {
  const running = begun.filter((each) => !isOver(each));
  if (meetings.length + running.length === 0) return null;
  return (
    <Block title="Meetings" count={meetings.length + running.length}>
      <Rows>
        {running.map((meeting) =>
          meeting.people.slice(0, 1).map((person) => (
            <PersonRow
              key={meeting.id}
              person={person}
              end={<BriefingButton person={person} meeting={meeting} />}
            >
              Now, until {clockTime(new Date(endOf(meeting)))}. {meeting.title}
              <More meeting={meeting} besides={person.id} />
            </PersonRow>
          )),
        )}
        {meetings.map((planned) => (
          <PersonRow
            key={planned.interactionId}
            person={planned.person}
            end={<BriefingButton person={planned.person} meeting={planned.meeting} />}
          >
            {meetingWords(planned)}
            {planned.meeting && <More meeting={planned.meeting} besides={planned.person.id} />}
            {planned.told !== undefined && planned.told.length > 0 && (
              <Suspense>
                <Told told={planned.told} />
              </Suspense>
            )}
          </PersonRow>
        ))}
      </Rows>
    </Block>
  );
}

/** The past meetings without an outcome. */
export function OverBlock({ begun }: { begun: Meeting[] }) {
  const over = begun.filter((each) => isOver(each));
  if (over.length === 0) return null;
  return (
    <Block title="How did it go?" count={over.length}>
      <Rows>
        {over.map((meeting) =>
          meeting.people.slice(0, 1).map((person) => (
            <PersonRow
              key={meeting.id}
              person={person}
              below={<LazyAskOutcome meeting={meeting} />}
            >
              {meeting.title}, {shortDay(meeting.startsAt)}, {clockTime(new Date(meeting.startsAt))}
              <More meeting={{ ...meeting, place: null, link: null }} besides={person.id} />
            </PersonRow>
          )),
        )}
      </Rows>
    </Block>
  );
}

function More({ meeting, besides }: Parameters<typeof MeetingPlace>[0]) {
  const { place, link, people } = meeting;
  if (place === null && link === null && people.length < 2) return null;
  return (
    <>
      <br />
      <MeetingPlace meeting={meeting} besides={besides} />
    </>
  );
}

function BriefingButton({
  person,
  meeting,
}: Pick<TodayMeeting, 'person'> & { meeting: Pick<Meeting, 'id' | 'people'> | null }) {
  const people = meeting?.people ?? [];
  return (
    <Button asChild size="sm" variant="ghost">
      <Link
        to={meetingBriefingRoute(person.id, meeting)}
        aria-label={`Briefing for ${people.length > 1 ? withWhom(people) : nameInSentence(person.displayName)}`}
      >
        Briefing
      </Link>
    </Button>
  );
}
