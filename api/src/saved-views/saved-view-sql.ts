import { jsonObject } from '../database/sql.ts';
import { type SavedViewDto } from './dto/saved-view.dto.ts';

/** Filters that views got later. */
const LATER_FILTERS = {
  ...{ city: null, country: null, department: null, company: null },
  ...{ prefers: null, never: null, missing: null, notSince: null, customFields: [] },
};

/** A view as the API returns it; `v` is rapport.saved_views. */
export const SAVED_VIEW_JSON = jsonObject({
  id: 'v.id',
  name: 'v.name',
  // Views of an earlier release have fewer filters.
  query: `'${JSON.stringify(LATER_FILTERS)}'::jsonb || v.query`,
} satisfies Record<keyof SavedViewDto, string>);

/** All views of user $1, oldest first. */
export const SAVED_VIEWS = `SELECT
    COALESCE(json_agg(${SAVED_VIEW_JSON} ORDER BY v.created_at, v.id), '[]')::text AS json
  FROM rapport.saved_views v WHERE v.user_profile_id = $1`;
