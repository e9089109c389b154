import { type PatternFillings, statedText, wordsSlots } from '@rapport/contracts';
import { type ContactDto } from '../contacts/dto/contact.dto.ts';
import { type GuidanceDto } from '../guidance/dto/guidance.dto.ts';
import { REMARKS } from './remarks.ts';
import { saidWords } from './said-words.ts';

/**
 * The sentences of the tips that have words, filled, the best tip of each kind first.
 * @param tipId only the sentence of this tip
 */
export function composedAnswer(
  { displayName, lastInteractionAt }: ContactDto,
  { state, tips, stated, briefing }: GuidanceDto,
  fillings: PatternFillings,
  tipId?: string,
) {
  if (state === 'objected') {
    return { remark: 'They objected, so there are no patterns for them.', sentences: [] };
  }
  if (briefing.states.includes('stale')) {
    return { remark: REMARKS.stale, sentences: [] };
  }
  const sentences = tips
    .filter(({ id }) => tipId === undefined || id === tipId)
    .flatMap(({ id, kind, eitherWay, text, words, basedOn }) => {
      const said = saidWords(words, fillings, lastInteractionAt === null);
      return said === null || words === null
        ? []
        : [
            {
              ...{ tipId: id, kind, sentence: said, why: text, basedOn: basedOn.text },
              ...(eitherWay && { worksEitherWay: true }),
              slots: wordsSlots(words),
            },
          ];
    });
  const none = `No pattern ${tipId === undefined ? '' : 'of this tip '}fits this matter with ${displayName}.`;
  return {
    ...(state === 'not_assessed' && { remark: 'Not assessed: these work with anyone.' }),
    ...(sentences.length === 0 && { remark: none }),
    theyTold: stated.map(({ preference }) => statedText(preference)),
    sentences,
  };
}
