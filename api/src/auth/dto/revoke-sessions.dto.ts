import { ApiProperty } from '@nestjs/swagger';
import { REVOCATION_SCOPES, type RevocationScope } from '@rapport/contracts';
import { choiceProblem } from '../../validation/domain/value-rules.ts';
import { Rule } from '../../validation/rule.ts';

/** The body of POST /api/user/revocations. */
export class RevokeSessionsDto {
  @ApiProperty({
    enum: REVOCATION_SCOPES,
    description:
      'Whose access ends: of the session of this token, of all sessions, or of all but this one',
    example: 'local',
  })
  @Rule((value) => choiceProblem(value, REVOCATION_SCOPES))
  scope: RevocationScope;
}
