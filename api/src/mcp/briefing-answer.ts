import {
  type BriefingState,
  customValueText,
  DIMENSION_LETTERS,
  MEETING_PARTS,
  motivationLabel,
  openLettersRemark,
  statedText,
} from '@rapport/contracts';
import { type ContactDto } from '../contacts/dto/contact.dto.ts';
import { type BriefingLineDto } from '../guidance/dto/briefing.dto.ts';
import { type GuidanceDto } from '../guidance/dto/guidance.dto.ts';
import { REMARKS } from './remarks.ts';
import { saidWords } from './said-words.ts';

/**
 * What to know before a conversation, in the API's own texts: no more, and no more surely, than the screens say.
 * Facts come first, then what the contact said, then the estimate.
 */
export function briefingAnswer(contact: ContactDto, guidance: GuidanceDto) {
  const { briefing, stated } = guidance;
  const [state = 'not_assessed'] = briefing.states;
  const isUsed = state === 'ready' || state === 'weak';
  const remark = guidance.candidate ? REMARKS.candidate : remarkOf(state);
  return {
    contact: factsOf(contact),
    relations: guidance.relations.map(({ says }) => says),
    ownFields: (guidance.customFields ?? []).map(
      ({ name, value }) => `${name}: ${String(customValueText({ kind: 'text' }, value))}`,
    ),
    theyTold: stated.map(({ preference }) => statedText(preference)),
    states: briefing.states,
    ...(remark !== undefined && { remark }),
    ...(isUsed && { estimate: estimateOf(guidance) }),
    briefing:
      state === 'objected' || state === 'stale'
        ? []
        : linesOf(briefing.lines, contact.lastInteractionAt === null),
    ...(state === 'not_assessed' && {
      worksWithAnyone: guidance.tips
        .filter(({ situation }) => situation === 'meeting')
        .map(({ text }) => text),
    }),
  };
}

function remarkOf(state: BriefingState): string | undefined {
  return Object.entries(REMARKS).find(([name]) => name === state)?.[1];
}

function factsOf(contact: ContactDto) {
  const { id, displayName, organizationTitle, organizationName, pinnedNote } = contact;
  const { lastInteractionAt, nextPlannedAt, nextDueAt } = contact;
  return {
    ...{ id, name: displayName, title: organizationTitle, organization: organizationName },
    ...{ pinnedNote, lastContactAt: lastInteractionAt, plannedAt: nextPlannedAt, dueAt: nextDueAt },
  };
}

/** Both letters where one is open or unknown, and all types that are tied. */
function estimateOf({ axes, motivation, basis }: GuidanceDto) {
  const sides = axes.map(({ dimension, letter, state, word }) => ({
    letters: state === 'certain' ? [letter] : DIMENSION_LETTERS[dimension],
    ...{ state, word },
  }));
  const open = axes.filter(({ state }) => state !== 'certain').map(({ letter }) => letter);
  const remark = openLettersRemark(open);
  return {
    firstImpression: basis?.firstImpression ?? false,
    basedOnAnswers: basis?.answers ?? null,
    workStyle: sides,
    ...(remark !== null && { openLetters: remark }),
    motivation: motivation && {
      ...{ state: motivation.state, word: motivation.word },
      types: motivation.types.map((type) => motivationLabel(type)),
    },
  };
}

/** The lines about one meeting are left out: they need the user's notes for it. */
function linesOf(lines: readonly BriefingLineDto[], isFirst: boolean) {
  return lines
    .filter(({ part }) => !MEETING_PARTS.some((each) => each === part))
    .map(({ part, text, words, tipId }) => {
      const said = part === 'open_with' ? saidWords(words, {}, isFirst) : null;
      return { part, text: said === null ? text : `“${said}”`, ...(tipId !== null && { tipId }) };
    });
}
