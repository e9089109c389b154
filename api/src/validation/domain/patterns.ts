/*
 * The rules for texts and addresses as patterns for the OpenAPI document. They use only syntax that JavaScript,
 * Python, and others read the same way: no \p{…} and no code points beyond U+FFFF. A pattern may be stricter than
 * its rule, which also completes and trims pasted text. It's looser only for hosts in Punycode.
 */

const CONTROLS = String.raw`\u0000-\u001f\u007f-\u009f`;
const CONTROLS_BUT_LINES = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f`;
/** Invisible characters; a test compares them with the rule. */
const INVISIBLE = String.raw`\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb`;

const visible = (refused: string) => `[^${refused}]*[^${INVISIBLE}][^${refused}]*`;

/** A line with a visible character. */
export const LINE = `^${visible(CONTROLS)}$`;
/** A line with a visible character, or an empty one. */
export const LINE_OR_EMPTY = `^(?:${visible(CONTROLS)})?$`;
/** Several lines with a visible character, or an empty text. */
export const LINES_OR_EMPTY = `^(?:${visible(CONTROLS_BUT_LINES)})?$`;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const HOST = String.raw`(?:${LABEL}\.)+[A-Za-z]{2,63}`;

/** The rule also accepts addresses in other scripts, which the format `email` doesn't know either. */
export const EMAIL = `^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${HOST}$`;

const webAddress = (scheme: string) =>
  String.raw`^(?:${scheme})://${HOST}(?::[0-9]{1,4})?(?:[/?#][!-~]*)?$`;
/** The rule also accepts hosts in other scripts and IP addresses. */
export const WEB_ADDRESS = webAddress('[Hh][Tt][Tt][Pp][Ss]?');
export const CALENDAR_ADDRESS = webAddress('https|webcals?');
/** On port 443. */
export const HTTPS_ADDRESS = String.raw`^https://${HOST}(?:[/?#][!-~]*)?$`;

const SEPARATOR = String.raw`[ +().,/;*#\u00a0\u202f\u00b7-]`;
const digits = (least: number, most: number) => `(?:[0-9]${SEPARATOR}*){${least},${most}}`;
const NUMBER = `${SEPARATOR}*(?:${[
  digits(1, 20),
  `${digits(1, 15)}(?:[Ee][Xx][Tt]|[Xx])${SEPARATOR}*${digits(1, 5)}`,
  `${digits(3, 20)}[A-Z]+(?:-[A-Z]+)*`,
].join('|')})`;
/** The rule also accepts digits of other scripts and more notations for extensions. */
export const PHONE = `^${NUMBER}$`;
/** A web address, or `tel:` and a number. */
export const MEETING_LINK = `${WEB_ADDRESS}|^[Tt][Ee][Ll]:${NUMBER}$`;

const MONTH_AND_DAY =
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))';
/** With a year from 1850 on, or without one. February 29 is accepted only in leap years. */
export const BIRTHDAY = `^(?:(?:18[5-9]|19[0-9]|[2-9][0-9]{2})[0-9]|-)-${MONTH_AND_DAY}$`;

const YEAR = '(?:19|2[0-9])[0-9]{2}';
/** From 1900 to 2999, together with the format `date`. */
export const DAY = `^${YEAR}-`;
/** From 1900 to 2999 in capitals, together with the format `date-time`. */
export const TIME = `^${YEAR}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$`;

const UUID = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
const FILTER_DAY = String.raw`(?:19|2[0-9])[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])`;
const FILTER_NUMBER = String.raw`-?[0-9]{1,15}(?:\.[0-9]{1,15})?`;
const range = (end: string) => String.raw`${end}\.\.(?:${end})?|\.\.${end}`;
/** The ID of a custom field and a condition. The rule also accepts texts that begin and end with spaces. */
export const CUSTOM_FILTER = `^${UUID}:(?:set|empty|yes|no|contains:[!-~](?:[ -~]{0,98}[!-~])?|range:(?:${range(FILTER_DAY)}|${range(FILTER_NUMBER)})|within:(?:[12]?[0-9]{1,2}|3[0-5][0-9]|36[0-6])|any:${UUID}(?:,${UUID}){0,49})$`;
/** Separated by commas. */
export const uuids = (most: number) => `^${UUID}(?:,${UUID}){0,${most - 1}}$`;
