import { type CustomField } from '@rapport/contracts';
import { type Database } from '../database/database.ts';
import { DomainError } from '../errors/domain-error.ts';
import { LOCKED_CUSTOM_FIELDS } from './custom-fields-sql.ts';
import { checkedCustomValue, type CustomValuesChange } from './domain/custom-value.ts';

/** The field doesn't exist or belongs to another user; the two can't be told apart. */
export class CustomFieldNotFound extends DomainError {
  /** @param field the field of the body that names it */
  constructor(field?: string) {
    const problems = field === undefined ? [] : [{ field, message: 'is no field of yours' }];
    super('CUSTOM_FIELD_NOT_FOUND', { problems });
  }
}

interface ValueProblem {
  id: string;
  name: string;
  message: string;
}

/** Values don't fit the kinds of their fields. The message names the fields as the user does. */
class CustomValuesInvalid extends DomainError {
  constructor(problems: readonly ValueProblem[]) {
    super('VALIDATION_FAILED', {
      message: problems.map(({ name, message }) => `${name} ${message}`).join('; '),
      problems: problems.map(({ id, message }) => ({ field: `customValues.${id}`, message })),
    });
  }
}

/**
 * Checks values against the owner's fields, which stay locked until the surrounding transaction ends.
 * @returns the values as they're stored; an empty object if none are given
 * @throws {CustomFieldNotFound}
 * @throws {CustomValuesInvalid}
 */
export async function ownCustomValues(
  database: Database,
  owner: string,
  given: CustomValuesChange | undefined,
): Promise<{ customValues?: CustomValuesChange }> {
  const entries = Object.entries(given ?? {});
  if (entries.length === 0) return {};
  const ids = entries.map(([id]) => id.toLowerCase());
  const fields = await database.rows<CustomField>(LOCKED_CUSTOM_FIELDS, [owner, ids]);
  const problems: ValueProblem[] = [];
  const customValues: CustomValuesChange = {};
  for (const [id, value] of entries) {
    const field = fields.find((each) => each.id === id.toLowerCase());
    if (!field) throw new CustomFieldNotFound(`customValues.${id}`);
    const result = checkedCustomValue(field, value);
    if ('problem' in result) problems.push({ id, name: field.name, message: result.problem });
    else customValues[field.id] = result.value;
  }
  if (problems.length > 0) throw new CustomValuesInvalid(problems);
  return { customValues };
}
