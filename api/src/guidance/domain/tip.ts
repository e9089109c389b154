import {
  type ChannelHint,
  type TipBasis,
  type TipKind,
  type TipSituation,
  type TipWords,
} from '@rapport/contracts';
import { type Advice } from './library.ts';

/** The twelve slots for tips, in display order. */
export const SLOT_NAMES = [
  'do 1',
  'do 2',
  'do 3',
  'avoid 1',
  'avoid 2',
  'say_first',
  'write',
  'decision',
  'disagree',
  'feedback',
  'pressure',
  'keep_in_touch',
] as const;
export type SlotName = (typeof SLOT_NAMES)[number];

/** A tip for one person. */
export interface Tip {
  /** Source and kind, such as `I.do`, `5xN.do`, `IF.say_first`, or `INTP.disagree`. */
  id: string;
  slot: SlotName;
  kind: TipKind;
  text: string;
  /** Words to say or send; null if there's only an instruction. */
  words: TipWords | null;
  /** A small illustration, never words to send. */
  scene: string | null;
  /** True if the letter isn't settled and the text works for either side. */
  eitherWay: boolean;
  dependsOn: readonly TipBasis[];
  strength: 1 | 2 | 3;
  /** Certainty, 0 to 1: the lowest of what the tip depends on; 0.5 for either-way texts. */
  k: number;
  channel: ChannelHint | null;
  situation: TipSituation;
  /** What it asks for, if a stated preference can contradict that. */
  advice: readonly Advice[];
}
