/** Names of published third-party instruments and of their scales. */
export const PROTECTED_NAMES =
  /mbti|myers|briggs|enneagram|hogan|\bvia\b|panas|hexaco|clifton|strengthsfinder|\bdisc\b|\briso\b|rheti|introver|extraver|extrover|neurotic|big five/i;

/** Nicknames from well-known sites and books about types. */
export const KNOWN_NICKNAMES =
  /\b(reformer|helper|achiever|individualist|investigator|loyalist|enthusiast|challenger|peacemaker|architect|logician|commander|debater|mediator|protagonist|campaigner|logistician|virtuoso|adventurer|entertainer|inspector|mastermind)s?\b/i;

/** Clinical words, and words about health. */
export const CLINICAL_WORDS =
  /disorder|depress|anxi|neuro|therap|diagnos|patholog|trauma|panic|symptom|syndrome|clinic|illness|\bill\b|\bsick|disease|mental|obsess|compuls|bipolar|narciss|phobi|burn-?out|\bcure|treatment|unhealthy|insecur|hysteri|psych|abnormal|dysfunction/i;

/** Words that would make a statement about a group of people. */
export const GROUP_WORDS =
  /\b(he|she|him|her|his|hers|man|men|woman|women|male|female|guys?|young|old|older|younger|native|foreign|religio\w*)\b/i;

/** Returns the hedges in a text, one entry for each use. */
export function hedgesOf(text: string): string[] {
  return text.match(/\b(tends? to|often|usually|may)\b/gi) ?? [];
}

/** Returns the first word of a text in lowercase. */
export function openingWord(text: string): string {
  return /^[A-Za-z'-]+/.exec(text)?.[0].toLowerCase() ?? '';
}
