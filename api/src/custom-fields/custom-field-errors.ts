import { DomainError } from '../errors/domain-error.ts';

/** The user already has a field with this name. */
export class CustomFieldExists extends DomainError {
  constructor() {
    super('CUSTOM_FIELD_EXISTS', {
      problems: [{ field: 'name', message: 'is the name of another field' }],
    });
  }
}

/** Two choices of a field have the same name. */
export class CustomFieldChoiceExists extends DomainError {
  /** @param index the place of the second one */
  constructor(index: number) {
    super('CUSTOM_FIELD_CHOICE_EXISTS', {
      problems: [{ field: `choices[${index}].name`, message: 'is the name of another choice' }],
    });
  }
}

/** The change is for fields of another kind. */
export class CustomFieldKindDiffers extends DomainError {
  constructor(field: 'choices' | 'yearly') {
    const kind = field === 'choices' ? 'choice' : 'date';
    super('CUSTOM_FIELD_KIND', {
      message: `Only a field of the kind ${kind} can have ${field}`,
      problems: [{ field, message: `is for fields of the kind ${kind} only` }],
    });
  }
}

/** Contacts have values that the change would remove. */
export class CustomFieldInUse extends DomainError {
  constructor(contactCount: number) {
    const contacts = contactCount === 1 ? '1 contact has' : `${contactCount} contacts have`;
    super('CUSTOM_FIELD_IN_USE', {
      message: `${contacts} a value that would be lost`,
      contactCount,
    });
  }
}
