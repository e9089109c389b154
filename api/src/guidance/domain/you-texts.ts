import { type MotivationType, type WorkStyleLetter } from '@rapport/contracts';
import { type Driver } from './own-style.ts';

/**
 * The cards about the user and a contact. Each says in one or two sentences what the user does, what the contact
 * does, and what to do about it.
 */
export interface YouTexts {
  /** By the user's side of an axis; the contact is on the other side. */
  bridges: Readonly<Record<WorkStyleLetter, string>>;
  /** By a shared side: what works well between them. */
  alikeStrengths: Readonly<Record<WorkStyleLetter, string>>;
  /** By a shared side: what both overlook. */
  alikeBlindSpots: Readonly<Record<WorkStyleLetter, string>>;
  /** By the user's driver, then by the motivation of the contact. */
  drivers: Readonly<Record<Driver, Readonly<Record<MotivationType, string>>>>;
  /** By a trait of the user that calls for care with a side or a motivation of the contact. */
  watchOuts: Readonly<{
    sensitivity: Readonly<Record<'T' | 8, string>>;
    courage: Readonly<Record<'F' | 9, string>>;
    tension: Readonly<Record<'P', string>>;
    positiveEnergy: Readonly<Record<'I', string>>;
  }>;
}
