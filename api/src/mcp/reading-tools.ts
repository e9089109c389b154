import { type McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { dueStateWords, PATTERN_SLOTS } from '@rapport/contracts';
import { z } from 'zod';
import { type ContactDto, type ContactSummaryDto } from '../contacts/dto/contact.dto.ts';
import { type GuidanceDto } from '../guidance/dto/guidance.dto.ts';
import { briefingAnswer } from './briefing-answer.ts';
import { composedAnswer } from './composed-answer.ts';
import { type OwnApi } from './own-api.ts';
import { answer } from './tool-answer.ts';

const READS = { readOnlyHint: true, openWorldHint: false } as const;
const LIMIT = z.number().int().min(1).max(50).default(10).describe('The most contacts to return');
const CONTACT_ID = z.uuid().describe('The id of a contact, from find_contacts or who_is_due');

/** Adds the tools that change nothing. */
export function addReadingTools(server: McpServer, api: OwnApi): void {
  server.registerTool(
    'find_contacts',
    {
      title: 'Find contacts',
      description:
        'Finds contacts by name, organization, title, address, phone number, label, or note. Changes nothing. Needs the scope contacts:read.',
      inputSchema: {
        query: z.string().min(1).max(200).describe('Words or a number'),
        limit: LIMIT,
      },
      annotations: READS,
    },
    async ({ query, limit }) => answer({ contacts: await listed(api, limit, { q: query }) }),
  );
  server.registerTool(
    'who_is_due',
    {
      title: 'Who is due',
      description:
        'Lists the contacts whose chosen cadence says that it is time to be in touch, the longest overdue first. Changes nothing. Needs the scope contacts:read.',
      inputSchema: { limit: LIMIT },
      annotations: READS,
    },
    async ({ limit }) =>
      answer({ contacts: await listed(api, limit, { due: 'true', sort: 'nextDue' }) }),
  );
  server.registerTool(
    'read_briefing',
    {
      title: 'Read a briefing',
      description:
        'Returns what to know before a conversation with one contact: facts, what they said they like, and what the estimate adds, with how sure it is. Say it no more surely than that. Changes nothing. Needs the scopes contacts:read and guidance:read.',
      inputSchema: { contactId: CONTACT_ID },
      annotations: READS,
    },
    async ({ contactId }) => answer(briefingAnswer(...(await guided(api, contactId)))),
  );
  server.registerTool(
    'compose_from_pattern',
    {
      title: 'Compose from a pattern',
      description:
        'Returns sentences that suit how one contact likes to work, made of the patterns of their tips and of your words for the slots. Blanks stay in brackets. Nothing is sent, and nothing changes. Needs the scopes contacts:read and guidance:read.',
      inputSchema: {
        contactId: CONTACT_ID,
        tipId: z.string().optional().describe('Only the pattern of this tip'),
        fillings: z
          .partialRecord(z.enum(PATTERN_SLOTS), z.string().max(320))
          .default({})
          .describe('Words for slots, like { "matter": "the budget", "wish": "hear your view" }'),
      },
      annotations: READS,
    },
    async ({ contactId, tipId, fillings }) =>
      answer(composedAnswer(...(await guided(api, contactId)), fillings, tipId)),
  );
}

async function guided(api: OwnApi, contactId: string): Promise<[ContactDto, GuidanceDto]> {
  const contact = await api.get<ContactDto>(`/api/contacts/${contactId}`);
  return [contact, await api.get<GuidanceDto>(`/api/guidance/${contactId}`)];
}

async function listed(api: OwnApi, limit: number, query: Record<string, string>) {
  const search = new URLSearchParams({ ...query, limit: String(limit) });
  const contacts = await api.get<ContactSummaryDto[]>(`/api/contacts?${search}`);
  return contacts.map((contact) => ({
    id: contact.id,
    name: contact.displayName,
    title: contact.organizationTitle,
    organization: contact.organizationName,
    email: contact.primaryEmail,
    phone: contact.primaryPhone,
    lastContactAt: contact.lastInteractionAt,
    due: dueStateWords(contact),
    // Types belong to the briefing, which says how sure they are.
    estimate:
      contact.objectedAt === null
        ? contact.assessmentComplete
          ? 'assessed'
          : 'not_assessed'
        : 'objected',
  }));
}
