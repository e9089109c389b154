import { type ReadOptions, type When, whenIn } from './line-days.ts';
import { hasHappened, typeIn } from './line-kinds.ts';
import { namesIn } from './line-names.ts';

/** "Call with Anna moved to Friday", "move it to 3 pm", "pushed our lunch with Anna from Monday to Tuesday". */
const MOVE =
  /^(?<before>.*?)\s*\b(?:moved?|rescheduled?|postponed?|pushed|push|shifted|shift|bumped|brought forward|put back)\b(?<what>.*?)\s(?:to|until|till?)\s+(?<when>\S.*)$/iu;
/** "Anna can't do Tuesday, now Thursday 2 pm". */
const INSTEAD =
  /^(?<before>.*?)\s*\bcan(?:['’]?t|not) (?:do|make)\b(?<what>[^,;]*)[,;-]?\s+(?:now|so|instead|rescheduled to|how about|new (?:date|time|day)(?: is|:)?)\s+(?<when>\S.*)$/iu;
/** What is moved needs no name if it follows directly. */
const NOTHING =
  /^(?:\s+(?:it|back|out|from\b.*|(?:my |our )?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|today)\p{L}*(?:['’]s)?))*$/iu;

/** A meeting that a line moves. */
export interface Move extends Pick<When, 'day' | 'time'> {
  /** The words for its people, as typed. */
  who: string[];
}

/** The meeting that a clause moves, and when it is then; null if the clause moves none. */
export function moveIn(main: string, options: ReadOptions): Move | null {
  const {
    before = '',
    what = '',
    when = '',
  } = (MOVE.exec(main) ?? INSTEAD.exec(main))?.groups ?? {};
  const { day, time } = when === '' ? { day: null, time: null } : whenIn(when, false, options);
  const type = typeIn(`${before} ${what}`)?.type;
  // "Pushed the deadline to Friday" moves no meeting.
  // "Our 4pm tomorrow" is a meeting, too.
  const isTime =
    NOTHING.test(what) || /^(?:my|our|the)?$/iu.test(whenIn(what, false, options).rest);
  const isMeeting = type === 'meeting' || type === 'call' || isTime;
  // "Spoke to Anna, the tour moved to Friday" is a call.
  if ((day === null && time === null) || !isMeeting || hasHappened(before, '')) return null;
  const [clause = ''] = before
    .replace(/\s+(?:wants|asked|needs|would like|has|had) to$/iu, '')
    .split(/[,;]\s/u);
  const named = whenIn(`${clause} ${what.replace(/\sfrom\b.*$/iu, '')}`, false, options).rest;
  return { who: namesIn(named, typeIn(named)), day, time };
}
