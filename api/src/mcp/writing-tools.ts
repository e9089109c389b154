import { type McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { INTERACTION_OUTCOMES, INTERACTION_TYPES } from '@rapport/contracts';
import { z } from 'zod';
import { type InteractionDto } from '../interactions/dto/interaction.dto.ts';
import { type MeetingDto } from '../interactions/dto/meeting.dto.ts';
import { type OwnApi } from './own-api.ts';
import { answer } from './tool-answer.ts';

const ADDS = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
} as const;
const TIME = 'A time with its zone, like 2026-03-14T09:30:00+01:00';
const NOTES = z.string().max(10_000).optional();
const LINE = z.string().max(140).optional();
const KEY = z
  .string()
  .optional()
  .describe('A key of your own, like a UUID: a call that is repeated with it is done once');

/** Adds the tools that write. They only add, and a person can change or remove what they added. */
export function addWritingTools(server: McpServer, api: OwnApi): void {
  server.registerTool(
    'log_interaction',
    {
      title: 'Log an interaction',
      description:
        'Adds an interaction that has happened to the log of one contact, which also counts as the last contact with them. Needs the scope interactions.',
      inputSchema: {
        contactId: z.uuid().describe('The id of the contact'),
        type: z.enum(INTERACTION_TYPES),
        interactionDate: z.string().optional().describe(`${TIME}; now by default`),
        description: z.string().max(320).optional().describe('A headline'),
        notes: NOTES.describe('What is worth remembering'),
        outcome: z.enum(INTERACTION_OUTCOMES).optional(),
        followUpAt: z
          .string()
          .optional()
          .describe('The day of what is promised; only with the outcome follow_up_needed'),
        followUpText: z
          .string()
          .max(320)
          .optional()
          .describe('What is promised; only with the outcome follow_up_needed'),
        key: KEY,
      },
      annotations: ADDS,
    },
    async ({ contactId, key, interactionDate = new Date().toISOString(), ...body }) => {
      const path = `/api/interactions/${contactId}`;
      const logged = await api.post<InteractionDto>(path, { ...body, interactionDate }, key);
      const { id, type, interactionDate: date, outcome } = logged;
      return answer({ logged: { id, contactId, type, interactionDate: date, outcome } });
    },
  );
  server.registerTool(
    'plan_meeting',
    {
      title: 'Plan a meeting',
      description:
        'Adds a planned meeting with one or more contacts. No one is invited, and no calendar changes. Needs the scope meetings.',
      inputSchema: {
        contactIds: z.array(z.uuid()).min(1).describe('Who takes part'),
        startsAt: z.string().describe(`${TIME}, up to a year ahead`),
        title: z.string().max(320).optional(),
        duration: z.number().int().optional().describe('In minutes'),
        place: z.string().max(320).optional(),
        link: z.string().max(2000).optional().describe('A web address, or tel: and a number'),
        goal: LINE.describe('What the user wants from it'),
        news: LINE.describe('What is new since last time'),
        worry: LINE.describe('What they might object to'),
        notes: NOTES,
        key: KEY,
      },
      annotations: ADDS,
    },
    async ({ key, ...body }) => {
      const planned = await api.post<MeetingDto>('/api/meetings', body, key);
      const { id, title, startsAt, duration, people } = planned;
      return answer({ planned: { id, title, startsAt, duration, people } });
    },
  );
}
