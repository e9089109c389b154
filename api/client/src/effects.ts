// Generated from api/openapi.json by generate.mjs; `pnpm --filter api openapi` renews it.
/** What each read shows, by its path. */
export const SHOWS: Readonly<Record<string, readonly string[]>> = {
  "/api/contacts/duplicates": [
    "contacts",
    "labels"
  ],
  "/api/contacts/merges": [
    "contacts"
  ],
  "/api/contacts/deleted": [
    "contacts"
  ],
  "/api/changes": [],
  "/api/contacts": [
    "contacts",
    "labels"
  ],
  "/api/contacts/places": [
    "contacts"
  ],
  "/api/contacts/dates": [
    "contacts"
  ],
  "/api/contacts/{id}": [
    "contacts",
    "labels"
  ],
  "/api/cadence-defaults": [
    "contacts",
    "labels",
    "profile"
  ],
  "/api/labels": [
    "labels",
    "contacts"
  ],
  "/api/custom-fields": [
    "custom-fields"
  ],
  "/api/views": [
    "views",
    "labels"
  ],
  "/api/imports": [
    "imports"
  ],
  "/api/imports/{id}": [
    "imports"
  ],
  "/api/calendars": [
    "calendars",
    "contacts"
  ],
  "/api/calendar-feed": [
    "calendar-feed"
  ],
  "/api/calendar-files": [
    "calendars"
  ],
  "/api/calendar-files/{id}": [
    "calendars",
    "contacts"
  ],
  "/api/meetings/{id}/meeting.ics": [
    "contacts",
    "profile"
  ],
  "/api/interactions/{contactId}": [
    "contacts"
  ],
  "/api/meetings": [
    "contacts"
  ],
  "/api/meetings/{id}": [
    "contacts"
  ],
  "/api/commitments": [
    "contacts"
  ],
  "/api/commitments/{contactId}": [
    "contacts"
  ],
  "/api/commitments/{contactId}/{id}": [
    "contacts"
  ],
  "/api/stated-preferences/{contactId}": [
    "contacts"
  ],
  "/api/relations/{contactId}": [
    "contacts"
  ],
  "/api/health/{contactId}": [
    "contacts"
  ],
  "/api/actions/{contactId}": [
    "contacts"
  ],
  "/api/assessment-responses/{contactId}": [
    "answers"
  ],
  "/api/assessment-runs/{contactId}": [
    "contacts"
  ],
  "/api/coaching-recommendations": [],
  "/api/personality-profile": [],
  "/api/guidance/{contactId}": [
    "contacts",
    "scores"
  ],
  "/api/meeting-guidance/{id}": [
    "contacts"
  ],
  "/api/today": [
    "contacts",
    "first-steps"
  ],
  "/api/today/next-meeting": [
    "contacts"
  ],
  "/api/analytics/due": [
    "contacts"
  ],
  "/api/analytics/interactions": [
    "contacts"
  ],
  "/api/analytics/estimates": [
    "contacts"
  ],
  "/api/user/profile": [
    "profile",
    "scores"
  ],
  "/api/user-profile": [
    "scores"
  ],
  "/api/access-tokens": [
    "access-tokens"
  ],
  "/api/webhooks": [
    "webhooks"
  ],
  "/api/webhooks/{id}/deliveries": [
    "webhooks"
  ],
  "/api/address-books": [
    "address-books",
    "contacts",
    "calendars"
  ],
  "/api/address-books/{id}/questions": [
    "address-books",
    "contacts"
  ],
  "/api/address-books/{id}/problems": [
    "address-books",
    "contacts"
  ],
  "/api/user/digest": [
    "digest"
  ],
  "/api/push": [
    "push"
  ],
  "/api/user/details": [
    "profile",
    "own-photo"
  ],
  "/api/user/details/card.vcf": [
    "profile",
    "own-photo"
  ],
  "/api/companies/spellings": [
    "contacts"
  ],
  "/api/first-steps": [
    "first-steps",
    "contacts"
  ],
  "/api/export": [
    "contacts",
    "answers",
    "labels",
    "custom-fields",
    "views",
    "imports",
    "calendars",
    "calendar-feed",
    "profile",
    "first-steps",
    "own-photo",
    "scores",
    "digest",
    "access-tokens",
    "webhooks",
    "push",
    "address-books"
  ],
  "/api/contacts/{id}/export": [
    "contacts",
    "labels",
    "custom-fields",
    "answers",
    "imports"
  ],
  "/api/export/contacts.csv": [
    "contacts",
    "labels",
    "custom-fields"
  ],
  "/api/export/contacts.vcf": [
    "contacts",
    "labels",
    "custom-fields"
  ],
  "/api/undos": [
    "contacts",
    "imports",
    "calendars"
  ]
};

/** What each write changes, by its method and path. */
export const CHANGES: Readonly<Record<string, readonly string[]>> = {
  "POST /api/user/revocations": [],
  "POST /api/contacts/matches": [],
  "POST /api/contacts/{id}/not-same": [
    "contacts"
  ],
  "POST /api/contacts/{id}/merge": [
    "contacts",
    "answers"
  ],
  "POST /api/contacts/{id}/unmerge": [
    "contacts",
    "answers"
  ],
  "DELETE /api/contacts/deleted": [
    "contacts"
  ],
  "DELETE /api/contacts/{id}/for-good": [
    "contacts",
    "answers"
  ],
  "POST /api/contacts": [
    "contacts"
  ],
  "PATCH /api/contacts/{id}": [
    "contacts",
    "answers"
  ],
  "DELETE /api/contacts/{id}": [
    "contacts",
    "answers"
  ],
  "POST /api/contacts/{id}/restore": [
    "contacts",
    "answers"
  ],
  "PUT /api/contacts/{id}/photo": [
    "contacts"
  ],
  "DELETE /api/contacts/{id}/photo": [
    "contacts"
  ],
  "POST /api/contacts/{id}/objection": [
    "contacts",
    "answers"
  ],
  "DELETE /api/contacts/{id}/objection": [
    "contacts",
    "answers"
  ],
  "DELETE /api/contacts/{id}/estimate": [
    "contacts",
    "answers"
  ],
  "PUT /api/contacts/{id}/review": [
    "contacts"
  ],
  "POST /api/contacts/bulk": [
    "contacts",
    "answers"
  ],
  "PUT /api/cadence-defaults": [
    "profile"
  ],
  "POST /api/cadence-defaults/apply": [
    "contacts"
  ],
  "POST /api/labels": [
    "labels"
  ],
  "PATCH /api/labels/{id}": [
    "labels",
    "contacts"
  ],
  "DELETE /api/labels/{id}": [
    "labels",
    "contacts"
  ],
  "POST /api/custom-fields": [
    "custom-fields"
  ],
  "PATCH /api/custom-fields/{id}": [
    "custom-fields",
    "contacts",
    "views"
  ],
  "DELETE /api/custom-fields/{id}": [
    "custom-fields",
    "contacts",
    "views"
  ],
  "POST /api/views": [
    "views"
  ],
  "PATCH /api/views/{id}": [
    "views"
  ],
  "DELETE /api/views/{id}": [
    "views"
  ],
  "POST /api/imports": [
    "imports"
  ],
  "POST /api/imports/{id}/rows": [
    "imports",
    "contacts"
  ],
  "POST /api/imports/{id}/undo": [
    "imports",
    "contacts"
  ],
  "POST /api/calendars": [
    "calendars"
  ],
  "POST /api/calendars/{id}/refresh": [
    "calendars",
    "contacts"
  ],
  "DELETE /api/calendars/{id}": [
    "calendars",
    "contacts"
  ],
  "POST /api/calendar-feed": [
    "calendar-feed"
  ],
  "PATCH /api/calendar-feed": [
    "calendar-feed"
  ],
  "DELETE /api/calendar-feed": [
    "calendar-feed"
  ],
  "POST /api/calendar-files": [
    "contacts",
    "calendars"
  ],
  "POST /api/calendar-files/{id}/undo": [
    "calendars",
    "contacts"
  ],
  "POST /api/interactions/{contactId}": [
    "contacts"
  ],
  "PATCH /api/interactions/{contactId}/{id}": [
    "contacts"
  ],
  "DELETE /api/interactions/{contactId}/{id}": [
    "contacts"
  ],
  "POST /api/meetings": [
    "contacts"
  ],
  "PATCH /api/meetings/{id}": [
    "contacts"
  ],
  "DELETE /api/meetings/{id}": [
    "contacts"
  ],
  "PUT /api/meetings/{id}/outcome": [
    "contacts"
  ],
  "DELETE /api/meetings/{id}/outcome": [
    "contacts"
  ],
  "POST /api/meetings/{id}/restore": [
    "contacts"
  ],
  "POST /api/commitments/{contactId}": [
    "contacts"
  ],
  "PATCH /api/commitments/{contactId}/{id}": [
    "contacts"
  ],
  "DELETE /api/commitments/{contactId}/{id}": [
    "contacts"
  ],
  "POST /api/stated-preferences/{contactId}": [
    "contacts"
  ],
  "DELETE /api/stated-preferences/{contactId}/{id}": [
    "contacts"
  ],
  "POST /api/relations/{contactId}": [
    "contacts"
  ],
  "DELETE /api/relations/{contactId}/{id}": [
    "contacts"
  ],
  "PUT /api/health/{contactId}/cadence": [
    "contacts"
  ],
  "PATCH /api/actions/{contactId}/{actionId}": [
    "contacts"
  ],
  "POST /api/quiz-complete": [
    "contacts",
    "answers"
  ],
  "POST /api/assessment-complete/{contactId}": [
    "contacts",
    "answers"
  ],
  "POST /api/assessment-responses": [
    "answers"
  ],
  "POST /api/assessment-runs/{contactId}/answers": [
    "contacts",
    "answers"
  ],
  "POST /api/observations/{contactId}": [
    "contacts",
    "answers"
  ],
  "PUT /api/tip-feedback/{contactId}/{tipId}": [
    "contacts"
  ],
  "PUT /api/user/acknowledgements/responsible-use": [
    "profile"
  ],
  "PUT /api/user/photo": [
    "own-photo"
  ],
  "DELETE /api/user": [
    "contacts",
    "answers",
    "labels",
    "custom-fields",
    "views",
    "imports",
    "calendars",
    "calendar-feed",
    "profile",
    "own-photo",
    "scores",
    "digest",
    "access-tokens",
    "webhooks",
    "push",
    "address-books"
  ],
  "PUT /api/user-personality": [
    "scores"
  ],
  "POST /api/access-tokens": [
    "access-tokens"
  ],
  "DELETE /api/access-tokens": [
    "access-tokens"
  ],
  "DELETE /api/access-tokens/{id}": [
    "access-tokens"
  ],
  "POST /api/webhooks": [
    "webhooks"
  ],
  "PATCH /api/webhooks/{id}": [
    "webhooks"
  ],
  "DELETE /api/webhooks/{id}": [
    "webhooks"
  ],
  "POST /api/webhooks/{id}/secret": [],
  "POST /api/webhooks/{id}/test": [
    "webhooks"
  ],
  "POST /api/webhooks/{id}/deliveries/{deliveryId}/send": [
    "webhooks"
  ],
  "POST /api/address-books": [
    "address-books"
  ],
  "PATCH /api/address-books/{id}": [
    "address-books",
    "calendars",
    "contacts"
  ],
  "DELETE /api/address-books/{id}": [
    "address-books",
    "calendars",
    "contacts"
  ],
  "POST /api/address-books/{id}/sync": [
    "address-books",
    "calendars"
  ],
  "POST /api/address-books/{id}/questions": [
    "address-books"
  ],
  "POST /api/address-books/{id}/questions/{questionId}": [
    "address-books"
  ],
  "PUT /api/user/digest": [
    "digest"
  ],
  "POST /api/user/digest/now": [
    "digest"
  ],
  "PUT /api/push": [
    "push"
  ],
  "POST /api/push/devices": [
    "push"
  ],
  "DELETE /api/push/devices/{id}": [
    "push"
  ],
  "POST /api/push/devices/{id}/test": [
    "push"
  ],
  "PUT /api/user/details": [
    "profile",
    "digest",
    "push"
  ],
  "PUT /api/user/details/photo": [
    "own-photo"
  ],
  "DELETE /api/user/details/photo": [
    "own-photo"
  ],
  "POST /api/companies/different": [
    "contacts"
  ],
  "POST /api/first-steps/end": [
    "first-steps"
  ],
  "POST /api/sample-people": [
    "first-steps",
    "contacts"
  ],
  "DELETE /api/sample-people": [
    "first-steps",
    "contacts"
  ],
  "POST /api/undos/{id}": [
    "contacts",
    "answers"
  ]
};

/** Why reads change with time alone, by their path. */
export const CHANGES_WITH_TIME: Readonly<Record<string, readonly string[]>> = {
  "/api/contacts/duplicates": [
    "due"
  ],
  "/api/contacts/merges": [
    "undo"
  ],
  "/api/contacts/deleted": [
    "undo"
  ],
  "/api/contacts": [
    "due"
  ],
  "/api/contacts/dates": [
    "day"
  ],
  "/api/contacts/{id}": [
    "due"
  ],
  "/api/calendar-files": [
    "undo"
  ],
  "/api/meetings": [
    "due"
  ],
  "/api/health/{contactId}": [
    "due"
  ],
  "/api/actions/{contactId}": [
    "due"
  ],
  "/api/guidance/{contactId}": [
    "day"
  ],
  "/api/today": [
    "due",
    "day"
  ],
  "/api/today/next-meeting": [
    "due"
  ],
  "/api/analytics/due": [
    "due",
    "day"
  ],
  "/api/analytics/interactions": [
    "day"
  ],
  "/api/export": [
    "due"
  ],
  "/api/contacts/{id}/export": [
    "due"
  ],
  "/api/export/contacts.csv": [
    "due"
  ],
  "/api/undos": [
    "undo"
  ]
};
