export const BULK_CHANGES = ['cadence', 'labels', 'delete', 'restore'] as const;
export type BulkChangeKind = (typeof BULK_CHANGES)[number];

/** How many ids one POST /api/contacts/bulk takes. */
export const BULK_LIMIT = 500;
