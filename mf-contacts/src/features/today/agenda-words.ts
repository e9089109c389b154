import { type Today } from '@rapport/api-client';
import { countWord, type InteractionType } from '@rapport/contracts';
import { clockTime, localDay } from '@rapport/shared-ui';
import { INTERACTION_LABELS } from '../../contacts/planned-words.ts';
import { endOf } from '../../meetings/meeting-times.ts';
import { dayFrom, todaySentence } from './today-words.ts';

/** A meeting today or later, for the headline. */
interface Upcoming {
  startsAt: string;
  type: InteractionType;
  names: string[];
}

/** A headline about the user's next meeting and the contacts who need them today. */
export function headline(today: Today, now = new Date()): string {
  const next = meetingSentence(today, now);
  const rest = todaySentence(today);
  return next === null ? rest : `${next} ${rest}`;
}

/**
 * Like 'You’re with Grace Hopper until 9:30 AM. You meet Ada Lovelace on Monday at 9:00 AM, and two more that
 * day.'; null if nothing is planned.
 */
export function meetingSentence(day: MeetingsOfDay, now: Date): string | null {
  const parts = [runningSentence(day, now), nextSentence(day, now)].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
}

type MeetingsOfDay = Pick<Today, 'meetings' | 'begun' | 'ahead'>;

function runningSentence({ begun }: MeetingsOfDay, now: Date): string | null {
  const running = begun.find((each) => endOf(each) > now.getTime());
  if (running === undefined) return null;
  const who = listed(running.people.map(({ displayName }) => displayName));
  return `You’re with ${who} until ${clockTime(new Date(endOf(running)))}.`;
}

function nextSentence({ meetings, ahead = [] }: MeetingsOfDay, now: Date): string | null {
  const upcoming: Upcoming[] = [
    ...meetings.map(({ interactionDate: startsAt, type, person, meeting }) => ({
      ...{ startsAt, type },
      names: meeting?.people.map(({ displayName }) => displayName) ?? [person.displayName],
    })),
    ...ahead.map(({ startsAt, type = 'meeting', people }) => ({
      ...{ startsAt, type },
      names: people.map(({ displayName }) => displayName),
    })),
  ].filter(({ startsAt }) => Date.parse(startsAt) > now.getTime());
  const [next] = upcoming;
  if (next === undefined) return null;
  const dayOf = ({ startsAt }: Upcoming) => localDay(new Date(startsAt));
  const more = upcoming.filter((each) => dayOf(each) === dayOf(next)).length - 1;
  const verb = next.type === 'meeting' ? 'You meet' : `${INTERACTION_LABELS[next.type]} with`;
  const when = `${dayFrom(next.startsAt, now)} at ${clockTime(new Date(next.startsAt))}`;
  const rest = more === 0 ? '' : `, and ${countWord(more)} more that day`;
  return `${verb} ${listed(next.names)} ${when}${rest}.`;
}

/** 'Ada Lovelace', 'Ada Lovelace and Grace Hopper', or 'Ada Lovelace and two others'. */
function listed(names: readonly string[]): string {
  const [first = '', second, ...others] = names;
  if (second === undefined) return first;
  return others.length === 0
    ? `${first} and ${second}`
    : `${first} and ${countWord(others.length + 1)} others`;
}
