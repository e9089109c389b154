/** `planned` until its outcome is logged, even after its time has passed; `held` from then on. */
export const MEETING_STATES = ['planned', 'held', 'canceled'] as const;
export type MeetingState = (typeof MEETING_STATES)[number];

/** The `source` of a meeting that the user planned in Rapport. */
export const OWN_MEETING = 'own';

/** The maximum number of attendees, and of characters in the link and in each line. */
export const MEETING_LIMITS = { people: 20, link: 2_000, line: 140 } as const;

/** What the user notes before a meeting, in display order: a question for the form, and a label for other places. */
export const MEETING_LINES = {
  goal: { question: 'What do you want from it?', label: 'You want' },
  news: { question: 'What is new since last time?', label: 'New' },
  worry: { question: 'What might they object to?', label: 'They may object' },
} as const;

export type MeetingLine = keyof typeof MEETING_LINES;

/** Returns the lines of a meeting that have a text, with their labels. An API of the previous release has none. */
export function meetingLines(
  meeting: Partial<Readonly<Record<MeetingLine, string | null>>>,
): { line: MeetingLine; label: string; text: string }[] {
  return (['goal', 'news', 'worry'] as const).flatMap((line) => {
    const text = meeting[line] ?? '';
    return text === '' ? [] : [{ line, label: MEETING_LINES[line].label, text }];
  });
}

/** The assumed length of a meeting without a duration, in minutes. */
export const USUAL_MEETING_MINUTES = 60;

/** The maximum and default number of meetings on a page of GET /api/meetings. */
export const MEETING_LIST_LIMIT = 500;

/** The meetings of a list: those that aren't over yet, soonest first, or those that are, latest first. */
export const MEETING_TIMES = ['coming', 'past'] as const;
export type MeetingTime = (typeof MEETING_TIMES)[number];
