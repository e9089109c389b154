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
 * What a tip asks for, where another tip could ask for the opposite. Two tips of one person never
 * hold a pair of `OPPOSITE_ADVICE`.
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

/** Advice that excludes each other: no one can follow both in one conversation. */
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

/** The words of a tip, as an editor writes them. "You" is the reader, "they" the contact. */
export interface TipText {
  /** An instruction that starts with a verb. */
  text: string;
  /** Words to say or send, with slots such as `{matter}` for what only the user knows. */
  pattern?: string;
  /** The same without a matter, and to open with without any slot; left out where `pattern` needs no matter. */
  bare?: string;
  /** The kinds of matter that the words can be said about; left out where that's clear from the kind of tip. */
  fits?: readonly MatterKind[];
  /** A small illustration with facts of its own; it's shown as an example and never sent. */
  scene?: string;
  /** 3 changes what you do, 2 sharpens it, 1 is manners. */
  strength: 1 | 2 | 3;
  situation: TipSituation;
  channel?: ChannelHint;
  advice?: readonly Advice[];
}

/** A tip for a letter that is not settled: it works with either side. */
export type EitherWayText = Omit<TipText, 'strength' | 'advice'>;

/** What they do; an object names the advice that would contradict it. */
export type Statement = string | { text: string; contradicts: readonly Advice[] };

/** Everything about one side of an axis, such as I. */
interface SideTexts {
  /** Of the kinds that fall back on this axis. */
  tips: Readonly<Partial<Record<TipKind, TipText>>>;
  statements: Readonly<Partial<Record<StyleField, Statement>>>;
  trigger: string;
}

/** Everything about one axis. */
export interface AxisTexts<First extends WorkStyleLetter, Second extends WorkStyleLetter> {
  sides: Readonly<Record<First | Second, SideTexts>>;
  eitherWay: Readonly<Partial<Record<TipKind, EitherWayText>>>;
}

/** The fields of a profile that follow from the work style. */
export type StyleField =
  | 'workApproach'
  | 'relationshipStyle'
  | 'communicationStyle'
  | 'collaborationPreference';

/** Everything about two sides together, such as I and F, by their letters in the order of a type. */
export interface PairTexts {
  tips?: Readonly<Partial<Record<TipKind, TipText>>>;
  statement?: { field: StyleField; text: Statement };
}

/** Everything about one work style. */
export interface StyleTexts {
  tips: Readonly<Record<'do' | 'disagree' | 'feedback' | 'pressure', TipText>>;
  statements: Readonly<Record<StyleField, Statement>>;
  trigger: string;
}

/** A statement of its own for each side of one axis, and one for when that axis is open. */
type StatementsBySide<Side extends WorkStyleLetter> = Readonly<Record<Side | 'any', Statement>>;

/** Everything about one motivation. */
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
  /** Raised with every change of a text. */
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
  /** About the user together with a contact. */
  you: YouTexts;
  /** A question with two sides to put to someone of whom nothing is known, by axis. */
  firstMeeting: Readonly<Record<Axis, string>>;
  /** What to say in a meeting that is planned. */
  meeting: MeetingTexts;
}

/** The axes of a work style in the order of its letters. */
export type Axis = WorkStyleDimension;
