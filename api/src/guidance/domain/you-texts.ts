import { type MotivationType, type WorkStyleLetter } from '@rapport/contracts';
import { type Driver } from './own-style.ts';

/**
 * The cards about the reader and a contact. Each says what the reader does, what the contact does,
 * and what to do about it, in one or two sentences.
 */
export interface YouTexts {
  /** By the reader's side of an axis, where the contact is on the other side. */
  bridges: Readonly<Record<WorkStyleLetter, string>>;
  /** By a side that both are on: what works well between them. */
  alikeStrengths: Readonly<Record<WorkStyleLetter, string>>;
  /** By a side that both are on: what both overlook. */
  alikeBlindSpots: Readonly<Record<WorkStyleLetter, string>>;
  /** By what drives the reader, then by the motivation of the contact. */
  drivers: Readonly<Record<Driver, Readonly<Record<MotivationType, string>>>>;
  /** By a trait of the reader that needs care with a side or a motivation of the contact. */
  watchOuts: Readonly<{
    sensitivity: Readonly<Record<'T' | 8, string>>;
    courage: Readonly<Record<'F' | 9, string>>;
    tension: Readonly<Record<'P', string>>;
    positiveEnergy: Readonly<Record<'I', string>>;
  }>;
}
