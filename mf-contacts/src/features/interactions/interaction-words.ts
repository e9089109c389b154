import { type Interaction } from '@rapport/api-client';
import { type InteractionType } from '@rapport/contracts';
import {
  CalendarDays,
  Mail,
  MessageSquare,
  Phone,
  StickyNote,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { INTERACTION_LABELS, isPlanned } from '../../contacts/planned-words.ts';

/** The label and icon of each type of interaction. */
export const INTERACTION_WORDS: Readonly<
  Record<InteractionType, { label: string; icon: LucideIcon }>
> = {
  call: { label: INTERACTION_LABELS.call, icon: Phone },
  meeting: { label: INTERACTION_LABELS.meeting, icon: Users },
  email: { label: INTERACTION_LABELS.email, icon: Mail },
  message: { label: INTERACTION_LABELS.message, icon: MessageSquare },
  event: { label: INTERACTION_LABELS.event, icon: CalendarDays },
  note: { label: INTERACTION_LABELS.note, icon: StickyNote },
};

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** Minutes in words: "40 minutes", "1 hour 30 minutes", "2 days". */
export function durationWords(minutes: number): string {
  const days = Math.floor(minutes / MINUTES_PER_DAY);
  const hours = Math.floor((minutes % MINUTES_PER_DAY) / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  const parts = [counted(days, 'day'), counted(hours, 'hour'), counted(rest, 'minute')];
  return parts.filter((part) => part !== null).join(' ') || '0 minutes';
}

function counted(count: number, unit: string): string | null {
  if (count === 0) return null;
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

/**
 * Splits interactions into planned ones, the soonest first, and past ones, in the given order, which is newest
 * first.
 */
export function splitPlanned(
  newestFirst: readonly Interaction[],
  now = Date.now(),
): { planned: Interaction[]; happened: Interaction[] } {
  return {
    planned: newestFirst.filter((each) => isPlanned(each, now)).reverse(),
    happened: newestFirst.filter((each) => !isPlanned(each, now)),
  };
}
