import {
  type AnswerEvidence,
  motivationConfidence,
  motivationLabel,
  ONE_ANSWER,
  WORK_STYLE_DIMENSIONS,
  type WorkStyleLetter,
} from '@rapport/contracts';

/** Shown below every text about a person. */
const NOT_A_FACT = 'An estimate, not a fact.';

/**
 * Describes the certainty of an estimate in one line: "One answer each for I, F, J; the rest open. An estimate, not
 * a fact."
 * @param percent confidence of the motivation, shown if one type leads
 */
export function confidenceText(evidence: AnswerEvidence, percent: number | null): string {
  const parts = [letters(evidence), motivation(evidence, percent)];
  return `${parts.filter((part) => part !== null).join('; ')}. ${NOT_A_FACT}`;
}

interface Group {
  words: string;
  letters: WorkStyleLetter[];
}

function letters({ axes, motivation: { state } }: AnswerEvidence): string {
  const all = WORK_STYLE_DIMENSIONS.map((dimension) => axes[dimension]);
  const certain = all.filter((axis) => axis.state === 'certain');
  if (certain.length === 0) return 'No letter is settled';
  const groups: Group[] = [];
  for (const { letter, word, for: agreeing, against } of certain) {
    const answers = agreeing + against;
    const words = word === ONE_ANSWER ? word : `${word}, ${answers} answers`;
    const group = groups.find((each) => each.words === words);
    if (group) group.letters.push(letter);
    else groups.push({ words, letters: [letter] });
  }
  const said = groups.map(({ words, letters: own }) => {
    const who = own.length === all.length ? 'all letters' : own.join(', ');
    const each = own.length > 1 ? ' each' : '';
    return words === ONE_ANSWER ? `${words}${each} for ${who}` : `${who} ${words}${each}`;
  });
  const isAllKnown = certain.length === all.length;
  const rest = isAllKnown ? [] : [restWords(all.length - certain.length, state)];
  const line = [...said, ...rest].join('; ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** Describes what isn't settled; "the rest open" includes the motivation if that's open as well. */
function restWords(openLetters: number, motivationState: string): string {
  const isMotivationKnown = motivationState === 'clear' || motivationState === 'weak';
  if (!isMotivationKnown) return 'the rest open';
  return openLetters === 1 ? 'one letter open' : `${openLetters} letters open`;
}

function motivation(
  { axes, motivation: { state, types, word } }: AnswerEvidence,
  percent: number | null,
): string | null {
  const [type] = types;
  const isAlone = state === 'clear' || state === 'weak';
  if (isAlone && type !== undefined) {
    const number = percent === null ? '' : `, ${motivationConfidence(percent).number}`;
    return `${motivationLabel(type)} ${word}${number}`;
  }
  const hasOpenLetter = Object.values(axes).some((axis) => axis.state !== 'certain');
  if (hasOpenLetter) return null;
  return state === 'tied' ? 'motivation tied' : 'motivation open';
}
