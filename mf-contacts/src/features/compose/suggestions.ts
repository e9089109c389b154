import { type Interaction } from '@rapport/api-client';
import { matterInTitle, type MeetingLine, type PatternSlot, shownText } from '@rapport/contracts';
import { isPlanned } from '../../contacts/planned-words.ts';
import { nextPlanned } from '../../guidance/known-words.ts';

/** Earlier texts of the user that may fit a slot. */
export type Suggestions = Readonly<Partial<Record<PatternSlot, readonly string[]>>>;

/** A longer sentence isn't suggested, because no one says it aloud. */
const LONGEST = 120;
const MOST = 3;

/** Suggestions for the slots: the lines, title, and people of the meeting, and the sentences of the last note. */
export function suggestionsFrom(
  interactions: readonly Interaction[],
  contactId: string,
  meetingId: string | null = null,
): Suggestions {
  const next = nextPlanned(interactions, meetingId);
  const last = interactions.find((each) => !isPlanned(each));
  const sentences = sentencesOf(last?.notes ?? '');
  const line = (name: MeetingLine) => textsOf([next?.meeting?.[name]]);
  const matter = matterInTitle(next?.description ? shownText(next.description) : null);
  const people = (next?.meeting?.people ?? []).filter(({ id }) => id !== contactId);
  return {
    matter: textsOf([matter]),
    wish: [...line('goal'), ...textsOf([last?.followUpText])],
    news: [...line('news'), ...sentences],
    worry: line('worry'),
    claim: sentences,
    fact: [...line('news'), ...sentences],
    person: textsOf(people.map(({ displayName }) => displayName)),
  };
}

function textsOf(texts: readonly (string | null | undefined)[]): string[] {
  return texts.flatMap((text) => (text ? [shownText(text.trim())] : []));
}

function sentencesOf(notes: string): string[] {
  return (shownText(notes).match(/[^.!?…\n]+[.!?…]*/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= LONGEST)
    .slice(0, MOST);
}
