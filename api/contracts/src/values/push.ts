/** How many minutes before a meeting its reminder can come. */
export const REMINDER_MINUTES = [10, 30, 60] as const;
export type ReminderMinutes = (typeof REMINDER_MINUTES)[number];

/** What a device gets: a reminder of a meeting, promises that are due, and the summary of the day. */
export const PUSH_KINDS = ['meeting', 'promises', 'summary'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/**
 * What a push service said of a message: it took it, doesn't know the device anymore, refused it for good, or can't
 * take it now.
 */
export const PUSH_ANSWERS = ['sent', 'gone', 'refused', 'retry'] as const;
export type PushAnswer = (typeof PUSH_ANSWERS)[number];

/** Why the last message to a device didn't arrive. */
export const PUSH_FAILURES = ['refused', 'failed'] as const;
export type PushFailure = (typeof PUSH_FAILURES)[number];

/** What a user who turns on the first device gets. */
export const PUSH_DEFAULTS = {
  meetingMinutes: 10,
  promises: true,
  summary: false,
  hour: 8,
  quiet: false,
  quietFrom: 21,
  quietTo: 7,
  hideNames: false,
} as const;

/** Limits of reminders: devices per user, and characters. */
export const PUSH_LIMITS = { devices: 10, name: 60, endpoint: 2_000 } as const;

/**
 * Returns the ID of the device with this endpoint, a UUID made of its hash. So a browser finds itself in the list,
 * although the list doesn't have endpoints.
 */
export async function pushDeviceId(endpoint: string): Promise<string> {
  const bytes = new TextEncoder().encode(endpoint);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 16);
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // Version 8 is for UUIDs made in other ways.
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    (_all, a: string, b: string, c: string, d: string, e: string) => `${a}-${b}-8${c}-8${d}-${e}`,
  );
}
