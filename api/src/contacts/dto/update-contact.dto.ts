import {
  ChangedNameField,
  LabelIdsField,
  OptionalEmailField,
  OptionalNotesField,
  OptionalPhoneField,
  OptionalTextField,
  OptionalTimeField,
  OptionalWebAddressField,
} from '../../validation/fields.ts';
import { ChangePlainFactsDto } from '../plain-facts.ts';
import { AddressesField, EmailDto, LinkDto, PhoneDto } from './addresses.dto.ts';

/** The body of PATCH /api/contacts/{id}: absent fields stay unchanged, null clears. */
export class UpdateContactDto extends ChangePlainFactsDto {
  @ChangedNameField({ description: 'Full name', example: 'Ada Lovelace' })
  displayName?: string;

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

  @OptionalWebAddressField({
    description: 'Picture',
    example: 'https://example.com/ada.jpg',
  })
  photoUrl?: string | null;

  @OptionalNotesField({
    description: 'Why you may keep what you note about this person',
    example: 'We work together under a contract.',
  })
  legalBasisNote?: string | null;

  @OptionalTimeField({ description: 'When you told this person about it' })
  informedAt?: string | null;
}
