import { GENERAL_TIPS, TIP_KINDS, type TipKind } from '@rapport/contracts';
import {
  type EitherWayText,
  type Library,
  type Statement,
  type TipText,
} from '../../src/guidance/domain/library.ts';

/** A text with its place in the library, such as `I.do` or `5xN.do`. */
export interface PlacedText {
  at: string;
  text: string;
}

export interface PlacedTip extends PlacedText {
  kind: TipKind;
  pattern: string | null;
  scene: string | null;
  eitherWay: boolean;
  advice: TipText['advice'];
}

function placed(at: string, kind: TipKind, tip: TipText | EitherWayText): PlacedTip {
  const advice = 'advice' in tip ? tip.advice : undefined;
  const eitherWay = !('strength' in tip);
  return {
    at: `${at}.${kind}`,
    kind,
    text: tip.text,
    pattern: tip.pattern ?? null,
    scene: tip.scene ?? null,
    eitherWay,
    advice,
  };
}

/** Every tip, and every text that works either way. */
export function everyTip(library: Library): PlacedTip[] {
  return [
    ...sideTips(library),
    ...pairTips(library),
    ...styleTips(library),
    ...motivationTips(library),
  ];
}

/** The words of every tip that has some, with what works with anyone. */
export function everyPattern(library: Library): PlacedText[] {
  return [...everyTip(library), ...GENERAL_TIPS.map((tip) => ({ ...tip, at: tip.id }))].flatMap(
    ({ at, pattern }) => (pattern === null ? [] : [{ at: `${at} pattern`, text: pattern }]),
  );
}

export function everyScene(library: Library): PlacedText[] {
  return everyTip(library).flatMap(({ at, scene }) =>
    scene === null ? [] : [{ at: `${at} scene`, text: scene }],
  );
}

function sideTips({ axes }: Library): PlacedTip[] {
  return Object.entries(axes).flatMap(([axis, { sides, eitherWay }]) =>
    TIP_KINDS.flatMap((kind) => [
      ...Object.entries(sides).map(([letter, { tips }]) => placed(letter, kind, tips[kind])),
      placed(`${axis} either way`, kind, eitherWay[kind]),
    ]),
  );
}

function pairTips({ pairs }: Library): PlacedTip[] {
  return Object.entries(pairs).flatMap(([letters, { tips = {} }]) =>
    TIP_KINDS.flatMap((kind) => (tips[kind] ? [placed(letters, kind, tips[kind])] : [])),
  );
}

function styleTips({ styles }: Library): PlacedTip[] {
  return Object.entries(styles).flatMap(([style, { tips }]) =>
    (['do', 'disagree', 'feedback', 'pressure'] as const).map((kind) =>
      placed(style, kind, tips[kind]),
    ),
  );
}

function motivationTips({ motivations }: Library): PlacedTip[] {
  return Object.entries(motivations).flatMap(([type, { tips, withSide }]) => [
    ...TIP_KINDS.map((kind) => placed(type, kind, tips[kind])),
    ...(['do', 'feedback', 'decision'] as const).flatMap((kind) =>
      Object.entries(withSide[kind]).map(([letter, tip]) => placed(`${type}x${letter}`, kind, tip)),
    ),
  ]);
}

interface PlacedStatement extends PlacedText {
  field: string;
  contradicts: readonly string[];
}

/** Every statement with the field of a profile that it is for, and what contradicts it. */
export function everyStatement(library: Library): PlacedStatement[] {
  const { axes, pairs, styles, motivations } = library;
  return [
    ...Object.values(axes).flatMap(({ sides }) =>
      Object.entries(sides).flatMap(([letter, { statements }]) => byField(letter, statements)),
    ),
    ...Object.entries(pairs).flatMap(([letters, { statement }]) =>
      statement ? byField(letters, { [statement.field]: statement.text }) : [],
    ),
    ...Object.entries(styles).flatMap(([style, { statements }]) => byField(style, statements)),
    ...Object.entries(motivations).flatMap(([type, { statements }]) =>
      Object.entries(statements).flatMap(([field, texts]) =>
        Object.entries<Statement>(texts).map(([letter, statement]) =>
          placedStatement(`${type}${letter === 'any' ? '' : `x${letter}`}`, field, statement),
        ),
      ),
    ),
  ];
}

function byField(subject: string, statements: Readonly<Partial<Record<string, Statement>>>) {
  return Object.entries(statements).flatMap(([field, statement]) =>
    statement === undefined ? [] : [placedStatement(subject, field, statement)],
  );
}

function placedStatement(subject: string, field: string, statement: Statement): PlacedStatement {
  const { text, contradicts } =
    typeof statement === 'string' ? { text: statement, contradicts: [] } : statement;
  return { at: `${subject}.${field}`, field, text, contradicts };
}

export function everyTrigger({ axes, styles, motivations }: Library): PlacedText[] {
  return [
    ...Object.values(axes).flatMap(({ sides }) =>
      Object.entries(sides).map(([letter, { trigger }]) => ({ at: letter, text: trigger })),
    ),
    ...Object.entries(styles).map(([style, { trigger }]) => ({ at: style, text: trigger })),
    ...Object.entries(motivations).flatMap(([type, { triggers }]) =>
      Object.entries(triggers).map(([letter, text]) => ({ at: `${type}x${letter}`, text })),
    ),
  ];
}
