import { type Interaction } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';

/** What was noted, in two lengths. */
export interface Excerpt {
  /** The first sentences; "" without notes. */
  notes: string;
  /** All of them, as paper and a copy have them. */
  wholeNotes: string;
}

const LONGEST = 280;

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
  return { notes: excerpt(lines.flatMap(sentencesOf), wholeNotes), wholeNotes };
}

function sentencesOf(line: string): string[] {
  const found = line.matchAll(/.+?(?:[.!?…]+["'”’)]*(?=\s|$)|$)/gsu);
  return [...found].map(([sentence]) => sentence.trim());
}

/** As many sentences as there's room for, and the first one in any case: none is cut. */
function excerpt(sentences: readonly string[], whole: string): string {
  const [first = '', ...others] = sentences;
  let shown = first;
  for (const sentence of others) {
    if (`${shown} ${sentence}`.length > LONGEST) return `${shown} …`;
    shown += ` ${sentence}`;
  }
  return whole;
}
