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

/** A text with its place in the library, such as `I.do` or `5xN.do`. */
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

/** Every tip, and every text that works either way. */
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

/** The words of every tip that has some, with those of a meeting, what works with anyone, and the purposes of the composer. */
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
      // It's the same for all sides, so it's named once.
      bare: pattern === either ? bare : null,
      fits: MATTER_KINDS,
    })),
  );
}

/** Both forms of all words, each by itself. */
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
