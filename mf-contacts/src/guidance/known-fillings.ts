import { type ContactSummary, type Interaction } from '@rapport/api-client';
import {
  type PatternFillings,
  PATTERN_SLOT_LABELS,
  type PatternPiece,
  plainText,
  shownText,
} from '@rapport/contracts';
import { shortName } from '../contacts/contact-text.ts';
import { isPlanned } from '../contacts/planned-words.ts';

/**
 * What can be filled in without asking: the name, and the title of what is planned next. Everything
 * else is the user's own to say.
 */
export function knownFillings(
  { displayName }: Pick<ContactSummary, 'displayName'>,
  interactions: readonly Pick<Interaction, 'interactionDate' | 'description'>[] = [],
): PatternFillings {
  const [next] = interactions
    .filter((each) => isPlanned(each))
    .sort((a, b) => Date.parse(a.interactionDate) - Date.parse(b.interactionDate));
  const name = shortName(displayName);
  const topic = next?.description?.trim();
  return topic ? { name, topic: shownText(topic) } : { name };
}

/** Words for places without markup: "About [topic]: [what you think]." in quotation marks. */
export function patternInWords(pieces: readonly PatternPiece[]): string {
  return `“${plainText(pieces, (slot) => `[${PATTERN_SLOT_LABELS[slot]}]`)}”`;
}
