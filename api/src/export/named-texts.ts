import { QUIZ_BANK } from '@rapport/contracts';
import { LIBRARY } from '../guidance/content/library.ts';
import { tipText } from '../guidance/domain/tip-ids.ts';
import { type ExportedQuestionDto } from './dto/exported-data.dto.ts';

/** Returns the wording of the questions that an export references in a `questionId`, by ID. */
export function questionsNamedIn(json: string): Record<string, ExportedQuestionDto> {
  const named = valuesOf('questionId', json);
  return Object.fromEntries(
    QUIZ_BANK.filter(({ id }) => named.has(id)).map(({ id, text, optionA, optionB, unsure }) => [
      id,
      { text, answers: { A: optionA.text, B: optionB.text, Unsure: unsure.text } },
    ]),
  );
}

/**
 * Returns the texts of the tips that an export references in a `tipId`, by ID; tips that no longer exist are left
 * out.
 */
export function tipsNamedIn(json: string): Record<string, string> {
  return Object.fromEntries(
    [...valuesOf('tipId', json)].flatMap((id) => {
      const text = tipText(id, LIBRARY);
      return text === null ? [] : [[id, text]];
    }),
  );
}

/** Returns the values of all fields with this name, anywhere in the JSON. */
function valuesOf(field: string, json: string): Set<string> {
  const values = new Set<string>();
  JSON.parse(json, (key, value: unknown) => {
    if (key === field && typeof value === 'string') values.add(value);
    return value;
  });
  return values;
}
