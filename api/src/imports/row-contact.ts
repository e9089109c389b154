import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { CreateContactDto } from '../contacts/dto/create-contact.dto.ts';
import { UpdateContactDto } from '../contacts/dto/update-contact.dto.ts';
import { fieldProblems } from '../validation/validation-pipe.ts';
import { type FieldProblemDto } from '../documentation/error.dto.ts';

type Checked<T> = { contact: T; problems: null } | { contact: null; problems: FieldProblemDto[] };

/** Validates a contact exactly like the body of POST /api/contacts. */
export function checkedContact(contact: object): Promise<Checked<CreateContactDto>> {
  return checked(CreateContactDto, contact);
}

/** Validates the result of a merge exactly like the body of PATCH /api/contacts/{id}. */
export function checkedChange(change: object): Promise<Checked<UpdateContactDto>> {
  return checked(UpdateContactDto, change);
}

async function checked<T extends object>(
  type: ClassConstructor<T>,
  plain: object,
): Promise<Checked<T>> {
  // Copied, because the contact may already be a class instance.
  const contact = plainToInstance(type, { ...plain });
  const errors = await validate(contact, { whitelist: true, forbidUnknownValues: true });
  return errors.length === 0
    ? { contact, problems: null }
    : { contact: null, problems: fieldProblems(errors) };
}
