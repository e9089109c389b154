/** `planned` until someone says how it went, also when its time has passed; `held` from then on. */
export const MEETING_STATES = ['planned', 'held', 'canceled'] as const;
export type MeetingState = (typeof MEETING_STATES)[number];

/** The `source` of a meeting that the user planned here. */
export const OWN_MEETING = 'own';

/** How many people, and how many characters of the link and of each line. */
export const MEETING_LIMITS = { people: 20, link: 2_000, line: 140 } as const;

/** What the user notes before a meeting, in the order in which it is shown: a question for the form, a label for the rest. */
export const MEETING_LINES = {
  goal: { question: 'What do you want from it?', label: 'You want' },
  news: { question: 'What is new since last time?', label: 'New' },
  worry: { question: 'What might they object to?', label: 'They may object' },
} as const;

export type MeetingLine = keyof typeof MEETING_LINES;

/** The lines of a meeting that have a text, with their labels. An API of the release before has none. */
export function meetingLines(
  meeting: Partial<Readonly<Record<MeetingLine, string | null>>>,
): { line: MeetingLine; label: string; text: string }[] {
  return (['goal', 'news', 'worry'] as const).flatMap((line) => {
    const text = meeting[line] ?? '';
    return text === '' ? [] : [{ line, label: MEETING_LINES[line].label, text }];
  });
}

/** How long a meeting is taken to last that has no duration, in minutes. */
export const USUAL_MEETING_MINUTES = 60;

/** How many meetings one page of GET /api/meetings has at most, and how many without a limit. */
export const MEETING_LIST_LIMIT = 500;

/** Which meetings a list has: those that are not over yet, the soonest first, or those that are, the latest first. */
export const MEETING_TIMES = ['coming', 'past'] as const;
export type MeetingTime = (typeof MEETING_TIMES)[number];
