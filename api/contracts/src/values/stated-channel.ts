/** Channels for reaching a contact. */
export const STATED_CHANNELS = ['call', 'video', 'email', 'message', 'inPerson'] as const;
export type StatedChannel = (typeof STATED_CHANNELS)[number];
