import { type NewContactFields } from './contact-fields.ts';
import { pastedContact } from './pasted-contact.ts';

/** "Ada Lovelace from Engines Ltd", "ada lovelace (engines ltd)". */
const AT_COMPANY =
  /^(.+?)(?:\s+(?:works (?:at|for)|who works (?:at|for)|from|at|@)\s+(.+)|\s*[(,]\s*([^()]+)\)?)$/iu;

/** "Head of CSR at Halden Bank". */
const TITLE_AT = /^\s*(.+?)\s+(?:at|@)\s+(.+?)\s*$/iu;

/** The fields in what was typed after "new contact" in the command menu. */
export function typedContact(text: string): Partial<NewContactFields> {
  const { displayName = text, ...found } = pastedContact(text) ?? {};
  const [, name, company, inBrackets] = AT_COMPANY.exec(displayName) ?? [];
  const organizationName = (company ?? inBrackets)?.trim();
  if (name === undefined || organizationName === undefined) return { displayName, ...found };
  const [, title = '', atCompany = ''] = TITLE_AT.exec(inBrackets ?? '') ?? [];
  return title === ''
    ? { displayName: name.trim(), organizationName, ...found }
    : { displayName: name.trim(), organizationTitle: title, organizationName: atCompany, ...found };
}
