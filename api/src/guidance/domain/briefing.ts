import {
  type Briefing,
  type BriefingLine,
  type BriefingPart,
  type BriefingState,
} from '@rapport/contracts';
import { type Library } from './library.ts';
import { type PersonEstimate } from './estimate.ts';
import { splitLine } from './tie.ts';
import { type RankedTip } from './tips.ts';

/** What a briefing is made from, beside the tips. */
export interface BriefingFacts {
  /** The contact has objected to being assessed. */
  objected: boolean;
  /** Null without a run. */
  person: PersonEstimate | null;
  /** The newest run is older than twelve months. */
  stale: boolean;
  /** The outcome of the last interaction was negative. */
  lastWasNegative: boolean;
  overdue: boolean;
  /** In the order of their ranks. */
  tips: readonly RankedTip[];
  /** What to watch for, a question each; the next one first. */
  prompts: readonly string[];
  howSure: string | null;
}

/** Below this certainty a tip is no advice for a meeting. */
const CERTAIN_ENOUGH = 0.6;
/** How many tips of a kind a person remembers on the way to a meeting. */
const MOST_DO = 2;
/** With fewer certain axes, and a motivation that is not clear, an estimate is weak. */
const AXES_NEEDED = 2;
/** What opens a meeting after one that went badly. */
const OWN_PART = "Open with your own part: what you'd do differently.";

/** What to know on the way to a meeting, at most one printed page. */
export function briefing(facts: BriefingFacts, library: Library): Briefing {
  const state = stateOf(facts);
  const { person } = facts;
  if (state === 'objected' || state === 'not_assessed' || person === null) {
    return { states: [state, ...onTop(facts)], lines: [] };
  }
  return {
    states: [state, ...onTop(facts)],
    lines:
      state === 'weak'
        ? weakLines(facts)
        : [...adviceLines(facts), ...openLines(facts, person, library)],
  };
}

function stateOf({ objected, person, stale }: BriefingFacts): BriefingState {
  if (objected) return 'objected';
  if (person === null) return 'not_assessed';
  if (stale) return 'stale';
  const certain = Object.values(person.axes).filter((axis) => axis.state === 'certain').length;
  return certain < AXES_NEEDED && person.motivation.state !== 'clear' ? 'weak' : 'ready';
}

function onTop({ lastWasNegative, overdue }: BriefingFacts): BriefingState[] {
  return [
    ...(lastWasNegative ? ['repair' as const] : []),
    ...(overdue ? ['overdue' as const] : []),
  ];
}

/** Where a tip of each kind stands when it is the only one. */
const PARTS: Readonly<Record<RankedTip['kind'], BriefingPart>> = {
  do: 'do',
  avoid: 'avoid',
  say_first: 'open_with',
  write: 'open_with',
  decision: 'do',
  disagree: 'if_tense',
  feedback: 'do',
  pressure: 'do',
  keep_in_touch: 'do',
};

/** One tip and two prompts: the rest would be guessing. */
function weakLines({ tips, prompts, howSure, lastWasNegative }: BriefingFacts): BriefingLine[] {
  const opening = lastWasNegative ? [said('open_with', OWN_PART)] : [];
  // Two lines cannot both open a meeting.
  const fitting = tips.filter(({ kind }) => !lastWasNegative || PARTS[kind] !== 'open_with');
  const [best] = [...fitting].sort((a, b) => b.rank - a.rank);
  return [
    ...opening,
    ...(best ? [line(PARTS[best.kind], best)] : []),
    ...prompts.slice(0, 2).map((text) => said('watch_for', text)),
    ...(howSure === null ? [] : [said('how_sure', howSure)]),
  ];
}

function adviceLines({ tips, lastWasNegative, overdue }: BriefingFacts): BriefingLine[] {
  const sure = tips.filter(({ k, eitherWay }) => k >= CERTAIN_ENOUGH && !eitherWay);
  const of = (kind: RankedTip['kind'], most: number) =>
    sure.filter((tip) => tip.kind === kind).slice(0, most);
  const [touch] = of('keep_in_touch', 1);
  const opening = () => {
    if (lastWasNegative) return [said('open_with', OWN_PART)];
    if (overdue && touch?.example) return [{ ...line('open_with', touch), text: touch.example }];
    return of('say_first', 1).map((tip) => line('open_with', tip));
  };
  return [
    ...opening(),
    ...of('do', lastWasNegative ? 1 : MOST_DO).map((tip) => line('do', tip)),
    ...of('avoid', 1).map((tip) => line('avoid', tip)),
    ...of('disagree', 1).map((tip) => line('if_tense', tip)),
  ];
}

function openLines(
  { tips, prompts, howSure }: BriefingFacts,
  person: PersonEstimate,
  library: Library,
): BriefingLine[] {
  const open = tips.find(({ kind, eitherWay }) => kind === 'do' && eitherWay);
  const split = splitLine(person.motivation, library);
  const [prompt] = prompts;
  return [
    ...(open ? [line('still_open', open)] : []),
    ...(split === null ? [] : [said('still_open', split)]),
    ...(prompt === undefined ? [] : [said('watch_for', prompt)]),
    ...(howSure === null ? [] : [said('how_sure', howSure)]),
  ];
}

function line(part: BriefingPart, { id, text }: RankedTip): BriefingLine {
  return { part, text, tipId: id };
}

function said(part: BriefingPart, text: string): BriefingLine {
  return { part, text, tipId: null };
}
