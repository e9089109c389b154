import { timeInWords } from '@rapport/shared-ui';
import { promiseText } from '../../commitments/open-promises.ts';
import { OUTCOME_WORDS } from '../../contacts/outcome-words.ts';
import { INTERACTION_LABELS } from '../../contacts/planned-words.ts';
import { timeWords } from '../../meetings/meeting-times.ts';
import {
  OBJECTED,
  PART_LABELS,
  RELATIONS,
  STATED,
  WORKED,
  type BriefedMeeting,
  type BriefingContent,
} from './briefing-content.ts';

/** A briefing as text to copy: a line for each part, in the order of the page. */
export function briefingText(content: BriefingContent, now = new Date()): string {
  const {
    name,
    role,
    remarks,
    pinnedNote,
    stated,
    relations,
    ownFields,
    meeting,
    last,
    promises,
    toDo,
    state,
    sections,
    worked,
  } = content;
  const who = role === '' ? name : `${name}, ${role}`;
  return [
    [who, ...remarks].map((part) => `${part}.`).join(' '),
    ...(meeting === null ? [] : [meetingText(meeting, now)]),
    ...stated.map(({ says, toldOn }) => `${STATED}: ${says} (t${toldOn.slice(1)})`),
    ...(relations.length === 0 ? [] : [`${RELATIONS}: ${relations.join('; ')}.`]),
    ...ownFields,
    ...(pinnedNote === '' ? [] : [`Pinned: ${pinnedNote}`]),
    ...(meeting?.lines ?? []).map(({ label, text }) => `${label}: ${text}`),
    ...(meeting === null || meeting.notes === '' ? [] : [`Notes: ${meeting.notes}`]),
    ...(last === null ? [] : [`Last: ${lastText(last, now)}`]),
    ...promises.map(promiseText),
    ...(toDo.length === 0 ? [] : [`To do: ${toDo.join('; ')}.`]),
    ...sections.map(
      ({ part, lines }) => `${PART_LABELS[part]}: ${lines.map(({ text }) => text).join(' ')}`,
    ),
    ...(worked.length === 0 ? [] : [`${WORKED}: ${worked.join(' ')}`]),
    ...(state === 'objected' ? [OBJECTED] : []),
  ].join('\n');
}

/** Like 'Budget: Friday, December 4, 2:00 PM to 3:00 PM, Café Einstein, https://meet.example.com'. */
function meetingText(meeting: BriefedMeeting, now: Date): string {
  const { title, place, link } = meeting;
  const facts = [timeWords(meeting, 'date', now), place, link].filter((part) => part !== null);
  return `${title}: ${facts.join(', ')}`;
}

function lastText(last: NonNullable<BriefingContent['last']>, now: Date): string {
  const { interactionDate, type, outcome, wholeNotes } = last;
  const facts = [
    timeInWords(new Date(interactionDate), now),
    INTERACTION_LABELS[type].toLowerCase(),
    ...(outcome === null ? [] : [OUTCOME_WORDS[outcome].label.toLowerCase()]),
  ].join(', ');
  return wholeNotes === '' ? `${facts}.` : `${facts}: ${wholeNotes}`;
}
