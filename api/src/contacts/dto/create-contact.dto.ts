import { ApiPropertyOptional } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import {
  LabelIdsField,
  NameField,
  OptionalEmailField,
  OptionalPhoneField,
  OptionalTextField,
  OptionalWebAddressField,
} from '../../validation/fields.ts';
import { ChangePlainFactsDto } from '../plain-facts.ts';
import { AddressesField, EmailDto, LinkDto, PhoneDto } from './addresses.dto.ts';

/** The body of POST /api/contacts. */
export class CreateContactDto extends ChangePlainFactsDto {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Accepted and ignored: a contact belongs to the user who creates it',
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

  @AddressesField(EmailDto, 'emails', 'primaryEmail')
  emails?: EmailDto[] | null;

  @AddressesField(PhoneDto, 'phones', 'primaryPhone')
  phones?: PhoneDto[] | null;

  @AddressesField(LinkDto, 'links', 'linkedinUrl')
  links?: LinkDto[] | null;

  @LabelIdsField()
  labelIds?: string[] | null;
}
