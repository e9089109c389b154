import {
  DIMENSION_LETTERS,
  OBSERVE_TEXTS,
  QUIZ_BANK,
  WORK_STYLE_DIMENSIONS,
  type WorkStyleDimension,
} from '@rapport/contracts';
import { type Library } from './library.ts';
import { type KitItemDto } from '../dto/guidance.dto.ts';

/** More than three things are too many to notice in ten minutes. */
const ITEMS = 3;

/**
 * Returns what to notice in someone about whom nothing is known; the axes that affect most of the advice come
 * first.
 */
export function firstMeetingKit(library: Library): KitItemDto[] {
  return [...WORK_STYLE_DIMENSIONS]
    .sort((a, b) => adviceOf(b, library) - adviceOf(a, library))
    .slice(0, ITEMS)
    .flatMap((axis) => kitItem(axis, library));
}

function kitItem(about: WorkStyleDimension, { firstMeeting }: Library): KitItemDto[] {
  const question = QUIZ_BANK.find(
    (each) => each.category === 'work_style' && each.level === 'L1' && each.dimension === about,
  );
  const texts = question && OBSERVE_TEXTS[question.id];
  return texts === undefined || question === undefined
    ? []
    : [{ questionId: question.id, about, ...texts, ask: firstMeeting[about] }];
}

/** Returns how much of the advice depends on an axis: its own tips and those of its pairs, weighted by strength. */
function adviceOf(axis: WorkStyleDimension, { axes, pairs }: Library): number {
  const own = Object.values(axes[axis].sides).flatMap(({ tips }) => Object.values(tips));
  const paired = Object.entries(pairs)
    .filter(([letters]) => DIMENSION_LETTERS[axis].some((letter) => letters.includes(letter)))
    .flatMap(([, { tips = {} }]) => Object.values(tips));
  return [...own, ...paired].reduce((sum, { strength }) => sum + strength, 0);
}
