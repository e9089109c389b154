import { type Command } from '@rapport/remote-api';

/** The panels of the header, as the command menu names them. */
export const SHOW_NOTIFICATIONS = {
  id: 'show-notifications',
  label: 'Notifications',
  words: ['bell', 'news', "what's new"],
} satisfies Omit<Command, 'run'>;

export const SHOW_RECENT_CHANGES = {
  id: 'show-recent-changes',
  label: 'Recent changes',
  words: ['undo', 'take back', 'revert', 'mistake', 'undo last change', 'what did change'],
} satisfies Omit<Command, 'run'>;

/** Whether a part of the header is the one that this width shows: wide and narrow screens have one each. */
export function isInShownEnd(part: Element | null): boolean {
  const end = part?.parentElement;
  return end != null && getComputedStyle(end).display !== 'none';
}
