import {
  type CustomField,
  type CustomValue,
  type CustomValues,
  readCustomLine,
  readCustomValue,
} from '@rapport/contracts';
import { CUSTOM_FIELDS } from '../contacts/custom-fields-sql.ts';
import { fold } from '../contacts/domain/search-text.ts';
import { type CreateContactDto } from '../contacts/dto/create-contact.dto.ts';
import { type Database } from '../database/database.ts';

/**
 * Reads the values of custom fields from the lines of a card, by the names of the owner's fields. A line that fits no
 * field stays with the contact, and so does one whose field has another value already.
 * @param own the values of the contact that the card is merged into
 */
export async function withCustomLines(
  database: Database,
  owner: string,
  contact: CreateContactDto,
  own: CustomValues = {},
): Promise<CreateContactDto> {
  const read = (contact.kept ?? []).map((line) => ({ line, custom: readCustomLine(line) }));
  if (read.every(({ custom }) => custom === null)) return contact;
  const fields = await database.rows<CustomField>(CUSTOM_FIELDS, [owner]);
  const customValues: Record<string, CustomValue | null> = { ...contact.customValues };
  const kept: string[] = [];
  for (const { line, custom } of read) {
    const field = fields.find(({ name }) => custom !== null && fold(name) === fold(custom.name));
    const value = field && custom ? readCustomValue(field, custom.text) : null;
    const present = field && (customValues[field.id] ?? own[field.id]);
    const isTaken = present !== undefined && present !== null && present !== value;
    if (!field || value === null || isTaken) kept.push(line);
    else customValues[field.id] = value;
  }
  return { ...contact, customValues, kept };
}
