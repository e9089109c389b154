/** What a tip helps with, in display order. */
export const TIP_KINDS = [
  'do',
  'avoid',
  'say_first',
  'write',
  'decision',
  'disagree',
  'feedback',
  'pressure',
  'keep_in_touch',
] as const;
export type TipKind = (typeof TIP_KINDS)[number];

/** The situations in which a tip is used. */
export const TIP_SITUATIONS = ['meeting', 'writing', 'conflict', 'silence'] as const;
export type TipSituation = (typeof TIP_SITUATIONS)[number];

/** What a tip is based on. */
export const TIP_BASES = ['EI', 'SN', 'TF', 'JP', 'motivation'] as const;
export type TipBasis = (typeof TIP_BASES)[number];

/** `certain`: settled. `open`: the answers don't decide. `unknown`: no answer took a side. */
export const AXIS_STATES = ['certain', 'open', 'unknown'] as const;
export type AxisState = (typeof AXIS_STATES)[number];

/** `clear`: leads alone from 70 %. `weak`: leads alone below that. `tied`: level with others. */
export const MOTIVATION_STATES = ['clear', 'tied', 'weak', 'unknown'] as const;
export type MotivationState = (typeof MOTIVATION_STATES)[number];

/** The state of the guidance. `not_assessed` has general tips only, `objected` none at all. */
export const GUIDANCE_STATES = ['objected', 'not_assessed', 'ready'] as const;
export type GuidanceState = (typeof GUIDANCE_STATES)[number];

export const BRIEFING_STATES = [
  'objected',
  'not_assessed',
  'stale',
  'weak',
  'ready',
  'repair',
  'overdue',
] as const;
export type BriefingState = (typeof BRIEFING_STATES)[number];

export const BRIEFING_PARTS = [
  'open_with',
  'tell',
  'ask',
  'if_they_object',
  'do',
  'avoid',
  'if_tense',
  'still_open',
  'watch_for',
  'how_sure',
] as const;
export type BriefingPart = (typeof BRIEFING_PARTS)[number];

/** The parts with words to say, each filled with one line of the meeting; `open_with` needs none. */
export const MEETING_PARTS = ['tell', 'ask', 'if_they_object'] as const;
export type MeetingPart = (typeof MEETING_PARTS)[number];

export const YOU_CARDS = ['bridge', 'blind_spot', 'driver', 'watch_out', 'strength'] as const;
export type YouCardKind = (typeof YOU_CARDS)[number];
