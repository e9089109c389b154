import { type MotivationType, type WorkStyleDimension, type WorkStyleLetter } from '../types.ts';
import { type ChannelHint } from './action.ts';
import { type ProfileTextField } from './personality-profile.ts';

/** What a tip helps with, in the order of the screen. */
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

/** Where a tip is used. */
export const TIP_SITUATIONS = ['meeting', 'writing', 'conflict', 'silence'] as const;
export type TipSituation = (typeof TIP_SITUATIONS)[number];

/** What a tip rests on. */
export const TIP_BASES = ['EI', 'SN', 'TF', 'JP', 'motivation'] as const;
export type TipBasis = (typeof TIP_BASES)[number];

/** `certain`: settled. `open`: the answers do not decide. `unknown`: no answer took a side. */
export const AXIS_STATES = ['certain', 'open', 'unknown'] as const;
export type AxisState = (typeof AXIS_STATES)[number];

/** `clear`: leads alone from 70 %. `weak`: leads alone below that. `tied`: level with others. */
export const MOTIVATION_STATES = ['clear', 'tied', 'weak', 'unknown'] as const;
export type MotivationState = (typeof MOTIVATION_STATES)[number];

/** Where guidance stands. `not_assessed` has general tips only, `objected` none at all. */
export const GUIDANCE_STATES = ['objected', 'not_assessed', 'ready'] as const;
export type GuidanceState = (typeof GUIDANCE_STATES)[number];

/** What the guidance rests on. */
export interface GuidanceBasis {
  runId: string;
  assessedAt: string;
  /** How many answers count; null for a run that stored none. */
  answers: number | null;
  interactions: number;
  /** Fewer than three interactions: accuracy rises with acquaintance. */
  firstImpression: boolean;
  /** When the estimate has to be looked at again. */
  reviewDueAt: string;
}

/** One axis of the work style. Counts are null for a run that stored no answers. */
export interface GuidanceAxis {
  dimension: WorkStyleDimension;
  letter: WorkStyleLetter;
  state: AxisState;
  /** Certainty, 0 to 1. */
  k: number;
  /** As people read it, like `strong`. */
  word: string;
  for: number | null;
  against: number | null;
  unsure: number | null;
  questionIds: string[];
  /** The user watched for every question about it and saw one side or the other, and it is still open: they do both. */
  both: boolean;
}

export interface GuidanceMotivation {
  state: MotivationState;
  /** The leading types by number: one, all that are tied, or none. */
  types: MotivationType[];
  secondary: MotivationType[];
  /** Certainty, 0 to 1; 0 for a tie. */
  k: number;
  word: string;
  questionIds: string[];
}

/** A field of the profile; its text says no more than the estimate supports. */
export interface GuidanceText {
  /** Null where nothing is known yet. */
  text: string | null;
  /** The tip whose instruction ends the text. */
  tipIds: string[];
}

export interface GuidanceTip {
  /** Source and kind, such as `I.do`, `5xN.do` or `INTP.disagree`. */
  id: string;
  slot: string;
  kind: TipKind;
  /** An instruction to the user. */
  text: string;
  /** Words to say or send, with slots such as `{topic}`; null for a bare instruction. */
  pattern: string | null;
  /** A small illustration with facts of its own, never words to send. */
  scene: string | null;
  /** The letter is not settled, and the text works with either. */
  eitherWay: boolean;
  dependsOn: TipBasis[];
  /** 3 changes what you do, 2 sharpens it, 1 is manners. */
  strength: number;
  k: number;
  /** Strength times certainty times help. */
  rank: number;
  channel: ChannelHint | null;
  situation: TipSituation;
  basedOn: { text: string; questionIds: string[] };
  feedback: { helped: number; notHelped: number };
}

/** What to watch for: a question that one can answer after the next interaction. */
export interface WatchFor {
  questionId: string;
  /** What the answer helps to settle; null where the API does not say. */
  about: TipBasis | null;
  /** A sentence that says what to notice, and when. */
  prompt: string;
  /** The same as a short question; null where the API does not say. */
  question: string | null;
  optionA: string;
  optionB: string;
}

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
  'do',
  'avoid',
  'if_tense',
  'still_open',
  'watch_for',
  'how_sure',
] as const;
export type BriefingPart = (typeof BRIEFING_PARTS)[number];

export interface BriefingLine {
  part: BriefingPart;
  text: string;
  /** Words for it, with slots such as `{topic}`; null without any. */
  pattern: string | null;
  /** Null where the line is no tip. */
  tipId: string | null;
}

/** What to know on the way to a meeting. */
export interface Briefing {
  /** What the briefing is, and what stands on top of it. */
  states: BriefingState[];
  lines: BriefingLine[];
}

export const YOU_CARDS = ['bridge', 'blind_spot', 'driver', 'watch_out', 'strength'] as const;
export type YouCardKind = (typeof YOU_CARDS)[number];

/** What follows from the user's own scores together with the estimate. */
export interface YouCard {
  card: YouCardKind;
  /** The axis of the contact that the card rests on; null where it rests on their motivation. */
  axis: WorkStyleDimension | null;
  text: string;
}

/** The user's own place on an axis of the work style. */
export interface OwnSide {
  dimension: WorkStyleDimension;
  /** Null where the score is in the middle, contradicts another score, or is not known. */
  side: WorkStyleLetter | null;
  /** 0 to 100, where 100 is E, N, F or J; null where the user has not answered. */
  score: number | null;
}

/** Answer of GET /api/guidance/{contactId}. */
export interface Guidance {
  contactId: string;
  /** Moves with every change of a text. */
  libraryVersion: string;
  state: GuidanceState;
  /** Null without an estimate. */
  basis: GuidanceBasis | null;
  axes: GuidanceAxis[];
  motivation: GuidanceMotivation | null;
  /** Null without an estimate. */
  profile: Record<ProfileTextField, GuidanceText> | null;
  tips: GuidanceTip[];
  /** What to do for each of two or three tied types; null otherwise. */
  split: { types: MotivationType[]; text: string } | null;
  observe: WatchFor | null;
  briefing: Briefing;
  you: YouCard[];
  /** Where the user is on each axis; null as long as they have not assessed themselves. */
  own: OwnSide[] | null;
}
