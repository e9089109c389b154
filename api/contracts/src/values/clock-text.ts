import { type HourCycle } from './digest.ts';

/** A time of day like 16:30 as a clock shows it: "4:30 PM", or "16:30". */
export function clockText(time: string, cycle: HourCycle): string {
  if (cycle === 'h23') return time;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const noon = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${noon}`;
}
