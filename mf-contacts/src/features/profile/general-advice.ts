/** Advice that holds for everybody, whatever their type. */
export const GENERAL_ADVICE = {
  engagement: [
    'Begin with what you last agreed on, and say what has become of it.',
    'Ask one question that only this person can answer.',
    'Leave with one next step, a name beside it and a date.',
  ],
  communication: [
    'Put the point of a message into its first line.',
    'Ask which channel suits them, and keep to it.',
    'Repeat in your own words what you have understood before you answer.',
  ],
} as const;
