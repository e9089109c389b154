import { ApiProperty } from '@nestjs/swagger';

/** The answer that a stated preference implies for a question. */
export class StatedAnswerDto {
  @ApiProperty({ type: String, example: 'workstyle-ei-f5' }) questionId: string;
  @ApiProperty({ enum: ['A', 'B'], example: 'B' }) answer: 'A' | 'B';
  @ApiProperty({ type: String, example: 'To sort something out they...' }) question: string;
  @ApiProperty({ type: String, example: 'write a message' }) option: string;
}
