import { type ActionStatus, type ActionType, type ChannelHint } from '@rapport/contracts';
import { dayInWords } from '@rapport/shared-ui';
import {
  ClipboardCheck,
  Eye,
  HandHeart,
  MessageSquare,
  PencilLine,
  Phone,
  Reply,
  RotateCw,
  Shuffle,
  Users,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';

/** The icon of each kind of step. The title next to it says what it is. */
export const ACTION_ICONS: Readonly<Record<ActionType, LucideIcon>> = {
  reach_out: MessageSquare,
  follow_up: Reply,
  repair: HandHeart,
  assess: ClipboardCheck,
  refine: Eye,
  prepare: Shuffle,
  complete_profile: UserPlus,
  review: RotateCw,
};

/** The ways to get in touch. */
export const CHANNEL_WORDS: Readonly<Record<ChannelHint, { label: string; icon: LucideIcon }>> = {
  call: { label: 'By phone', icon: Phone },
  message: { label: 'In writing', icon: PencilLine },
  meeting: { label: 'In person', icon: Users },
};

/** The status of a handled step. */
const HANDLED_WORDS: Readonly<Record<Exclude<ActionStatus, 'open'>, string>> = {
  done: 'Done',
  dismissed: 'Dismissed',
  snoozed: 'Snoozed',
};

/** "Snoozed until January 9", "Done" or "Dismissed". */
export function handledWords(
  status: Exclude<ActionStatus, 'open'>,
  snoozedUntil: string | null,
): string {
  const word = HANDLED_WORDS[status];
  if (snoozedUntil === null) return word;
  const day = dayInWords(new Date(snoozedUntil), { day: 'numeric', month: 'long' });
  return `${word} until ${day}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The end of a snooze of `days` days from now. */
export function snoozeEnd(days: number, now: Date): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}
