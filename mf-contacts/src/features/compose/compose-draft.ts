import { COMPOSE_PURPOSES, PATTERN_SLOTS, type PatternFillings } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { userStorage } from '@rapport/remote-api/user-storage';
import { useState, useSyncExternalStore } from 'react';
import { type ComposeTask } from './compose-words.ts';

/** What the user typed for words to one contact. */
interface ComposeDraft {
  /** The meeting that it was typed for; null for none. */
  meetingId: string | null;
  fillings: PatternFillings;
  /** Texts that the user changed, by what they are for: from then on, they are the user's own words. */
  texts: Readonly<Partial<Record<ComposeTask, string | undefined>>>;
}

/**
 * The draft of a contact. It stays in this browser, for every tab and after a reload, and is forgotten with
 * the contact: unsent words are no record of the person, so they never reach the API.
 */
function storedComposeDraft(userId: string, contactId: string) {
  return userStorage(userId).item('compose-draft', { contactId, parse: parsedDraft });
}

/**
 * The draft of a contact for a meeting, or for none. Another meeting begins a new one.
 * @param known what fills the words before the user typed anything
 */
export function useComposeDraft(
  contactId: string,
  meetingId: string | null,
  known: PatternFillings,
) {
  const { user } = useShellApi();
  const [stored] = useState(() => storedComposeDraft(user.get()?.id ?? '', contactId));
  const kept = useSyncExternalStore(stored.subscribe, stored.read);
  const draft: ComposeDraft =
    kept?.meetingId === meetingId ? kept : { meetingId, fillings: {}, texts: {} };
  const fillings = { ...known, ...draft.fillings };
  return {
    fillings,
    texts: draft.texts,
    fill: (slot: keyof PatternFillings, text: string) =>
      stored.write({ ...draft, fillings: { ...draft.fillings, [slot]: text } }),
    edit: (task: ComposeTask, text: string | null) =>
      stored.write({ ...draft, texts: { ...draft.texts, [task]: text ?? undefined } }),
  };
}

function parsedDraft(value: unknown): ComposeDraft | null {
  const { meetingId, fillings, texts } = Object(value);
  if (meetingId !== null && typeof meetingId !== 'string') return null;
  return {
    meetingId,
    fillings: strings(PATTERN_SLOTS, fillings),
    texts: strings<ComposeTask>([...COMPOSE_PURPOSES, 'tip'], texts),
  };
}

function strings<Key extends string>(
  keys: readonly Key[],
  value: unknown,
): Partial<Record<Key, string>> {
  const found: Partial<Record<Key, string>> = {};
  for (const key of keys) {
    const text: unknown = Object(value)[key];
    if (typeof text === 'string') found[key] = text;
  }
  return found;
}
