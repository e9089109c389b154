import {
  DIMENSION_LETTERS,
  OBSERVE_TEXTS,
  QUIZ_BANK,
  WORK_STYLE_DIMENSIONS,
  type WorkStyleDimension,
} from '@rapport/contracts';
import { type Library } from './library.ts';
import { type KitItemDto } from '../dto/guidance.dto.ts';

/** More than three things no one notices in ten minutes. */
const ITEMS = 3;

/** What to notice in someone of whom nothing is known yet: what decides most of the advice comes first. */
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

/** How much of the advice follows from one axis: its own tips and those of pairs, each by its strength. */
function adviceOf(axis: WorkStyleDimension, { axes, pairs }: Library): number {
  const own = Object.values(axes[axis].sides).flatMap(({ tips }) => Object.values(tips));
  const paired = Object.entries(pairs)
    .filter(([letters]) => DIMENSION_LETTERS[axis].some((letter) => letters.includes(letter)))
    .flatMap(([, { tips = {} }]) => Object.values(tips));
  return [...own, ...paired].reduce((sum, { strength }) => sum + strength, 0);
}
