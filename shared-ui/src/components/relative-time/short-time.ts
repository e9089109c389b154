const MINUTE_MS = 60_000;
const STEPS = [
  { unit: 'y', minutes: 365 * 24 * 60 },
  { unit: 'mo', minutes: 30 * 24 * 60 },
  { unit: 'd', minutes: 24 * 60 },
  { unit: 'h', minutes: 60 },
  { unit: 'min', minutes: 1 },
] as const;

/**
 * Returns the distance of two times in whole units, as short as possible: "5 min", "2 h", "3 d", "1 mo", "2 y";
 * "now" below a minute.
 */
export function shortTime(moment: Date, now: Date): string {
  const distance = Math.abs(now.getTime() - moment.getTime()) / MINUTE_MS;
  const step = STEPS.find(({ minutes }) => distance >= minutes);
  return step === undefined ? 'now' : `${Math.floor(distance / step.minutes)} ${step.unit}`;
}
