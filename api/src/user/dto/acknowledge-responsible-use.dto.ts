import { type AcknowledgeResponsibleUse } from '@rapport/contracts';
import { TextField } from '../../validation/fields.ts';
import { sameKeys } from '../../validation/same-keys.ts';

const LONGEST_VERSION = 20;

/** The body of PUT /api/user/acknowledgements/responsible-use. */
export class AcknowledgeResponsibleUseDto implements AcknowledgeResponsibleUse {
  @TextField({ description: 'Which text was shown', example: '1', longest: LONGEST_VERSION })
  version: string;
}

sameKeys<AcknowledgeResponsibleUseDto, AcknowledgeResponsibleUse>(true);
