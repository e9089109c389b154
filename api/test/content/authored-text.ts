/** Names of published instruments and of their scales, which belong to others. */
export const PROTECTED_NAMES =
  /mbti|myers|briggs|enneagram|hogan|\bvia\b|panas|hexaco|clifton|strengthsfinder|\bdisc\b|\briso\b|rheti|introver|extraver|extrover|neurotic|big five/i;

/** Nicknames that well-known type sites and books use. */
export const KNOWN_NICKNAMES =
  /\b(reformer|helper|achiever|individualist|investigator|loyalist|enthusiast|challenger|peacemaker|architect|logician|commander|debater|mediator|protagonist|campaigner|logistician|virtuoso|adventurer|entertainer|inspector|mastermind)s?\b/i;

/** Words of a clinic, and of judgments about health. */
export const CLINICAL_WORDS =
  /disorder|depress|anxi|neuro|therap|diagnos|patholog|trauma|panic|symptom|syndrome|clinic|illness|\bill\b|\bsick|disease|mental|obsess|compuls|bipolar|narciss|phobi|burn-?out|\bcure|treatment|unhealthy|insecur|hysteri|psych|abnormal|dysfunction/i;

/** Words that would say something about a group of people. */
export const GROUP_WORDS =
  /\b(he|she|him|her|his|hers|man|men|woman|women|male|female|guys?|young|old|older|younger|native|foreign|religio\w*)\b/i;

/** The hedges of a text, one entry for each use. */
export function hedgesOf(text: string): string[] {
  return text.match(/\b(tends? to|often|usually|may)\b/gi) ?? [];
}

/** The first word of a text in lower case. */
export function openingWord(text: string): string {
  return /^[A-Za-z'-]+/.exec(text)?.[0].toLowerCase() ?? '';
}
