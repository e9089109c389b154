import { type InteractionType } from '@rapport/contracts';

/** The words for each type. The one that comes first in a clause counts. */
const TYPE_WORDS: Readonly<Record<InteractionType, RegExp>> = {
  call: /\b(?:(?:phone|video|zoom|teams)[\s-]?call(?:ed)?|call(?:ed|ing)?|(?:tele)?phoned?|rang|ring|spoke|spoken|talked|talk|zoomed|on the phone)\b/iu,
  email: /\b(?:e-?mail(?:ed)?|mail(?:ed)?)\b/iu,
  message:
    /\b(?:text(?:ed)?|messaged?|whats-?app(?:ed)?|pinged?|sms|slack(?:ed)?|dm(?:'d|ed)?|on (?:teams|linkedin))\b/iu,
  meeting:
    /\b(?:on[\s-]?site(?= with)|met|meet(?:ing)?|(?:had\s+)?(?:lunch|coffee|breakfast|dinner|tea|drinks)|visit(?:ed|s)?|saw|see(?:ing)?|workshop|(?:catch|caught)[\s-]?up|1:1|one-on-one|sat down|zoom|teams|skype|sync|debrief|pint|qbr|121|1-1|check-?in|huddle|sessions?)\b/iu,
  event:
    /\b(?:ran into|bumped into|conference|(?:trade |career )?fair|webinar|(?:(?<=^|\bat (?:the |an? |our |her |his )?(?:\p{L}+ )?|^\p{L}+ )(?:gala|reception|fundraiser|ceremony|summit|expo|congress|symposium|networking|open day|meetup|ball))(?! (?:lunch|dinner|breakfast|table|ticket)))\b/iu,
  note: /^note\b|\b(?:noted|remember)\b/iu,
};
/** Meetings by another name, at the beginning of a clause or before "with": the same word may be what was sent. */
const APPOINTMENT =
  /(?:^(?:had |did )?(?:an? |the )?|\s)(?<words>viewing|tour|demo|inspection|appointment|interview|presentation|pitch|training|kick-?off|walk-?through|appraisal|hearing|consultation|review|brunch|supper|golf|onboarding|rehearsal|reception)(?= (?:with\b|w\/))|^(?:had |did )?(?:an? |the )?(?:viewing|tour|demo|inspection|appointment|interview|presentation|brunch|supper|consultation)\b(?! (?:of|is|was|will)\b)|\b(?:viewed|toured|interviewed|hosted)\b/iu;
const TYPES = ['call', 'email', 'message', 'meeting', 'event', 'note'] as const;

/** What was attempted is a call, too. */
const UNANSWERED =
  /\b(?:no answer|voicemail|(?:did|could|can)(?:n['’]t| not) (?:answer|reach|get through|pick up)|tried (?:calling|ringing|to (?:call|reach|ring)))\b/iu;
/** Says how, unless another word says it, as in "sent a WhatsApp". */
const SENT = /\b(?:sent|wrote|replied|reply)\b/iu;
const CHAT = /\bchat(?:ted)?\b/iu;

/** Verbs that name no type and can precede a name, as in "gave Mike a call". */
const DID =
  'gave|missed|took|dropped|chased|popped|grabbed|thanked|invited|introduced|told|reminded|nudged|tried|left|had';
export const LEADING_VERB = new RegExp(
  `^(?:${DID}|waiting|hi|dear|thank|expect|promise|called|rang|phoned|texted|emailed|finally|just)(?: (?:on|for))? `,
  'iu',
);
/** Verbs of what has happened. */
const PAST = new RegExp(
  String.raw`\b(?:called|(?:tele)?phoned|rang|spoke|spoken|talked|zoomed|e-?mailed|mailed|wrote|sent|replied|texted|messaged|whatsapped|pinged|slacked|met|visited|saw|sat|viewed|toured|interviewed|hosted|caught up|ran into|bumped into|noted|was|didn['’]t|couldn['’]t|no answer|${DID})\b`,
  'iu',
);

/** What someone is like. A day or a type in such a clause isn't that of an interaction. */
const STATE =
  /^(?!(?:I|we|who|it|that)\b)(?<who>(?:[^\s,:]+\s){1,3}?)(?:prefers|likes|loves|hates|dislikes|enjoys|knows|speaks|lives|works|plays|is|isn['’]t|hasn['’]?t|has(?!.*\b(?:\p{L}+ed|spoken|met)\b)|doesn['’]t|didn['’]t|won['’]t|can['’]t|never|always)\s/iu;

/** A change or a wait is no interaction, so its day isn't one either. */
const CHANGE = /\b(?:cancell?ed|moved|postponed|rescheduled|pushed|birthday|waiting|asked)\b/iu;
/** Nor is what someone might do, or shouldn't. */
const MODAL =
  /\b(?:[Dd]o(?:n['’]t| not)|(?<!\b(?:with|to|meet|call|and) )(?:will|would|should|might)|(?:wo|[Cc]a)n['’]t)\b|['’]ll\b/u;
/** What they did in a meeting shows that it has happened. */
const THEY_DID =
  /\b(?:she|he|they) (?:\p{L}+ed|gave|said|told|was|were|had|brought|made|came|left|took|got)\b/iu;

/** No one came, so they didn't talk. */
const NO_SHOW = /\b(?:(?:didn['’]?t|never) (?:turn|show)(?:ed)? up|no[- ]show|stood me up)\b/iu;

/** Whether a clause says that something was changed, is awaited, or isn't certain. */
export function isNoEvent(clause: string, main: string): boolean {
  return NO_SHOW.test(main) || (!PAST.test(main) && (CHANGE.test(main) || MODAL.test(clause)));
}

/** What was done in a meeting, without a subject or by "we": "lunch with Anna on Friday, talked prices". */
const WE_DID =
  /[,;.]\s+(?:(?:and|we|I) )?(?!(?:interested|excited|worried|needed|scheduled|booked|planned|confirmed|invited|postponed|moved|cancell?ed|promised|asked|wanted)\b)(?:\p{L}{3,}ed|went|met|spoke|had|got|gave|left|took|saw|both \p{L}+)\b/iu;

/** Whether a part of a line is about what has happened. */
export function hasHappened(clause: string, main: string): boolean {
  return PAST.test(clause) || THEY_DID.test(main) || WE_DID.test(main);
}

/** The words before the verb if a clause says what someone is like; otherwise undefined. */
export function whoIsLike(clause: string): string | undefined {
  return UNANSWERED.test(clause) ? undefined : STATE.exec(clause)?.groups?.who;
}

export interface FoundType {
  type: InteractionType;
  words: string;
  index: number;
}

export function typeIn(clause: string): FoundType | null {
  const unanswered = foundAs('call', UNANSWERED, clause);
  if (unanswered !== null) return unanswered;
  const found = TYPES.flatMap((type) => foundAs(type, TYPE_WORDS[type], clause) ?? []);
  return (
    found.sort((a, b) => a.index - b.index)[0] ??
    foundAs('meeting', APPOINTMENT, clause) ??
    foundAs('email', SENT, clause) ??
    foundAs('call', CHAT, clause)
  );
}

function foundAs(type: InteractionType, pattern: RegExp, clause: string): FoundType | null {
  const match = pattern.exec(clause);
  return match === null ? null : { type, words: match[0], index: match.index };
}

/** Verbs by which a person addresses the user. */
const SAYS =
  /^(?<who>.+?)\s+(?:(?<typed>e?mailed|texted|messaged|whatsapped|pinged|wrote|replied|on (?:whatsapp|slack|teams|linkedin))|called|phoned|rang|said|has (?:telephoned|e-mailed))(?=$|[,:]|\s(?:me|us|back|about|re|to|at|on|in|from|yesterday|today|this|last|and|\d+)\b)/iu;
const FROM = /\b(?:(?<typed>e-?mail|message|text|sms|whats-?app|reply)|voicemail|call) from\b/iu;

/** Who speaks in the clauses after this one: they say something, or even write the words; null if it's the user. */
export function speakerAfter(clause: string): 'says' | 'writes' | null {
  const { who = '', typed } = (SAYS.exec(clause) ?? FROM.exec(clause))?.groups ?? {};
  if (who === '' && !FROM.test(clause)) return null;
  if (
    PAST.test(who) ||
    /\bnever\b|n['’]t\b/iu.test(who) ||
    /^(?:I|we|just|have|yesterday|today)\b/iu.test(who)
  )
    return null;
  return typed === undefined ? 'says' : 'writes';
}
