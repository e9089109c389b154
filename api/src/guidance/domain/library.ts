import {
  type ChannelHint,
  type MatterKind,
  type MotivationType,
  type TipKind,
  type TipSituation,
  type WorkStyleDimension,
  type WorkStyleLetter,
  type WorkStyleType,
} from '@rapport/contracts';
import { type MeetingTexts } from './meeting-texts.ts';
import { type YouTexts } from './you-texts.ts';

/**
 * What a tip asks for, if another tip could ask for the opposite. A person never gets both tips of an
 * `OPPOSITE_ADVICE` pair.
 */
export type Advice =
  | 'ask now'
  | 'give time'
  | 'call'
  | 'write'
  | 'facts first'
  | 'people first'
  | 'details first'
  | 'idea first'
  | 'praise in public'
  | 'praise in private'
  | 'fix the date'
  | 'leave the date open'
  | 'offer one option'
  | 'offer several options'
  | 'push back hard'
  | 'match their heat'
  | 'keep it calm'
  | 'work alone'
  | 'work together'
  | 'surprise them'
  | 'announce it early'
  | 'stay short'
  | 'go deep'
  | 'stay beside them'
  | 'try something new'
  | 'change little';

/** Pairs of advice that can't both be followed in one conversation. */
export const OPPOSITE_ADVICE: readonly (readonly [Advice, Advice])[] = [
  ['ask now', 'give time'],
  ['call', 'write'],
  ['facts first', 'people first'],
  ['details first', 'idea first'],
  ['praise in public', 'praise in private'],
  ['fix the date', 'leave the date open'],
  ['offer one option', 'offer several options'],
  ['push back hard', 'keep it calm'],
  ['match their heat', 'keep it calm'],
  ['work alone', 'work together'],
  ['surprise them', 'announce it early'],
  ['try something new', 'change little'],
];

/** The texts of a tip, as written by an editor. "You" is the user, "they" the contact. */
export interface TipText {
  /** An instruction that starts with a verb. */
  text: string;
  /** Words to say or send, with slots such as `{matter}` for what only the user knows. */
  pattern?: string;
  /** The words without a matter, and for an opening without any slot; absent if `pattern` needs no matter. */
  bare?: string;
  /** The kinds of matter that the words fit; absent if the kind of tip determines them. */
  fits?: readonly MatterKind[];
  /** A small illustration with its own facts, shown as an example and never sent. */
  scene?: string;
  /** 3 changes what you do, 2 refines it, 1 is good manners. */
  strength: 1 | 2 | 3;
  situation: TipSituation;
  channel?: ChannelHint;
  advice?: readonly Advice[];
}

/** A tip for a letter that isn't settled: it works for either side. */
export type EitherWayText = Omit<TipText, 'strength' | 'advice'>;

/** What they do; an object also names the advice that would contradict it. */
export type Statement = string | { text: string; contradicts: readonly Advice[] };

/** The texts about one side of an axis, such as I. */
interface SideTexts {
  /** Tips of the kinds that fall back to this axis. */
  tips: Readonly<Partial<Record<TipKind, TipText>>>;
  statements: Readonly<Partial<Record<StyleField, Statement>>>;
  trigger: string;
}

/** The texts about one axis. */
export interface AxisTexts<First extends WorkStyleLetter, Second extends WorkStyleLetter> {
  sides: Readonly<Record<First | Second, SideTexts>>;
  eitherWay: Readonly<Partial<Record<TipKind, EitherWayText>>>;
}

/** The profile fields that depend on the work style. */
export type StyleField =
  | 'workApproach'
  | 'relationshipStyle'
  | 'communicationStyle'
  | 'collaborationPreference';

/** The texts about two sides together, such as I and F, keyed by their letters in the order of a type. */
export interface PairTexts {
  tips?: Readonly<Partial<Record<TipKind, TipText>>>;
  statement?: { field: StyleField; text: Statement };
}

/** The texts about one work style. */
export interface StyleTexts {
  tips: Readonly<Record<'do' | 'disagree' | 'feedback' | 'pressure', TipText>>;
  statements: Readonly<Record<StyleField, Statement>>;
  trigger: string;
}

/** A statement for each side of an axis, and one for when the axis is open. */
type StatementsBySide<Side extends WorkStyleLetter> = Readonly<Record<Side | 'any', Statement>>;

/** The texts about one motivation. */
export interface MotivationTexts {
  tips: Readonly<{ avoid: TipText }>;
  /** For ties: "if {name} leads, {act}", as in "if helping leads, thank them". */
  tie: { name: string; leads: 'leads' | 'lead'; act: string };
  withSide: Readonly<{
    do: Readonly<Record<'E' | 'I' | 'S' | 'N', TipText>>;
    feedback: Readonly<Record<'T' | 'F', TipText>>;
    decision: Readonly<Record<'J' | 'P', TipText>>;
  }>;
  statements: Readonly<{
    coreMotivation: StatementsBySide<'S' | 'N'>;
    growthDirection: StatementsBySide<'J' | 'P'>;
    conflictResponse: StatementsBySide<'T' | 'F'>;
    stressResponse: StatementsBySide<'E' | 'I'>;
  }>;
  triggers: Readonly<Record<'S' | 'N' | 'T' | 'F', string>>;
}

/** All texts of the guidance. */
export interface Library {
  /** Incremented with every change of a text. */
  version: string;
  axes: Readonly<{
    EI: AxisTexts<'E', 'I'>;
    SN: AxisTexts<'S', 'N'>;
    TF: AxisTexts<'T', 'F'>;
    JP: AxisTexts<'J', 'P'>;
  }>;
  /** By two letters, such as `IF`. */
  pairs: Readonly<Record<string, PairTexts>>;
  styles: Readonly<Record<WorkStyleType, StyleTexts>>;
  motivations: Readonly<Record<MotivationType, MotivationTexts>>;
  /** About the user and a contact together. */
  you: YouTexts;
  /** A two-sided question for a first meeting, by axis. */
  firstMeeting: Readonly<Record<Axis, string>>;
  /** What to say in a planned meeting. */
  meeting: MeetingTexts;
}

/** The axes of a work style, in the order of its letters. */
export type Axis = WorkStyleDimension;
