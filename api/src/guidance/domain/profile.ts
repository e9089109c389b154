import {
  PROFILE_TEXT_FIELDS,
  type MotivationType,
  type ProfileTextField,
} from '@rapport/contracts';
import { type PersonEstimate } from './estimate.ts';
import { type Library, type StyleField } from './library.ts';
import { fillSlot } from './slots.ts';
import { basesOf, certaintyOf, leadsAlone, type Source, styleOf, tipFrom } from './sources.ts';
import { tieSentence } from './tie.ts';
import { type SlotName } from './tip.ts';

/** One field of a profile: what they do, and what you do about it. */
interface ProfileField {
  /** What is known of them, without the instruction; empty where nothing is. */
  statements: readonly string[];
  /** The instruction, the text of a tip. */
  instruction: { text: string; tipId: string } | null;
}

export type ProfileParts = Readonly<Record<ProfileTextField, ProfileField>>;

/** A field of the profile as one text, or null where nothing is known. */
export function fieldText(field: ProfileTextField, parts: ProfileParts): string | null {
  const { statements, instruction } = parts[field];
  if (field === 'triggers') return statements.length === 0 ? null : statements.join('; ');
  const texts = [...statements, ...(instruction ? [instruction.text] : [])];
  return texts.length === 0 ? null : texts.join(' ');
}

const STYLE_FIELDS = {
  workApproach: { sources: ['style', 'SN+JP', 'JP'], slot: 'do 1' },
  relationshipStyle: { sources: ['style', 'EI+TF', 'TF'], slot: 'feedback' },
  communicationStyle: { sources: ['style', 'EI+SN', 'EI'], slot: 'do 2' },
  collaborationPreference: { sources: ['style', 'EI+JP', 'JP'], slot: 'decision' },
} as const satisfies Record<StyleField, { sources: readonly Source[]; slot: SlotName }>;

/** The other axis of each field, for when the last one of its sources is not settled. */
const OTHER_AXIS = {
  workApproach: 'SN',
  relationshipStyle: 'EI',
  communicationStyle: 'SN',
  collaborationPreference: 'EI',
} as const satisfies Record<StyleField, Source>;

/**
 * The nine fields of a profile for one person, as far as the estimate carries them.
 * @param skipped ids of tips that did not help, as in `fillSlot`
 */
export function composeProfile(
  person: PersonEstimate,
  library: Library,
  skipped: ReadonlySet<string> = new Set(),
): ProfileParts {
  const instruction = (slot: SlotName) => {
    const tip = fillSlot(slot, person, library, skipped);
    return tip && { text: tip.text, tipId: tip.id };
  };
  const style = (field: StyleField): ProfileField => ({
    statements: listed(styleStatement(field, person, library)),
    instruction: instruction(STYLE_FIELDS[field].slot),
  });
  const motivation = (field: MotivationField, slot: SlotName): ProfileField => ({
    statements: listed(motivationStatement(field, person, library)),
    instruction: instruction(slot),
  });
  const feedback =
    tipFrom('style', 'feedback', person, library) ?? tipFrom('JP', 'feedback', person, library);
  const parts = {
    coreMotivation: motivation('coreMotivation', 'do 3'),
    workApproach: style('workApproach'),
    relationshipStyle: style('relationshipStyle'),
    communicationStyle: style('communicationStyle'),
    collaborationPreference: style('collaborationPreference'),
    growthDirection: {
      statements: listed(motivationStatement('growthDirection', person, library)),
      instruction: feedback && { text: feedback.text.text, tipId: feedback.id },
    },
    conflictResponse: motivation('conflictResponse', 'disagree'),
    stressResponse: motivation('stressResponse', 'pressure'),
    triggers: { statements: triggers(person, library), instruction: null },
  };
  return parts satisfies Record<(typeof PROFILE_TEXT_FIELDS)[number], ProfileField>;
}

function styleStatement(
  field: StyleField,
  person: PersonEstimate,
  library: Library,
): string | undefined {
  const sources: readonly Source[] = [...STYLE_FIELDS[field].sources, OTHER_AXIS[field]];
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
): string | undefined {
  if (source === 'style') return library.styles[styleOf(person)].statements[field];
  const letters = basesOf(source).map((axis) =>
    axis === 'motivation' ? '' : person.axes[axis].letter,
  );
  const pair = library.pairs[letters.join('')]?.statement;
  if (letters.length === 2) return pair?.field === field ? pair.text : undefined;
  return sideOf(source, person, library)?.statements[field];
}

/** All texts about the side of an axis that this person is on. */
function sideOf(source: Source, { axes }: PersonEstimate, library: Library) {
  if (source !== 'EI' && source !== 'SN' && source !== 'TF' && source !== 'JP') return undefined;
  const sides: Partial<Record<string, Library['axes']['EI']['sides']['E']>> =
    library.axes[source].sides;
  return sides[axes[source].letter];
}

/** The fields of a profile that follow from the motivation, and the axis that sharpens each. */
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
): string | undefined {
  const type = leadsAlone(person);
  if (type === null) {
    return field === 'coreMotivation'
      ? (tieSentence(person.motivation, library) ?? undefined)
      : undefined;
  }
  const texts: Readonly<Partial<Record<string, string>>> =
    library.motivations[type].statements[field];
  const axis = person.axes[MOTIVATION_FIELDS[field]];
  return (axis.state === 'certain' ? texts[axis.letter] : undefined) ?? texts['any'];
}

/** How many triggers a profile names. */
const TRIGGERS = 3;

/** That of the style, and two of the motivation; sides take the places of what is not known. */
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

function listed(text: string | undefined): string[] {
  return text === undefined ? [] : [text];
}
