/** Bodies of this API are two levels deep. Code that reads them may recurse and must not overflow the stack. */
const MOST_LEVELS = 16;
/** Twice as many as the longest list of any call; up to here, the call itself reports the problem. */
const MOST_ITEMS = 1_000;
const MOST_KEYS = 200;
/** The longest body of any call has 500 answers of five values each. */
const MOST_VALUES = 4_000;
/** No call has longer names, and errors don't repeat them in full. */
const LONGEST_NAME = 60;

/** A part of the JSON that's larger than any call allows, and the message about it. */
export interface ShapeProblem {
  /** Like `rows[3].emails`; empty for the body as a whole. */
  field: string;
  /** Follows the name of the field, or "The request body". */
  message: string;
  /** True if the field is a list that's too long. */
  isList: boolean;
}

/** A list or an object that's open at some point of the text. */
interface Level {
  isList: boolean;
  /** The number of members before the one being read. */
  index: number;
  /** The position of that member's name in the text, including its quotation marks. */
  name: readonly [start: number, end: number];
}

/**
 * Returns what's wrong with the size of JSON; null if nothing is. It scans the text before parsing: validating the
 * fields of a body costs many times as much, and the time of this scan doesn't depend on nesting. Syntax errors are
 * left to the parser.
 */
export function jsonShapeProblem(text: string): ShapeProblem | null {
  return scanned(text, []);
}

/** The list that makes JSON too large, its number of items, and the message if no limit is known. */
export interface LongList {
  field: string;
  items: number;
  message: string;
}

/**
 * Returns the list that's open where JSON is cut off: one that's too long for any call, or else the one in a field
 * of the body. Null if the cut is inside of a text or an object, since an earlier field may be the one to shorten.
 */
export function listAtCut(text: string): LongList | null {
  const open: Level[] = [];
  const problem = scanned(text, open);
  if (problem?.isList) {
    return { field: problem.field, items: MOST_ITEMS + 1, message: problem.message };
  }
  const list = open[1];
  if (open[0]?.isList !== false || !list?.isList) return null;
  const field = fieldAt(text, open.slice(0, 1));
  return { field, items: list.index, message: problem?.message ?? 'makes the body too large' };
}

/** @param open receives the levels that are open at the end of the text or at the problem */
function scanned(text: string, open: Level[]): ShapeProblem | null {
  let values = 1;
  let isEmpty = false;
  let lastText: readonly [number, number] = [0, 0];
  const problem = (levels: number, message: string, isList = false): ShapeProblem => ({
    field: fieldAt(text, open.slice(0, levels)),
    message,
    isList,
  });
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const inner = open.at(-1);
    switch (letter) {
      case ' ':
      case '\t':
      case '\n':
      case '\r':
        continue;
      case '"': {
        const end = endOfText(text, at);
        lastText = [at, end];
        at = end;
        break;
      }
      case '{':
      case '[':
        if (open.length === MOST_LEVELS) return problem(1, 'is nested too deeply');
        open.push({ isList: letter === '[', index: 0, name: [0, 0] });
        values += 1;
        break;
      case '}':
      case ']':
        if (isEmpty) values -= 1;
        open.pop();
        break;
      case ':':
        if (inner) inner.name = lastText;
        break;
      case ',':
        if (!inner) break;
        inner.index += 1;
        values += 1;
        if (inner.isList && inner.index >= MOST_ITEMS) {
          return problem(open.length - 1, `has a list of more than ${MOST_ITEMS} items`, true);
        }
        if (!inner.isList && inner.index >= MOST_KEYS) {
          return problem(open.length - 1, `has an object of more than ${MOST_KEYS} fields`);
        }
        break;
    }
    if (values > MOST_VALUES) return problem(1, `has more than ${MOST_VALUES} values`);
    isEmpty = letter === '{' || letter === '[';
  }
  return null;
}

/** Returns the end of the text that begins at `start`, or the end of the input if it isn't closed. */
function endOfText(text: string, start: number): number {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
  } while (isEscaped(text, end));
  return end;
}

/** Returns whether a character is preceded by an odd number of backslashes. */
function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text[before - 1] === '\\') before -= 1;
  return (at - before) % 2 === 1;
}

function fieldAt(text: string, levels: readonly Level[]): string {
  let field = '';
  for (const { isList, index, name } of levels) {
    if (isList) field += `[${index}]`;
    else field += (field && '.') + nameAt(text, name);
  }
  return field;
}

function nameAt(text: string, [start, end]: Level['name']): string {
  try {
    return String(JSON.parse(text.slice(start, end + 1))).slice(0, LONGEST_NAME);
  } catch {
    return '';
  }
}
