import { type CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** Returns an object as the result of a tool: every assistant reads text. */
export function answer(value: object): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value, null, 1) }] };
}
