import { type Interaction } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';

/** Notes in three lengths. */
export interface Excerpt {
  /** The first sentences; "" without notes. */
  notes: string;
  /** The sentences that fit on paper next to the rest of a briefing. */
  notesOnPaper: string;
  /** All sentences, for a copy. */
  wholeNotes: string;
}

const LONGEST = 280;
const LONGEST_ON_PAPER = 600;

/** The description and notes of an interaction. */
export function notesOf({
  description,
  notes,
}: Pick<Interaction, 'description' | 'notes'>): Excerpt {
  const texts = [description, notes].flatMap((text) => (text === null ? [] : [text.trim()]));
  const whole = texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`));
  // The lines are joined here, so a line break isn't shown as a suspicious character.
  const lines = whole.flatMap((text) => text.split(/\s*\n\s*/u).map(shownText));
  const wholeNotes = lines.join(' ');
  const sentences = lines.flatMap(sentencesOf);
  return {
    notes: excerpt(sentences, wholeNotes, LONGEST),
    notesOnPaper: excerpt(sentences, wholeNotes, LONGEST_ON_PAPER),
    wholeNotes,
  };
}

/** As many whole sentences of a text as fit on paper. */
export function onPaper(text: string): string {
  return excerpt(text.split('\n').flatMap(sentencesOf), text, LONGEST_ON_PAPER);
}

function sentencesOf(line: string): string[] {
  const found = line.matchAll(/.+?(?:[.!?…]+["'”’)]*(?=\s|$)|$)/gsu);
  return [...found].map(([sentence]) => sentence.trim());
}

/** As many whole sentences as fit, but at least the first one. */
function excerpt(sentences: readonly string[], whole: string, longest: number): string {
  const [first = '', ...others] = sentences;
  let shown = first;
  for (const sentence of others) {
    if (`${shown} ${sentence}`.length > longest) return `${shown} …`;
    shown += ` ${sentence}`;
  }
  return whole;
}
