import { jsonObject } from '../database/sql.ts';
import { relationFields } from '../relations/relations-sql.ts';
import { type ExportedRelationDto } from './dto/exported-relation.dto.ts';

const { createdAt, ...fields } = relationFields('c.id');

const RELATION = jsonObject({
  ...fields,
  notedAt: createdAt,
  otherId: 'o.id',
  otherName: 'o.display_name',
} satisfies Record<keyof ExportedRelationDto, string>);

/** The relations of `c` (rapport.contacts) in the export; those with deleted contacts are left out. */
export const RELATIONS = `(SELECT COALESCE(json_agg(${RELATION} ORDER BY r.created_at, r.id), '[]')
  FROM rapport.relations r
  JOIN rapport.contacts o ON o.user_profile_id = r.user_profile_id AND o.deleted_at IS NULL
    AND o.id = CASE WHEN r.contact_id = c.id THEN r.other_id ELSE r.contact_id END
  WHERE r.user_profile_id = c.user_profile_id AND (r.contact_id = c.id OR r.other_id = c.id))`;
