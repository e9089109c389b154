import { TextField } from '../../validation/fields.ts';

const LONGEST_VERSION = 20;

/** The body of PUT /api/user/acknowledgements/responsible-use. */
export class AcknowledgeResponsibleUseDto {
  @TextField({ description: 'Which text was shown', example: '1', longest: LONGEST_VERSION })
  version: string;
}
