import { type Interaction } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';

/** What was noted, in three lengths. */
export interface Excerpt {
  /** The first sentences; "" without notes. */
  notes: string;
  /** The sentences that a sheet of paper has room for, beside everything else in a briefing. */
  notesOnPaper: string;
  /** All of them, as a copy has them. */
  wholeNotes: string;
}

const LONGEST = 280;
const LONGEST_ON_PAPER = 600;

/** What an interaction was about and what was noted. */
export function notesOf({
  description,
  notes,
}: Pick<Interaction, 'description' | 'notes'>): Excerpt {
  const texts = [description, notes].flatMap((text) => (text === null ? [] : [text.trim()]));
  const whole = texts.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`));
  // Lines run on here: a break is no character to warn of.
  const lines = whole.flatMap((text) => text.split(/\s*\n\s*/u).map(shownText));
  const wholeNotes = lines.join(' ');
  const sentences = lines.flatMap(sentencesOf);
  return {
    notes: excerpt(sentences, wholeNotes, LONGEST),
    notesOnPaper: excerpt(sentences, wholeNotes, LONGEST_ON_PAPER),
    wholeNotes,
  };
}

/** As much of a text as a sheet of paper has room for, by whole sentences. */
export function onPaper(text: string): string {
  return excerpt(text.split('\n').flatMap(sentencesOf), text, LONGEST_ON_PAPER);
}

function sentencesOf(line: string): string[] {
  const found = line.matchAll(/.+?(?:[.!?…]+["'”’)]*(?=\s|$)|$)/gsu);
  return [...found].map(([sentence]) => sentence.trim());
}

/** As many sentences as there's room for, and the first one in any case: none is cut. */
function excerpt(sentences: readonly string[], whole: string, longest: number): string {
  const [first = '', ...others] = sentences;
  let shown = first;
  for (const sentence of others) {
    if (`${shown} ${sentence}`.length > longest) return `${shown} …`;
    shown += ` ${sentence}`;
  }
  return whole;
}
