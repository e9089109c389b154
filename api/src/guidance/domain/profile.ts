import {
  PROFILE_TEXT_FIELDS,
  type MotivationType,
  type ProfileTextField,
  type StatedPreference,
} from '@rapport/contracts';
import { type PersonEstimate } from './estimate.ts';
import { type Advice, type Library, type Statement, type StyleField } from './library.ts';
import { asksFor, fillSlot, textsOf } from './slots.ts';
import { isContradicted } from './stated.ts';
import { basesOf, certaintyOf, leadsAlone, type Source, styleOf, tipFrom } from './sources.ts';
import { tieSentence } from './tied-motivations.ts';
import { type SlotName } from './tip.ts';

/** One field of a profile: what they do, and what the user can do about it. */
interface ProfileField {
  /** Statements about them, without the instruction; empty if nothing is known. */
  statements: readonly string[];
  /** The instruction, which is the text of a tip. */
  instruction: { text: string; tipId: string } | null;
}

export type ProfileParts = Readonly<Record<ProfileTextField, ProfileField>>;

/** Returns a field of the profile as text; null if nothing is known. */
export function fieldText(field: ProfileTextField, parts: ProfileParts): string | null {
  const { statements, instruction } = parts[field];
  if (field === 'triggers') return statements.length === 0 ? null : statements.join('; ');
  const texts = [...statements, ...(instruction ? [instruction.text] : [])];
  return texts.length === 0 ? null : texts.join(' ');
}

/** The sources of each field's statement. */
const STYLE_FIELDS = {
  workApproach: ['style', 'SN+JP', 'JP'],
  relationshipStyle: ['style', 'EI+TF', 'TF'],
  communicationStyle: ['style', 'EI+SN', 'EI'],
  collaborationPreference: ['style', 'EI+JP', 'JP'],
} as const satisfies Record<StyleField, readonly Source[]>;

/**
 * The instruction that follows the statements of each field: its slot, and the words that say when to follow it.
 * Tips that contradict the statement are skipped.
 */
const ANSWERS = {
  coreMotivation: { slot: 'do 3', when: 'When you work with them, ' },
  workApproach: { slot: 'do 1', when: 'When you plan with them, ' },
  relationshipStyle: { slot: 'feedback', when: 'When you give feedback, ' },
  communicationStyle: { slot: 'do 2', when: 'To reach them, ' },
  collaborationPreference: { slot: 'decision', when: 'To reach a decision, ' },
  conflictResponse: { slot: 'disagree', when: 'When you disagree, ' },
  stressResponse: { slot: 'pressure', when: 'When it gets tight, ' },
} as const satisfies Partial<Record<ProfileTextField, { slot: SlotName; when: string }>>;
const BEFORE_IT = 'Before you raise it, ';

/** The other axis of each field, used if the last of its sources isn't settled. */
const OTHER_AXIS = {
  workApproach: 'SN',
  relationshipStyle: 'EI',
  communicationStyle: 'SN',
  collaborationPreference: 'EI',
} as const satisfies Record<StyleField, Source>;

/**
 * Composes the nine fields of a person's profile, as far as the estimate supports them.
 * @param skipped IDs of tips that didn't help, as in `fillSlot`
 * @param stated stated preferences; instructions that contradict them are left out
 */
export function composeProfile(
  person: PersonEstimate,
  library: Library,
  skipped: ReadonlySet<string> = new Set(),
  stated: readonly StatedPreference[] = [],
): ProfileParts {
  const answered = (
    field: keyof typeof ANSWERS,
    statement: Statement | undefined,
  ): ProfileField => {
    const { slot, when } = ANSWERS[field];
    const tip = fillSlot(slot, person, library, skipped, 0, contradictedBy(statement));
    return {
      statements: listed(statement),
      instruction: tip && !isContradicted(tip, stated) ? instructed(tip.id, when, tip.text) : null,
    };
  };
  const style = (field: StyleField) => answered(field, styleStatement(field, person, library));
  const motivation = (field: Exclude<MotivationField, 'growthDirection'>) =>
    answered(field, motivationStatement(field, person, library));
  const relationshipStyle = style('relationshipStyle');
  const parts = {
    coreMotivation: motivation('coreMotivation'),
    workApproach: style('workApproach'),
    relationshipStyle,
    communicationStyle: style('communicationStyle'),
    collaborationPreference: style('collaborationPreference'),
    growthDirection: growth(person, library, relationshipStyle.instruction?.tipId, stated),
    conflictResponse: motivation('conflictResponse'),
    stressResponse: motivation('stressResponse'),
    triggers: { statements: triggers(person, library), instruction: null },
  };
  return parts satisfies Record<(typeof PROFILE_TEXT_FIELDS)[number], ProfileField>;
}

/**
 * Returns where they could grow, with the feedback tip for their style or way of planning.
 * @param given the tip that the profile already has
 */
function growth(
  person: PersonEstimate,
  library: Library,
  given: string | undefined,
  stated: readonly StatedPreference[],
): ProfileField {
  const statement = motivationStatement('growthDirection', person, library);
  const tip = (['style', 'JP'] as const)
    .map((source) => tipFrom(source, 'feedback', person, library))
    .find(
      (each) =>
        each !== null && each.id !== given && !asksFor(each.text, contradictedBy(statement)),
    );
  return {
    statements: listed(statement),
    instruction:
      tip && !isContradicted({ ...textsOf(tip.text, 'feedback'), kind: 'feedback' }, stated)
        ? instructed(tip.id, statement ? BEFORE_IT : '', tip.text.text)
        : null,
  };
}

/** Builds an instruction like "When you disagree, ask where your logic fails." */
function instructed(tipId: string, when: string, text: string): ProfileField['instruction'] {
  const follows = when === '' ? text : `${when}${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return { text: follows, tipId };
}

/** The advice that the instruction after a statement must not contradict. */
function contradictedBy(statement: Statement | undefined): readonly Advice[] {
  return typeof statement === 'object' ? statement.contradicts : [];
}

function styleStatement(
  field: StyleField,
  person: PersonEstimate,
  library: Library,
): Statement | undefined {
  const sources: readonly Source[] = [...STYLE_FIELDS[field], OTHER_AXIS[field]];
  for (const source of sources) {
    if (certaintyOf(source, person) === null) continue;
    const text = statementFrom(source, field, person, library);
    if (text !== undefined) return text;
  }
  return undefined;
}

function statementFrom(
  source: Source,
  field: StyleField,
  person: PersonEstimate,
  library: Library,
): Statement | undefined {
  if (source === 'style') return library.styles[styleOf(person)].statements[field];
  const letters = basesOf(source).map((axis) =>
    axis === 'motivation' ? '' : person.axes[axis].letter,
  );
  const pair = library.pairs[letters.join('')]?.statement;
  if (letters.length === 2) return pair?.field === field ? pair.text : undefined;
  return sideOf(source, person, library)?.statements[field];
}

/** Returns the texts about the side of an axis that this person is on. */
function sideOf(source: Source, { axes }: PersonEstimate, library: Library) {
  if (source !== 'EI' && source !== 'SN' && source !== 'TF' && source !== 'JP') return undefined;
  const sides: Partial<Record<string, Library['axes']['EI']['sides']['E']>> =
    library.axes[source].sides;
  return sides[axes[source].letter];
}

/** The profile fields that depend on the motivation, and the axis that refines each. */
const MOTIVATION_FIELDS = {
  coreMotivation: 'SN',
  growthDirection: 'JP',
  conflictResponse: 'TF',
  stressResponse: 'EI',
} as const;
type MotivationField = keyof typeof MOTIVATION_FIELDS;

function motivationStatement(
  field: MotivationField,
  person: PersonEstimate,
  library: Library,
): Statement | undefined {
  const type = leadsAlone(person);
  if (type === null) {
    return field === 'coreMotivation'
      ? (tieSentence(person.motivation, library) ?? undefined)
      : undefined;
  }
  const texts: Readonly<Partial<Record<string, Statement>>> =
    library.motivations[type].statements[field];
  const axis = person.axes[MOTIVATION_FIELDS[field]];
  return (axis.state === 'certain' ? texts[axis.letter] : undefined) ?? texts['any'];
}

/** How many triggers a profile lists. */
const TRIGGERS = 3;

/** One trigger of the style and two of the motivation; triggers of sides replace unknown ones. */
function triggers(person: PersonEstimate, library: Library): string[] {
  const type: MotivationType | null = leadsAlone(person);
  const isCertain = (axis: 'EI' | 'SN' | 'TF' | 'JP') => person.axes[axis].state === 'certain';
  const own: (string | undefined)[] = [
    certaintyOf('style', person) === null ? undefined : library.styles[styleOf(person)].trigger,
  ];
  for (const axis of ['SN', 'TF'] as const) {
    if (type === null || !isCertain(axis)) continue;
    const texts: Partial<Record<string, string>> = library.motivations[type].triggers;
    own.push(texts[person.axes[axis].letter]);
  }
  const sides = (['EI', 'TF', 'JP', 'SN'] as const).map((axis) =>
    isCertain(axis) ? sideOf(axis, person, library)?.trigger : undefined,
  );
  return [...new Set([...own, ...sides].filter((text) => text !== undefined))].slice(0, TRIGGERS);
}

function listed(statement: Statement | undefined): string[] {
  if (statement === undefined) return [];
  return [typeof statement === 'string' ? statement : statement.text];
}
