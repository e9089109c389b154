import { type CommitmentKind } from '@rapport/contracts';

/** The kinds of what's to be done. */
export type PromiseKind = Extract<CommitmentKind, 'i_promised' | 'they_promised' | 'they_asked'>;

/** One to four capitalized words; the flag `i` lets it match any, so the words have to be checked. */
const NAME = String.raw`\p{L}[\p{L}\p{M}'’.-]*(?:\s\p{L}[\p{L}\p{M}'’.-]*){0,3}?`;
/** The words for someone named before. */
export const PRONOUN = 'she|he|they|who|the (?:client|customer|team|board|donor)';
const WHO = `(?<who>${PRONOUN}|${NAME})(?: (?:\\([^)]*\\)|(?:at|from) \\p{L}[\\p{L}\\p{M}'’-]*))?(?: (?:also|now|then|just|kindly))?`;
const MAYBE_WHO = `(?:${WHO} )?`;
/** To whom something is promised: a pronoun, or a name followed by more words, as in "promised Wei the slides". */
const TO = String.raw`(?: (?:to )?(?:her|him|them|me|us|(?<to>(?!(?:for|to|about|if|whether|that|I)\s)${NAME})(?= (?:the|an?|to|my|our|some|two|three|\d+)\b)))?`;
const WILL = String.raw`(?:['’]ll|['’]d| will| would)(?! (?:not|never|like|love)\b)`;
const IS = String.raw`(?:['’]s|['’]re| is| are)`;

/** Verbs of promises, with any ending but that of the past. */
const DO = String.raw`(?:send|com|call|ring|text|e?mail|deliver|confirm|check|get back|repl|answer|share|forward|review|prepar|draft|follow|(?:re-?)?try|chas|introduc|circulat|submit|sign|pay|bring|giv|return|provid|let|revert|updat|writ|finish|finali|ping|nudg|remind|ask|arrang|get|book|order|check|find|look|speak|set up|prep|quot|invoic|pric|approv|post|ship|schedul|invit|escalat|rais|collect|print|refund|credit)(?!\p{L}*ed\b)\p{L}*`;

/** The beginnings of clauses, the more specific first. The groups: `who` has the subject, `text` the rest. */
export const BEGINNINGS: readonly (readonly [PromiseKind, RegExp])[] = [
  ['they_asked', clause(`${WHO} (?:asked|asks?|requested|requests?)${TO}(?: (?:for|to|about|if|whether))?`)],
  ['they_asked', clause('(?:wondering (?:if|whether)|reminded me (?:to|about)|wanted to know)')],
  ['they_asked', clause(`(?:asked|asks|requested|requests)(?: (?:me|us))?(?! (?:her|him|them) )(?: (?:for|to|about|if|whether))?`)],
  ['they_asked', clause(`${MAYBE_WHO}(?:wants|wanted|(?:needs|needed)(?! to)|would (?:like|love)|hopes for)(?: (?:me|us))?(?: to)?`)],
  ['they_asked', clause(`${WHO} (?:want|need(?! to))(?: (?:me|us))?(?: to)?`)],
  ['they_asked', clause(`${WHO}(?:['’]d (?:like|love)|${IS} (?:chasing|after|keen on|(?:waiting|looking|hoping|asking|pushing|pressing) for))(?: to)?`)],
  ['they_asked', clause('asking(?: (?:me|us))?(?: (?:for|if|whether|to))')],
  ['they_asked', clause('(?:please|pls|(?:can|could|would) (?:I|we|you))')],
  ['they_promised', clause(`(?:we )?agreed (?:that )?${WHO}${WILL}`)],
  ['they_promised', clause(`${WHO}(?: (?:has|have))? (?:promised|promises?|agreed|agrees?|offered|offers?|pledged|pledges?|committed)${TO}(?: to)?`)],
  ['they_promised', clause(`(?:${WHO} )?(?:said|says|told (?:me|us)|confirmed)(?: that)? (?:she|he|they)${WILL}`)],
  ['they_promised', clause(`${WHO}(?:${WILL}|${IS} (?:going )?to| (?:needs|has|have) to| owes? me)`)],
  ['they_promised', clause(`(?:still )?waiting (?:for|on) ${WHO} to`)],
  ['they_promised', clause('(?:still )?waiting (?:for|on)(?: (?:his|her|their|the))')],
  ['they_promised', clause('(?:still )?(?:awaiting|expecting)(?: (?:his|her|their|the))?')],
  ['they_promised', clause('pledged')],
  ['i_promised', clause(`(?:(?:I|we) )?(?:(?:'ve|’ve|have) )?(?:promised|agreed(?= (?:to|that) )|offered|committed)${TO}(?: (?:to|that (?:I|we)${WILL}))?`)],
  ['i_promised', clause(`I(?= (?:do|release|pass|order|book|fix|sort|${DO})\\b)`)],
  ['i_promised', clause(`(?:I )?told (?:her|him|them) (?:they|it|we)${WILL}`)],
  ['i_promised', clause(`(?:I )?(?:said|told (?:her|him|them|(?<to>${NAME})))(?: that)? I${WILL}`)],
  ['i_promised', clause(`(?:(?:I|we)(?:${WILL}| should| must| (?:need|have|got) to|(?:['’]m| am) (?:going )?to|['’]ve to)|gotta|my action:?|action(?: for me| on me)?:|on me to|(?:I )?(?:still |also )?owe (?:her|him|them|(?<to>${NAME}))|remind me to|remember to|don['’]t forget to|(?:need|have|got) to|must|to-?do:?|will(?! not))`)],
]; // oxfmt-ignore

/** What the user does after a call: "Rang Anna, sending the plans". */
export const DOING =
  /^(?<text>(?:(?:call|ring|phone|e?mail|text|message|send|write to|chase|ping|nudge|remind|reply to|get back to|follow up with|invite|update) (?:her|him|them)\b|(?:chase|nudge|follow up|check in|try again|call back)\b|(?:sending|emailing|drafting|preparing|forwarding|sharing|booking|arranging|chasing)\s).*)$/iu;

/** What someone does after a first clause: "…, Anna checks the codes". */
export const DOES = new RegExp(
  `^${WHO} (?<text>(?:sends?|brings?|shares?|forwards?|delivers?|confirms?|drafts?|prepares?|provides?|introduces?|checks?)\\s.+)$`,
  'iu',
);

/** What else is to be done by a day: "crediting him by Friday", "slides from me tomorrow". */
export const DUE: readonly (readonly [PromiseKind, RegExp])[] = [
  [
    'i_promised',
    /^(?<text>(?!(?:waiting|hoping|looking|thinking|pushing|moving|starting|closing|opening|running|going|coming|leaving|travell?ing|happening|asking|meeting|being|during|morning|evening)\b)\p{L}{3,}ing\s.+)$/iu,
  ],
  [
    'i_promised',
    /^I(?:['’]m| am) (?<text>(?!(?:hoping|thinking|waiting|going|looking|not)\b)\p{L}{3,}ing\s.+)$/iu,
  ],
  ['i_promised', /^(?<text>(?:\p{L}+ ){1,4}?from me\b.*)$/iu],
  ['they_promised', /^(?<text>(?:\p{L}+ ){1,4}?from (?:her|him|them)\b.*)$/iu],
];

/** German verbs of promises come last, as in "have her the offer by Friday promised". */
export const VERB_LAST =
  /^(?:(?<who>.+?) (?=has\b))?(?:I )?(?:has|have)(?: (?:her|him|them|me|us))? (?<text>.+) promised$/iu;

/** Beginnings that promise only with a day to come. */
export const DATED_BEGINNINGS: readonly (readonly [PromiseKind, RegExp])[] = [
  [
    'they_promised',
    new RegExp(
      String.raw`^${WHO}(?:${IS}(?= \p{L}+ing\b)| to|(?= \p{L}+s\b)|(?<=they)) (?<text>${DO}(?: .*)?)$`,
      'iu',
    ),
  ],
  // "Returns it by Friday" is about them.
  ['they_promised', new RegExp(String.raw`^(?=\p{L}+[^s\P{L}]s\b)(?<text>${DO}(?: .*)?)$`, 'iu')],
  ['i_promised', new RegExp(String.raw`^(?<text>${DO}(?: .*)?)$`, 'iu')],
  // "Agreement to him by Friday"
  [
    'i_promised',
    /^(?<text>(?:\p{L}+ ){1,4}?(?:over )?to (?:her|him|them) (?:by|on|before|tomorrow|today)\b.*)$/iu,
  ],
];
/** What the speaker says about a day to come, as in "contract comes tomorrow". */
export const SPOKEN = new RegExp(String.raw`\b(?:${DO}|ready|due)\b`, 'iu');

function clause(beginning: string): RegExp {
  return new RegExp(String.raw`^${beginning}\s+(?<text>\S.*)$`, 'iu');
}
