import { type NewContactFields } from './contact-fields.ts';
import { pastedContact } from './pasted-contact.ts';

/** "Ada Lovelace from Engines Ltd", "ada lovelace (engines ltd)". */
const AT_COMPANY =
  /^(.+?)(?:\s+(?:works (?:at|for)|who works (?:at|for)|from|at|@)\s+(.+)|\s*[(,]\s*([^()]+)\)?)$/iu;

/** The fields in what was typed after "new contact" in the command menu. */
export function typedContact(text: string): Partial<NewContactFields> {
  const { displayName = text, ...found } = pastedContact(text) ?? {};
  const [, name, company, inBrackets] = AT_COMPANY.exec(displayName) ?? [];
  const organizationName = (company ?? inBrackets)?.trim();
  if (name === undefined || organizationName === undefined) return { displayName, ...found };
  return { displayName: name.trim(), organizationName, ...found };
}
