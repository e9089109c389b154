import { STATED_FIELDS } from '../stated-preferences/stated-preferences-sql.ts';
import { type ExportedStatedPreferenceDto } from './dto/exported-stated-preference.dto.ts';

/** A stated preference in the export; `s` is rapport.stated_preferences. */
export const STATED = {
  id: STATED_FIELDS.id,
  kind: STATED_FIELDS.kind,
  value: STATED_FIELDS.value,
  text: STATED_FIELDS.text,
  learnedOn: STATED_FIELDS.learnedOn,
  notedAt: STATED_FIELDS.createdAt,
  interactionId: STATED_FIELDS.interactionId,
} satisfies Record<keyof ExportedStatedPreferenceDto, string>;
