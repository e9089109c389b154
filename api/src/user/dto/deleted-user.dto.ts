import { ApiProperty } from '@nestjs/swagger';

/** Answer of DELETE /api/user, after which the product holds nothing of this user. */
export class DeletedUserDto {
  @ApiProperty({
    type: Boolean,
    description: 'Whether the account at the auth service is gone too; the data is in any case',
  })
  accountDeleted: boolean;
}
