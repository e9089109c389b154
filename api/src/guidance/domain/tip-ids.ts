import { GENERAL_TIPS, TIP_KINDS, type TipKind } from '@rapport/contracts';
import { type Library } from './library.ts';

/** Returns whether a tip with this ID exists, like `I.do`, `5xN.do`, `IF.say_first`, or `INTP.disagree`. */
export function isTipId(id: string, library: Library): boolean {
  return tipText(id, library) !== null;
}

/** Returns the text of a tip as the library has it for a settled letter; null if there's no such tip. */
export function tipText(id: string, library: Library): string | null {
  const general = GENERAL_TIPS.find((tip) => tip.id === id);
  if (general !== undefined) return general.text;
  const [subject = '', name] = id.split('.');
  const kind = TIP_KINDS.find((each) => `${subject}.${each}` === id);
  if (kind === undefined || name === undefined) return null;
  const pair = entry(entry(library.pairs, subject), 'tips');
  const tip =
    tipOfSide(library, subject, kind) ??
    entry(pair, kind) ??
    entry(entry(entry(library.styles, subject), 'tips'), kind) ??
    tipOfMotivation(library, subject, kind);
  const text = entry(tip, 'text');
  return typeof text === 'string' ? text : null;
}

function tipOfSide({ axes }: Library, side: string, kind: TipKind): unknown {
  return Object.values(axes)
    .map(({ sides }) => entry(entry(entry(sides, side), 'tips'), kind))
    .find((tip) => tip !== undefined);
}

function tipOfMotivation({ motivations }: Library, subject: string, kind: TipKind): unknown {
  const [type = '', side] = subject.split('x');
  const texts = entry(motivations, type);
  const tips = side === undefined ? entry(texts, 'tips') : entry(entry(texts, 'withSide'), kind);
  return entry(tips, side ?? kind);
}

/** Returns an own property of a value, or undefined. */
function entry(source: unknown, name: string): unknown {
  return typeof source === 'object' && source !== null && Object.hasOwn(source, name)
    ? Object.entries(source).find(([key]) => key === name)?.[1]
    : undefined;
}
