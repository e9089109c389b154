import { QUIZ_BANK } from '@rapport/contracts';
import { LIBRARY } from '../guidance/content/library.ts';
import { tipText } from '../guidance/domain/tip-ids.ts';
import { type ExportedQuestionDto } from './dto/exported-data.dto.ts';

/** The wording of the questions that an export names in a `questionId`, by id. */
export function questionsNamedIn(json: string): Record<string, ExportedQuestionDto> {
  const named = valuesOf('questionId', json);
  return Object.fromEntries(
    QUIZ_BANK.filter(({ id }) => named.has(id)).map(({ id, text, optionA, optionB, unsure }) => [
      id,
      { text, answers: { A: optionA.text, B: optionB.text, Unsure: unsure.text } },
    ]),
  );
}

/** The texts of the tips that an export names in a `tipId`, by id; a tip that no longer exists has none. */
export function tipsNamedIn(json: string): Record<string, string> {
  return Object.fromEntries(
    [...valuesOf('tipId', json)].flatMap((id) => {
      const text = tipText(id, LIBRARY);
      return text === null ? [] : [[id, text]];
    }),
  );
}

/** The values of all fields of this name, wherever they are in the JSON. */
function valuesOf(field: string, json: string): Set<string> {
  const values = new Set<string>();
  JSON.parse(json, (key, value: unknown) => {
    if (key === field && typeof value === 'string') values.add(value);
    return value;
  });
  return values;
}
