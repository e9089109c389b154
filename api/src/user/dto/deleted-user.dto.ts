import { ApiProperty } from '@nestjs/swagger';

/** Response of DELETE /api/user, after which no data of this user is stored. */
export class DeletedUserDto {
  @ApiProperty({
    type: Boolean,
    description: 'Whether the account at the auth service is gone too; the data is in any case',
  })
  accountDeleted: boolean;
}
