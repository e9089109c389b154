import { type Attendee, type Meeting, type MeetingGuidance } from '@rapport/api-client';
import { nameInSentence, promisesInWords, meetingWords, shownText } from '@rapport/contracts';
import { localDay } from '../../../commitments/commitment-words.ts';
import { learnedOnText } from '../../../contacts/learned-on-text.ts';
import { OWN_FIELDS, ownFieldLines } from '../../../guidance/own-fields.ts';
import { preferenceText } from '../../../guidance/preference-of.ts';
import { relationsAmong } from '../../../guidance/relation-lines.ts';
import { timeWords } from '../../../meetings/meeting-times.ts';

/** What to know about all attendees of a meeting, in parts. */
export interface GroupContent {
  title: string;
  rows: GroupRow[];
  /** The basis of the page, or what's missing. */
  foot: string;
}

interface GroupRow {
  label: string;
  lines: GroupLine[];
}

export interface GroupLine {
  key: string;
  /** The person that a line is about; null for a line about all. */
  person: Pick<Attendee, 'id' | 'displayName'> | null;
  text: string;
  /** The source of a line, like "Your words"; null for a plain fact. */
  from: string | null;
}

const OWN = 'Your words';
const ESTIMATE = 'Estimate';

const WITHOUT_ESTIMATE: Readonly<Record<Exclude<Attendee['state'], 'assessed'>, string>> = {
  not_assessed: 'Not assessed yet.',
  candidate: 'A candidate: no estimate is made.',
  objected: 'Objected, so no estimate is kept.',
};

/** The content of a group briefing. People are in the order of their names. */
export function groupContent(meeting: Meeting, guidance: MeetingGuidance): GroupContent {
  const { people, common, conflicts } = guidance;
  const assessed = people.filter(({ state }) => state === 'assessed').length;
  const all = (text: string, from: GroupLine['from']): GroupLine => ({
    ...{ key: text, person: null, text, from },
  });
  const rows: GroupRow[] = [
    ...meetingWords(meeting, [], localDay()).map(({ label, text }) => ({
      label,
      lines: [all(shownText(text), OWN)],
    })),
    ...(meeting.notes ? [{ label: 'Notes', lines: [all(inLines(meeting.notes), OWN)] }] : []),
    { label: 'They told you', lines: people.flatMap(preferenceLines) },
    { label: 'Relations', lines: relationsOf(people) },
    { label: OWN_FIELDS, lines: people.flatMap(ownFieldsOf) },
    { label: 'Promised', lines: people.flatMap(promisesOf) },
    { label: 'In common', lines: common.map(({ text }) => all(text, ESTIMATE)) },
    { label: 'Where they differ', lines: conflicts.map(({ text }) => all(text, ESTIMATE)) },
    { label: 'Each of them', lines: people.map((person) => needOf(person, assessed)) },
  ];
  return {
    title: shownText(meeting.title),
    rows: rows.filter(({ lines }) => lines.length > 0),
    foot:
      assessed < 2
        ? 'Assess at least two of them to see what they have in common.'
        : `From the certain letters of ${assessed} people. Estimates, not facts.`,
  };
}

/** The stated preferences of a person, one line for each day on which the user learned some. */
function preferenceLines(person: Attendee): GroupLine[] {
  const days = [...new Set(person.told.map(({ learnedOn }) => learnedOn))];
  return days.map((day) => {
    const said = person.told.filter(({ learnedOn }) => learnedOn === day);
    const text = said.map(preferenceText).join('; ');
    return { key: `${person.id} ${day}`, person, text, from: learnedOnText(day) };
  });
}

function relationsOf(people: readonly Attendee[]): GroupLine[] {
  return relationsAmong(people).map(({ id, person, text }) => ({
    ...{ key: id, person, text, from: OWN },
  }));
}

function ownFieldsOf(person: Attendee): GroupLine[] {
  return ownFieldLines(person.customFields).map((text) => ({
    ...{ key: `${person.id} ${text}`, person, text, from: OWN },
  }));
}

function promisesOf(person: Attendee): GroupLine[] {
  return promisesInWords(person.promises, localDay()).map(({ id, label, text, due }) => ({
    ...{ key: id, person, from: OWN },
    text: `${label}: ${shownText(text)}${due}`,
  }));
}

function needOf(person: Attendee, assessed: number): GroupLine {
  const { id, state, need } = person;
  if (state !== 'assessed') {
    return { key: id, person, text: WITHOUT_ESTIMATE[state], from: null };
  }
  const none =
    assessed < 2
      ? 'Assessed.'
      : person.told.length > 0
        ? 'Go by what they told you.'
        : 'Nothing is certain enough yet.';
  return { key: id, person, text: need ?? none, from: need === null ? null : ESTIMATE };
}

function inLines(text: string): string {
  return text.trim().split(/\r?\n/u).map(shownText).join('\n');
}

/** The briefing as text to copy. */
export function groupText(meeting: Meeting, content: GroupContent, now = new Date()): string {
  const { place, link } = meeting;
  const facts = [timeWords(meeting, 'date', now), place, link].filter((part) => part !== null);
  return [
    `${content.title}: ${facts.join(', ')}`,
    ...content.rows.flatMap(({ label, lines }) =>
      lines.map(({ person, text }) =>
        person === null
          ? `${label}: ${text}`
          : `${label}: ${nameInSentence(person.displayName)}: ${text}`,
      ),
    ),
    content.foot,
  ].join('\n');
}
