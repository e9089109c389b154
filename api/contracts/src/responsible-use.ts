/**
 * What a user agrees to before the first assessment, in plain words. A changed meaning needs a new
 * `RESPONSIBLE_USE_VERSION`, so that all users are asked again.
 */
export const RESPONSIBLE_USE_POINTS: readonly string[] = [
  'A result is an estimate from what you have seen. It can be wrong.',
  'It is a starting point for better conversations, not a fact about the person.',
  'It is not a clinical or diagnostic tool.',
  'Do not use it to hire, promote, dismiss, rate, lend to, insure or select people.',
  'You decide what to store. Leave out health, beliefs, sexuality, union membership and other sensitive matters.',
  'Tell people about it when you reasonably can. Respect an objection, and share what you hold about them when they ask.',
  'You can delete a contact at any time. Settings lets you export or delete everything you have stored.',
];
