import { isQuestion } from './fold-words.ts';

interface Rewrite {
  /** What people type. */
  from: RegExp;
  /** The same in words that commands know. */
  to: string;
  /** True if a question means something else by it. */
  isStatement?: boolean;
}

/** Words whose meaning depends on those beside them, which the words of a command alone can't tell. */
const REWRITES: readonly Rewrite[] = [
  // "Chloe promised me the contract" isn't what the user promised.
  {
    from: /\b(promised|pledged|owes|owed|guaranteed|offered)\s+(?:me|us)\b/giu,
    to: '$1-me',
    isStatement: true,
  },
  // "Told Ian I'd send the list" is a promise, but "Ian told me" isn't.
  {
    from: /(?<=^|\bi(?:['’]ve)?\s+)(?:told|said)\s+((?:\S+\s+){0,3}?)(?:that\s+)?i(?:['’]d|['’]ll|\s+would|\s+will)\b/giu,
    to: 'promised $1',
    isStatement: true,
  },
  // "Helen still has to send me the contract" is her promise.
  {
    from: /(?<=^\S.*)\s(?:still\s+)?(?:has|needs|is|was)\s+(?:still\s+)?(?:going\s+|supposed\s+)?to\s+(send|give|get|bring|share|forward|show)\s+(?:me|us)\b/giu,
    to: ' promised-me to $1',
    isStatement: true,
  },
  {
    from: /(?<=^\S.*)\s(?:will|should|must)\s+(?:still\s+)?(send|give|get|bring|share|forward|show)\s+(?:me|us)\b/giu,
    to: ' promised-me to $1',
    isStatement: true,
  },
  // "Tom promised to send the plan" is his promise, too.
  {
    from: /^(?!(?:i|i['’]ve|we|what|who|when|have|just|also|note|log|add)\s)((?:[\p{L}'’-]+\s+){1,2})(?:(?:promised|pledged|committed)\s+(?!(?:me|us|her|him|them)\b)(?:to\s)?|(?:agreed|offered)\s+to\s)/giu,
    to: '$1promised-me to ',
    isStatement: true,
  },
  // An email that is to be written has words to find.
  {
    from: /^(?:write|send|draft|compose|shoot)\s+(.+?)\s+an?\s+(?:quick\s+|short\s+)?(?:e-?mail|mail|message|note|text)\s+(about|re:?|regarding|on|saying|that|asking|to)\s/giu,
    to: 'compose $1 $2 ',
  },
  // A time before all meetings belongs to the reminders.
  {
    from: /^(?:please\s+)?(?:remind|alert|notify|nudge|ping|warn)\s+me\s+.*\b(?:min(?:ute)?s?|hours?|h)\s+(?:before|ahead|prior).*$/giu,
    to: 'notification settings',
  },
  // Settings take no value.
  {
    from: /^((?:please\s+)?(?:(?:change|set|switch|update|fix|correct|use)\s+)?(?:(?:my|the)\s+)?time\s?zone)\s+(?:to|is|should\s+be)\b.*$/giu,
    to: '$1',
  },
  // "Samuel to send me the plans by Monday" is his promise.
  {
    from: /^(?!(?:i|we|remind|remember|need|have|ask|tell|want)\s)((?:[\p{L}'’-]+\s+){1,2})to\s+(send|give|get|bring|share|forward|show)\s+(?:me|us)\b/giu,
    to: '$1promised-me to $2',
    isStatement: true,
  },
  // "Marcus called back - he's happy" has happened.
  { from: /^((?:[\p{L}'’-]+\s+){1,3})(called|rang|phoned)\s+back\b/giu, to: '$1$2' },
  // "Email from Claire: thanks" has arrived.
  {
    from: /^(?:an?\s+|got\s+(?:an?\s+)?|new\s+)?(e-?mail|mail|message|text|voicemail)\s+from\s/giu,
    to: 'got $1 from ',
  },
  // "Sent Claire the invoice, done" says that it was sent.
  {
    from: /^((?:i\s+)?(?:sent|e-?mailed|mailed|called|rang|phoned|texted|met)\b.*?)\s*[,;–-]\s*done\W*$/giu,
    to: '$1',
    isStatement: true,
  },
  // With a time of day, it's a meeting that moves: "move Priya to Thursday 10am".
  {
    from: /^(move|push|shift|bump)\s+(?!.*\b(?:meetings?|calls?|sessions?|appointments?|lunch|coffee|dinner|breakfast|interviews?|demos?|slots?|hour|catch-up|chat|review|1:1)\b)(.+?\s+(?:to|until)\s+.*(?:\d\s*[ap]\.?m|\d:\d\d|\bnoon\b|\bmidday\b|day\s+(?:at\s+)?\d{1,2}\s*$|\bat\s+\d{1,2}\b).*)$/giu,
    to: '$1 meeting with $2',
  },
  // "Write to Claire to say thanks" is a thank-you.
  {
    from: /^(?:write|send|text|email|mail|message|drop|shoot)\b(?:\s+(?:an?\s+)?(?:note|line|email|mail|message|text))?(?:\s+to)?\s+(.+?)(?:\s+an?\s+(?:note|line|email|mail|message|text))?\s+(?:to\s+(?:say|tell)|saying)\s+(thanks|thank\s+you|hello|hi|sorry|happy\s+birthday)\b/giu,
    to: 'say $2 to $1',
  },
  {
    from: /^(?:write|send|text|email|mail|message|drop|shoot)\b(?:\s+to)?\s+(.+?)\s+to\s+thank\s+(?:him|her|them)\b/giu,
    to: 'thank $1',
  },
  // "Marcus has sent the contract" keeps a promise, if there's one.
  {
    from: /^(?!i\b|we\b)(\S+(?:\s+\S+)?)\s+(?:has|have)\s+(?:finally\s+|now\s+)?(?:sent|delivered|given|shared|returned|signed)\s+(?:me\s+|us\s+)?(?=\S)/giu,
    to: 'done $1: ',
    isStatement: true,
  },
  {
    from: /^(?:write|send|draft|compose)\s+(?:an?\s+)?thank[\s-]?you(?:\s+(?:note|e-?mail|mail|message|letter|card))?\s+to\s/giu,
    to: 'thank ',
  },
  // "Mark Claire's list promise as kept" is what she promised.
  {
    from: /^mark\s+(.+?)['’]s?\s+(.+?)\s+(?:promise|task|step|to-?do)\s+as\s+(?:kept|done|complete|completed|fulfilled)\W*$/giu,
    to: 'done $1: $2',
  },
  // What someone is thanked for is the matter.
  { from: /(?<=^(?:say\s+)?thank(?:s|\s+you)?\s.*)\sfor\s/giu, to: ' about ' },
  // "Like" is a filler in "I'd like to".
  { from: /\b(who|that|which|people|contacts|clients|customers)\s+like\b/giu, to: '$1 likes' },
];

/** Rewrites parts of a text in words that commands know. */
export function rewritten(text: string): string {
  const isAsked = isQuestion(text);
  return REWRITES.reduce(
    (written, { from, to, isStatement = false }) =>
      isStatement && isAsked ? written : written.replaceAll(from, to),
    text,
  );
}
