import { COMPOSE_PURPOSES, PATTERN_SLOTS, type PatternFillings } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { userStorage } from '@rapport/remote-api/user-storage';
import { useState, useSyncExternalStore } from 'react';
import { type ComposeTask } from './compose-words.ts';

/** What the user typed in the composer for one contact. */
interface ComposeDraft {
  /** The meeting it was typed for; null if none. */
  meetingId: string | null;
  fillings: PatternFillings;
  /** Texts that the user edited, by purpose. An edited text no longer follows the slots. */
  texts: Readonly<Partial<Record<ComposeTask, string | undefined>>>;
}

/**
 * The draft for a contact. It stays in this browser, for all tabs and across reloads, and is removed with the
 * contact. Unsent words aren't a record of the person, so they never reach the API.
 */
function storedComposeDraft(userId: string, contactId: string) {
  return userStorage(userId).item('compose-draft', { contactId, parse: parsedDraft });
}

/**
 * The draft for a contact and a meeting, or no meeting. Another meeting starts a new draft.
 * @param known the initial fillings
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
