export const BULK_CHANGES = ['cadence', 'labels', 'organization', 'delete', 'restore'] as const;
export type BulkChangeKind = (typeof BULK_CHANGES)[number];

/** The maximum number of IDs in one POST /api/contacts/bulk. */
export const BULK_LIMIT = 500;
