import { ApiProperty } from '@nestjs/swagger';
import { type DeletedUser } from '@rapport/contracts';
import { sameKeys } from '../../validation/same-keys.ts';

/** What is left after a deletion, for the documentation. */
export class DeletedUserDto implements DeletedUser {
  @ApiProperty({
    type: Boolean,
    description: 'Whether the account at the auth service is gone too; the data is in any case',
  })
  accountDeleted: boolean;
}

sameKeys<DeletedUserDto, DeletedUser>(true);
