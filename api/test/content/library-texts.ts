import {
  GENERAL_TIPS,
  MATTER_KINDS,
  PURPOSE_TEXTS,
  TIP_KINDS,
  type TipKind,
  type TipWords,
} from '@rapport/contracts';
import {
  type EitherWayText,
  type Library,
  type Statement,
  type TipText,
} from '../../src/guidance/domain/library.ts';
import { wordsOf } from '../../src/guidance/domain/slots.ts';

/** A text and its position in the library, such as `I.do` or `5xN.do`. */
export interface PlacedText {
  at: string;
  text: string;
}

export interface PlacedTip extends PlacedText {
  kind: TipKind;
  words: TipWords | null;
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
    words: wordsOf(tip, kind),
    scene: tip.scene ?? null,
    eitherWay,
    advice,
  };
}

/** Returns every tip, and every either-way text. */
export function everyTip(library: Library): PlacedTip[] {
  return [
    ...sideTips(library),
    ...pairTips(library),
    ...styleTips(library),
    ...motivationTips(library),
  ];
}

export interface PlacedWords extends TipWords {
  at: string;
}

/**
 * Returns the words of all tips that have some, of meetings, of tips for everyone, and of the composer's purposes.
 */
export function everyWords(library: Library): PlacedWords[] {
  const tips = everyTip(library).flatMap(({ at, words }) => (words ? [{ at, ...words }] : []));
  const general = GENERAL_TIPS.map(({ id, words }) => ({ at: id, ...words }));
  const purposes = Object.entries(PURPOSE_TEXTS).flatMap(([purpose, { sides, either }]) => [
    ...Object.entries(sides).map(([side, words]) => ({ at: `${purpose} ${side}`, ...words })),
    { at: `${purpose} either way`, ...either },
  ]);
  return [...tips, ...meetingWords(library), ...general, ...purposes];
}

function meetingWords({ meeting }: Library): PlacedWords[] {
  return Object.entries(meeting).flatMap(([part, { bySides, either, bare }]) =>
    Object.entries({ ...bySides, 'either way': either }).map(([sides, pattern]) => ({
      at: `${sides}.${part}`,
      pattern,
      // It's the same for all sides, so it's listed once.
      bare: pattern === either ? bare : null,
      fits: MATTER_KINDS,
    })),
  );
}

/** Returns both forms of all words as separate texts. */
export function everyPattern(library: Library): PlacedText[] {
  return everyWords(library).flatMap(({ at, pattern, bare }) => [
    { at: `${at} pattern`, text: pattern },
    ...(bare === null ? [] : [{ at: `${at} bare`, text: bare }]),
  ]);
}

export function everyScene(library: Library): PlacedText[] {
  return everyTip(library).flatMap(({ at, scene }) =>
    scene === null ? [] : [{ at: `${at} scene`, text: scene }],
  );
}

function sideTips({ axes }: Library): PlacedTip[] {
  return Object.entries(axes).flatMap(([axis, { sides, eitherWay }]) =>
    TIP_KINDS.flatMap((kind) => {
      const texts: Readonly<Partial<Record<TipKind, EitherWayText>>> = eitherWay;
      const either = texts[kind];
      return [
        ...Object.entries(sides).flatMap(([letter, { tips }]) => {
          const own: Readonly<Partial<Record<TipKind, TipText>>> = tips;
          return own[kind] ? [placed(letter, kind, own[kind])] : [];
        }),
        ...(either ? [placed(`${axis} either way`, kind, either)] : []),
      ];
    }),
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
    placed(type, 'avoid', tips.avoid),
    ...(['do', 'feedback', 'decision'] as const).flatMap((kind) =>
      Object.entries(withSide[kind]).map(([letter, tip]) => placed(`${type}x${letter}`, kind, tip)),
    ),
  ]);
}

interface PlacedStatement extends PlacedText {
  field: string;
  contradicts: readonly string[];
}

/** Returns every statement with its profile field, and the statements that contradict it. */
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
