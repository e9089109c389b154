import { jsonObject } from '../database/sql.ts';
import { type ContactLabelDto } from './dto/contact-label.dto.ts';

/** The fields of a label that a contact shows; `l` is rapport.labels. */
export const LABEL_FIELDS = {
  id: 'l.id',
  name: 'l.name',
  color: 'l.color',
  kind: 'l.kind',
} satisfies Record<keyof ContactLabelDto, string>;

/** A list of the SQL expression `json` for each label of rapport.contacts `c`, by name. */
export function labelsOfContact(json: string): string {
  return `(SELECT COALESCE(json_agg(${json} ORDER BY l.sort_name), '[]') FROM rapport.labels l
    WHERE l.user_profile_id = c.user_profile_id AND l.id = ANY(c.label_ids))`;
}

/** True if rapport.contacts `c` has a candidate label, so that no estimate is made or shown. */
export const IS_CANDIDATE = `(c.label_ids <> '{}' AND EXISTS (SELECT FROM rapport.labels l
  WHERE l.user_profile_id = c.user_profile_id AND l.id = ANY(c.label_ids) AND l.kind = 'candidate'))`;

/** The same in a statement about many contacts of one `owner`, whose labels are looked up once. */
export function isCandidateOf(owner: string): string {
  return `(c.label_ids && ARRAY(SELECT l.id FROM rapport.labels l
    WHERE l.user_profile_id = ${owner} AND l.kind = 'candidate'))`;
}

/** The labels of rapport.contacts `c` as the API gives them. */
export const CONTACT_LABELS_JSON = labelsOfContact(jsonObject(LABEL_FIELDS));
