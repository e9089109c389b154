import { api, type NextMeetingAnswer } from '@rapport/api-client';
import { shownText, FULL_DAY } from '@rapport/contracts';
import { type ShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { Link } from '@rapport/remote-api/router';
import { clockTime, dayInWords } from '@rapport/shared-ui';
import { Part, Text } from './notification-parts.tsx';

/** The URL of a contact. */
export const contactPath = (id: string) => `/contacts/${encodeURIComponent(id)}`;
/** The URL of a meeting: the briefing about one of its attendees. */
export const briefingPath = (id: string, meetingId: string) =>
  `${contactPath(id)}/briefing?meeting=${encodeURIComponent(meetingId)}`;

/** The query of the next meeting. An API of the previous release doesn't have it. */
export function nextMeetingQuery(shell: ShellApi) {
  return apiQuery(shell, api.get('/api/today/next-meeting'));
}

/** The next meeting; undefined until it's known. */
export type Next = NextMeetingAnswer['next'] | undefined;

/** The next meeting, within two weeks. */
export function NextMeeting({ next, onLeave }: { next: Next; onLeave: () => void }) {
  if (next == null) return null;
  const { person, at, title, meetingId } = next;
  const to = meetingId === null ? contactPath(person.id) : briefingPath(person.id, meetingId);
  const day = FULL_DAY;
  return (
    <Part title="You meet next" isShown>
      <li>
        <Link to={to} onClick={onLeave} dir="auto">
          {shownText(person.displayName)}
        </Link>
        <Text>
          {dayInWords(new Date(at), day)}, {clockTime(new Date(at))}
          {title !== null && `, ${shownText(title)}`}
        </Text>
      </li>
    </Part>
  );
}
