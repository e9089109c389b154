import { contactTip, TIP_KINDS, type TipKind } from '@rapport/contracts';
import { type Library } from './library.ts';

/** Whether guidance can have a tip with this id: `I.do`, `5xN.do`, `IF.say_first`, `INTP.disagree`. */
export function isTipId(id: string, library: Library): boolean {
  if (contactTip(id) !== null) return true;
  const [subject = '', name] = id.split('.');
  const kind = TIP_KINDS.find((each) => `${subject}.${each}` === id);
  if (kind === undefined || name === undefined) return false;
  return (
    kindsOfSide(library, subject, kind) ||
    library.pairs[subject]?.tip?.kind === kind ||
    entry(entry(entry(library.styles, subject), 'tips'), kind) !== undefined ||
    isMotivationTip(library, subject, kind)
  );
}

function kindsOfSide({ axes }: Library, side: string, kind: TipKind): boolean {
  return Object.values(axes).some(
    ({ sides }) => entry(entry(entry(sides, side), 'tips'), kind) !== undefined,
  );
}

function isMotivationTip({ motivations }: Library, subject: string, kind: TipKind): boolean {
  const [type = '', side] = subject.split('x');
  const texts = entry(motivations, type);
  const tips = side === undefined ? entry(texts, 'tips') : entry(entry(texts, 'withSide'), kind);
  return entry(tips, side ?? kind) !== undefined;
}

/** The own property of a value, or undefined. */
function entry(source: unknown, name: string): unknown {
  return typeof source === 'object' && source !== null && Object.hasOwn(source, name)
    ? Object.entries(source).find(([key]) => key === name)?.[1]
    : undefined;
}
