import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  EMAIL_KINDS,
  type EmailKind,
  LINK_KINDS,
  type LinkKind,
  MOST_ADDRESSES,
  type OfKind,
  PHONE_KINDS,
  type PhoneKind,
} from '@rapport/contracts';
import { Type } from 'class-transformer';
import { ValidateIf, ValidateNested } from 'class-validator';
import { EmailField, PhoneField, WebAddressField } from '../../validation/fields.ts';
import { choiceProblem, listProblem } from '../../validation/domain/value-rules.ts';
import { Rule } from '../../validation/rule.ts';

/** The kind of an email, phone, or link. */
function KindField(kinds: readonly string[]): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ enum: kinds, example: kinds[0] }),
    Rule((value) => choiceProblem(value, kinds)),
  );
}

export class EmailDto implements OfKind<EmailKind> {
  @EmailField({ description: 'Email address', example: 'ada@example.com' }) value: string;
  @KindField(EMAIL_KINDS) kind: EmailKind;
}

export class PhoneDto implements OfKind<PhoneKind> {
  @PhoneField({ description: 'Phone number', example: '+44 20 7946 0018' }) value: string;
  @KindField(PHONE_KINDS) kind: PhoneKind;
}

export class LinkDto implements OfKind<LinkKind> {
  @WebAddressField({ description: 'Link', example: 'https://www.linkedin.com/in/ada' })
  value: string;

  @KindField(LINK_KINDS) kind: LinkKind;
}

/**
 * A list of emails, phones, or links in a body.
 * @param items the name of the items, in the plural
 */
export function AddressesField(
  Item: new () => OfKind<unknown>,
  items: string,
  single: string,
): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: [Item],
      maxItems: MOST_ADDRESSES,
      nullable: true,
      description: `All ${items}; \`${single}\` does not count beside them`,
    }),
    ValidateIf((_dto: object, value: unknown) => value !== undefined && value !== null),
    Rule((value) => listProblem(value, MOST_ADDRESSES, items)),
    ValidateNested({ each: true, message: `must be one of the ${items}, with value and kind` }),
    Type(() => Item),
  );
}
