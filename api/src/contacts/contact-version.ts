/** The header of responses with a whole contact. */
export const CONTACT_VERSION = {
  ETag: {
    description: 'Version of the contact and digest of the answer',
    schema: { type: 'string' as const },
  },
};
