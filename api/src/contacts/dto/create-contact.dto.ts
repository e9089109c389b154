import { ApiPropertyOptional } from '@nestjs/swagger';
import { type CreateContact } from '@rapport/contracts';
import { Allow } from 'class-validator';
import {
  NameField,
  OptionalEmailField,
  OptionalPhoneField,
  OptionalTextField,
  OptionalWebAddressField,
} from '../../validation/fields.ts';
import { sameKeys } from '../../validation/same-keys.ts';

/** The body of POST /api/contacts. */
export class CreateContactDto implements CreateContact {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Accepted and ignored: a contact belongs to whoever creates it',
    example: '00000000-0000-0000-0000-000000000001',
  })
  @Allow()
  userProfileId?: string | null;

  @NameField({ description: 'Full name', example: 'Ada Lovelace' })
  displayName: string;

  @OptionalEmailField({ description: 'Email address', example: 'ada@example.com' })
  primaryEmail?: string | null;

  @OptionalPhoneField({ description: 'Phone number', example: '+44 20 7946 0018' })
  primaryPhone?: string | null;

  @OptionalTextField({ description: 'Organization', example: 'Analytical Engines Ltd' })
  organizationName?: string | null;

  @OptionalTextField({ description: 'Job title', example: 'Head of Programming' })
  organizationTitle?: string | null;

  @OptionalWebAddressField({
    description: 'Page on a professional network',
    example: 'https://www.linkedin.com/in/ada',
  })
  linkedinUrl?: string | null;
}

sameKeys<CreateContactDto, CreateContact>(true);
