import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Patch,
  Post,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentUser } from '../auth/current-user.ts';
import { type User } from '../auth/user.ts';
import { ApiContactId, ContactIdPipe } from '../contacts/contact-id.pipe.ts';
import { FromReplica } from '../database/from-replica.ts';
import { ApiErrors } from '../documentation/api-errors.ts';
import { Changes, Shows } from '../documentation/effects.ts';
import { Scope } from '../documentation/scopes.ts';
import { type JsonText } from '../http/json-text.ts';
import { Replay } from '../http/replay.ts';
import { CommitmentsService } from './commitments.service.ts';
import {
  CommitmentDto,
  CreateCommitmentDto,
  OpenCommitmentDto,
  UpdateCommitmentDto,
} from './dto/commitment.dto.ts';
import { ApiId, IdPipe } from '../http/id-pipe.ts';

const INVALID = { VALIDATION_FAILED: 'text is required' };
const VERSION = {
  ETag: { description: 'Version of the commitment', schema: { type: 'string' as const } },
};
const ApiIfMatch = () =>
  ApiHeader({
    name: 'If-Match',
    description: 'The ETag that the change is based on; without it the last change wins',
    required: false,
    schema: { type: 'string' },
    example: '"1-3q2-7wXkT1vZ"',
  });

@ApiTags('Commitments')
@Controller('api')
export class CommitmentsController {
  constructor(private readonly commitments: CommitmentsService) {}

  @Get('commitments')
  @FromReplica()
  @Scope('interactions')
  @Shows('contacts')
  @ApiOperation({
    summary: 'List what is promised and asked and not done, the soonest due first',
  })
  @ApiOkResponse({ type: [OpenCommitmentDto], description: '500 at most' })
  @ApiErrors([])
  open(@CurrentUser() user: User): Promise<JsonText<OpenCommitmentDto[]>> {
    return this.commitments.open(user.id);
  }

  @Get('commitments/:contactId')
  @Scope('interactions')
  @Shows('contacts')
  @ApiOperation({
    summary: 'List the promises, questions, numbers, and people in the notes of a contact',
    description: 'Open ones first, the soonest due of them; then what is done, the latest first.',
  })
  @ApiContactId('contactId')
  @ApiOkResponse({ type: [CommitmentDto] })
  @ApiErrors(['INVALID_CONTACT_ID', 'CONTACT_NOT_FOUND'])
  list(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
  ): Promise<JsonText<CommitmentDto[]>> {
    return this.commitments.list(user.id, contactId);
  }

  @Get('commitments/:contactId/:id')
  @Scope('interactions')
  @Shows('contacts')
  @ApiOperation({ summary: 'Get a commitment' })
  @ApiContactId('contactId')
  @ApiId('Id of a commitment with that contact')
  @ApiOkResponse({ type: CommitmentDto, headers: VERSION })
  @ApiErrors(['INVALID_CONTACT_ID', 'INVALID_COMMITMENT_ID', 'COMMITMENT_NOT_FOUND'])
  find(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Param('id', new IdPipe('INVALID_COMMITMENT_ID')) id: string,
  ): Promise<JsonText<CommitmentDto>> {
    return this.commitments.find(user.id, contactId, id);
  }

  @Post('commitments/:contactId')
  @Scope('interactions')
  @Changes('contacts')
  @Replay('commitment')
  @ApiOperation({ summary: 'Note a promise, a question, a number, or a person' })
  @ApiContactId('contactId')
  @ApiCreatedResponse({ type: CommitmentDto, headers: VERSION })
  @ApiErrors(
    [
      'INVALID_CONTACT_ID',
      'CONTACT_NOT_FOUND',
      'VALIDATION_FAILED',
      'INTERACTION_NOT_FOUND',
      'COMMITMENT_NOT_FOUND',
      'LIMIT_REACHED',
    ],
    { ...INVALID, LIMIT_REACHED: "text can't be added: a contact has at most 500" },
  )
  create(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Body() body: CreateCommitmentDto,
  ): Promise<JsonText<CommitmentDto>> {
    return this.commitments.create(user.id, contactId, body);
  }

  @Patch('commitments/:contactId/:id')
  @Scope('interactions')
  @Changes('contacts')
  @ApiOperation({ summary: 'Change a commitment, say that it is done, or put it off' })
  @ApiContactId('contactId')
  @ApiId('Id of a commitment with that contact')
  @ApiIfMatch()
  @ApiOkResponse({ type: CommitmentDto, headers: VERSION })
  @ApiErrors(
    [
      'INVALID_CONTACT_ID',
      'INVALID_COMMITMENT_ID',
      'COMMITMENT_NOT_FOUND',
      'VALIDATION_FAILED',
      'COMMITMENT_CHANGED',
    ],
    INVALID,
  )
  update(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Param('id', new IdPipe('INVALID_COMMITMENT_ID')) id: string,
    @Body() body: UpdateCommitmentDto,
    @Headers('If-Match') ifMatch?: string,
  ): Promise<JsonText<CommitmentDto>> {
    return this.commitments.update(user.id, contactId, id, body, ifMatch);
  }

  @Delete('commitments/:contactId/:id')
  @HttpCode(204)
  @Scope('interactions')
  @Changes('contacts')
  @ApiOperation({ summary: 'Remove a commitment; the note stays as it is' })
  @ApiContactId('contactId')
  @ApiId('Id of a commitment with that contact')
  @ApiIfMatch()
  @ApiNoContentResponse({ description: 'It is gone' })
  @ApiErrors([
    'INVALID_CONTACT_ID',
    'INVALID_COMMITMENT_ID',
    'COMMITMENT_NOT_FOUND',
    'COMMITMENT_CHANGED',
  ])
  remove(
    @CurrentUser() user: User,
    @Param('contactId', ContactIdPipe) contactId: string,
    @Param('id', new IdPipe('INVALID_COMMITMENT_ID')) id: string,
    @Headers('If-Match') ifMatch?: string,
  ): Promise<void> {
    return this.commitments.remove(user.id, contactId, id, ifMatch);
  }
}
