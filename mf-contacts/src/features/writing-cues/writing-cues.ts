import { type WorkStyleLetter } from '@rapport/contracts';

/** A sign of a side that a careful reader would recognize in a text. */
interface Cue {
  side: WorkStyleLetter;
  /** The sign in words, for the screen: "names a day and a time". */
  says: string;
  /** 2 is enough alone; with 1, two different ones are needed. */
  weight: 1 | 2;
  /** Whether a sentence contains it. */
  isIn: (sentence: string) => boolean;
}

const DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\btomorrow\b|\b(?:january|february|march|april|june|july|august|september|october|november|december) \d{1,2}\b|\b\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\bmay \d{1,2}\b|\b\d{1,2}[./]\d{1,2}[./](?:\d{2,4})?|\b\d{4}-\d\d-\d\d\b/iu;
const CLOCK =
  /\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.)|\b\d{1,2}[:.]\d\d\b|\bat \d{1,2}\b(?!%)|\bnoon\b/iu;
/** Amounts: a number with a unit, a currency, or a percent sign, but not days, times, and addresses. */
const AMOUNT =
  /(?:[$€£]|\bCHF|\bUSD|\bEUR) ?\d[\d.,’']*|\b\d[\d.,’']* ?(?:%|percent|units?|pieces|pallets|kg|hours|minutes|pages|seats|licen[cs]es|people|users|francs|euros|dollars|k\b|m\b|items|steps|meters|sites|tickets|orders)/giu;

/** Words that negate what closely follows. */
const NEGATED = /\b(?:not|no|never|don['’]t|doesn['’]t|won['’]t|can['’]t|without|isn['’]t)\b/iu;

const said =
  (pattern: RegExp) =>
  (sentence: string): boolean => {
    const found = pattern.exec(sentence);
    return (
      found !== null && !NEGATED.test(sentence.slice(Math.max(0, found.index - 14), found.index))
    );
  };

const amounts = (sentence: string) => sentence.match(AMOUNT)?.length ?? 0;

const CUES: readonly Cue[] = [
  {
    side: 'J',
    says: 'names a day and a time',
    weight: 2,
    isIn: (sentence) => said(DAY)(sentence) && CLOCK.test(sentence),
  },
  {
    side: 'J',
    says: 'sets out an agenda or a schedule',
    weight: 2,
    isIn: said(
      /\b(?:agenda|timeline|schedule|project plan)\b.*(?::|\battached\b|\bbelow\b|\bstick\b)|\bstick to the (?:plan|schedule|agenda)\b|\blet['’]s (?:fix|lock in|settle) (?:the|a) (?:date|plan|time)\b/iu,
    ),
  },
  {
    side: 'J',
    says: 'asks for a deadline',
    weight: 2,
    isIn: said(
      /\b(?:by when|what(?:['’]s| is) the deadline|please confirm by|i need (?:it|this|them|your \w+) by)\b/iu,
    ),
  },
  {
    side: 'P',
    says: 'leaves the time open',
    weight: 2,
    isIn: said(
      /\b(?:whenever (?:suits|works|you)|some ?time (?:next|this|in)|any ?time (?:next|this) week|sometime|one of these days|no fixed (?:date|plan|time))\b/iu,
    ),
  },
  {
    side: 'P',
    says: 'keeps the options open',
    weight: 2,
    isIn: said(
      /\b(?:play it by ear|see how it goes|see what comes (?:up|of it)|keep (?:it|our options|things|the options) (?:open|loose|flexible)|decide (?:that |it )?(?:later|as we go|on the day)|figure it out as we go|go with the flow)\b/iu,
    ),
  },
  {
    side: 'S',
    says: 'gives figures',
    weight: 2,
    isIn: (sentence) => amounts(sentence) >= 2,
  },
  {
    side: 'S',
    says: 'asks for steps, facts, or an example',
    weight: 2,
    isIn: said(
      /\b(?:step by step|concrete (?:example|steps?)|what exactly|how exactly|which exact|the exact (?:\w+ )?(?:figures|numbers|steps|list|size|dimensions|specs?)|can you give (?:me|us) an example|who does what|the details of)\b/iu,
    ),
  },
  {
    side: 'N',
    says: 'asks about the idea and where it leads',
    weight: 2,
    isIn: said(
      /\b(?:big(?:ger)? picture|where (?:this|that|it) (?:could|might|will) (?:lead|take)|what if we|imagine (?:if|a|what|we)|the (?:idea|vision|concept) behind|in (?:five|ten) years|long[- ]term vision|what (?:this|it) could become|rethink (?:the|how|our) \w+|the underlying (?:pattern|idea))\b/iu,
    ),
  },
  {
    side: 'T',
    says: 'argues from reasons and evidence',
    weight: 2,
    isIn: said(
      /\b(?:the (?:data|numbers|figures|evidence) (?:show|shows|say|says|suggest|don['’]t|do not|point)|pros and cons|doesn['’]t follow|does not follow|logical(?:ly)?|cost[- ]benefit|business case|what(?:['’]s| is) the evidence|on what basis|the reasoning|inconsistent with|prove[sn]? (?:it|that))\b/iu,
    ),
  },
  {
    side: 'F',
    says: 'talks about what it means for people',
    weight: 2,
    isIn: said(
      /\b(?:how (?:the team|everyone|people|they|she|he|your team) (?:feels?|felt|are doing|is doing|is coping|will (?:feel|take it))|worried about (?:the team|her|him|them|people|how)|fair to (?:the|everyone|her|him|them|people)|it would (?:hurt|mean a lot)|means a lot to|means so much|morale|hard on (?:the team|them|her|him|people|everyone))\b/iu,
    ),
  },
  {
    side: 'E',
    says: 'wants to talk it through',
    weight: 2,
    isIn: said(
      /\b(?:give me a (?:call|ring)|call me|let['’]s (?:just )?(?:talk|chat|jump on a call|hop on a call|get everyone (?:together|in a room)|brainstorm)|(?:talk|think) (?:it|this) (?:through|out loud) together|easier (?:by phone|to talk|on the phone|on a call)|quick call)\b/iu,
    ),
  },
  {
    side: 'I',
    says: 'wants it in writing, or time to think',
    weight: 2,
    isIn: said(
      /\b(?:(?:send|put|have|get|prefer) (?:it|this|that|me|the \w+|your \w+)?\s?(?:this |it |that )?in writing|let me think (?:about|it over|this over)|(?:think|mull) (?:it|this|that) over|i['’]ll (?:get|come) back to you (?:once|when|after) i['’]ve (?:thought|read|had)|time to (?:think|read|reflect|digest)|rather (?:write|email) than (?:call|talk)|prefer (?:email|writing|an email)|read (?:it|this) in peace)\b/iu,
    ),
  },
];

/** Signs of the whole text. Each is one weak sign and never sufficient alone. */
function wholeText(sentences: readonly string[]): Found[] {
  const text = sentences.join(' ');
  const words = text.split(/\s+/u).length;
  const exclaimed = sentences.filter((sentence) => /!/u.test(sentence));
  const [first] = exclaimed;
  const lively = exclaimed.length >= 3 && words < 120 && first !== undefined;
  const greeting = sentences.find((sentence) =>
    /\b(?:how (?:are you|have you been|is your family|was your (?:weekend|holiday|trip))|hope (?:you|your family))\b/iu.test(
      sentence,
    ),
  );
  const thanks = sentences.find((sentence) =>
    /\b(?:thank you so much|so grateful|really appreciate|i appreciate you|so glad|so happy for)\b/iu.test(
      sentence,
    ),
  );
  const why = sentences.find((sentence) => /\b(?:because|therefore|hence)\b/iu.test(sentence));
  const if_ = sentences.find((sentence) =>
    /\b(?:contradicts?|the (?:risk|return|trade-off)|measure|compared (?:with|to))\b/iu.test(
      sentence,
    ),
  );
  return [
    ...(lively
      ? [{ side: 'E', says: 'is short and lively', weight: 1, sentence: first } as const]
      : []),
    ...(greeting !== undefined
      ? [{ side: 'F', says: 'asks how you are', weight: 1, sentence: greeting } as const]
      : []),
    ...(thanks !== undefined
      ? [{ side: 'F', says: 'thanks warmly', weight: 1, sentence: thanks } as const]
      : []),
    ...(why !== undefined
      ? [{ side: 'T', says: 'gives reasons', weight: 1, sentence: why } as const]
      : []),
    ...(if_ !== undefined
      ? [{ side: 'T', says: 'weighs and compares', weight: 1, sentence: if_ } as const]
      : []),
  ];
}

interface Found {
  side: WorkStyleLetter;
  says: string;
  weight: 1 | 2;
  sentence: string;
}

/** An answer that a text suggests. It only counts after the user has confirmed it. */
export interface Proposal {
  questionId: string;
  answer: 'A' | 'B';
  side: WorkStyleLetter;
  /** The sign, like "names a day and a time". */
  says: string;
  /** The sentence that contains it. */
  sentence: string;
}

/** The first-level question of each side, and its answer for that side. */
const QUESTIONS: Readonly<
  Record<WorkStyleLetter, { questionId: string; answer: 'A' | 'B'; other: WorkStyleLetter }>
> = {
  E: { questionId: 'workstyle-ei', answer: 'A', other: 'I' },
  I: { questionId: 'workstyle-ei', answer: 'B', other: 'E' },
  S: { questionId: 'workstyle-sn', answer: 'A', other: 'N' },
  N: { questionId: 'workstyle-sn', answer: 'B', other: 'S' },
  T: { questionId: 'workstyle-tf', answer: 'A', other: 'F' },
  F: { questionId: 'workstyle-tf', answer: 'B', other: 'T' },
  J: { questionId: 'workstyle-jp', answer: 'A', other: 'P' },
  P: { questionId: 'workstyle-jp', answer: 'B', other: 'J' },
};
const ORDER: readonly WorkStyleLetter[] = ['E', 'I', 'S', 'N', 'T', 'F', 'J', 'P'];

/** A shorter text says nothing about its author. */
const FEWEST_WORDS = 8;

/**
 * What an email or a message suggests about its author, at most one answer per letter. Only signs that a careful
 * reader would point out count: quoted emails and signatures are omitted, and a text with signs for both sides
 * suggests nothing. It runs in the browser and stores nothing.
 */
export function proposalsFrom(text: string): Proposal[] {
  const sentences = sentencesOf(ownWords(text));
  if (sentences.join(' ').split(/\s+/u).length < FEWEST_WORDS) return [];
  const found: Found[] = [
    ...sentences.flatMap((sentence) =>
      CUES.filter(({ isIn }) => isIn(sentence)).map(({ side, says, weight }) => ({
        side,
        says,
        weight,
        sentence,
      })),
    ),
    ...wholeText(sentences),
  ];
  return ORDER.flatMap((side) => {
    const { other, questionId, answer } = QUESTIONS[side];
    const own = found.filter((each) => each.side === side);
    if (weightOf(own) < 2 || found.some((each) => each.side === other)) return [];
    const [strongest] = [...own].sort((a, b) => b.weight - a.weight);
    if (strongest === undefined) return [];
    return [{ questionId, answer, side, says: strongest.says, sentence: strongest.sentence }];
  });
}

/** Each kind of sign counts once, however often it occurs. */
function weightOf(found: readonly Found[]): number {
  const weights = new Map(found.map(({ says, weight }) => [says, weight]));
  return [...weights.values()].reduce<number>((sum, weight) => sum + weight, 0);
}

/** Removes quotes, headers, and the signature from an email, because they aren't the author's words. */
function ownWords(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line) =>
    /^\s*(?:--\s*$|On .+ wrote:\s*$|-+ ?(?:Original|Forwarded) Message|_{5,})/iu.test(line),
  );
  return (end < 0 ? lines : lines.slice(0, end))
    .filter((line) => !/^\s*>/u.test(line))
    .filter((line) => !/^\s*(?:From|To|Cc|Bcc|Sent|Date|Subject):/iu.test(line))
    .join('\n');
}

/** A line that ends without punctuation is a separate sentence, as in lists and greetings. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=\s*(?:[-*•]|\d+[.)]))/u)
    .flatMap((block) => block.replaceAll(/\s+/gu, ' ').split(/(?<=[.!?…])\s+(?=[\p{Lu}"“'(])/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
