import { type ToastMessage } from '@rapport/remote-api';
import { userStorage } from '@rapport/remote-api/user-storage';
import { localDay } from '@rapport/shared-ui';
import { type InstallEvent } from './install-event.ts';

/** The day of use on which the user is asked. */
const DAYS_OF_USE = 3;

interface OfferOptions {
  userId: string;
  event: InstallEvent | null;
  notify: (message: ToastMessage) => void;
  today?: string;
}

/**
 * Counts this day as a day of use, and from the third one on asks once, if the browser offers it, whether to install
 * the product.
 */
export function offerInstallation({
  userId,
  event,
  notify,
  today = localDay(new Date()),
}: OfferOptions): void {
  const daysOfUse = userStorage(userId).item('days-of-use', { parse: parseDays });
  const isOffered = userStorage(userId).item('install-offered', {
    parse: (value) => value === true,
  });
  if (isOffered.read() === true) return;
  const days = [...new Set([...(daysOfUse.read() ?? []), today])].slice(-DAYS_OF_USE);
  daysOfUse.write(days);
  if (days.length < DAYS_OF_USE || event === null) return;
  isOffered.write(true);
  notify({
    title: 'Keep Rapport at hand?',
    description: 'Installed, it opens like an app, and without a network.',
    action: { label: 'Install', onSelect: () => void event.prompt().catch(() => undefined) },
  });
}

function parseDays(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((day) => typeof day === 'string') ? value : null;
}
