#!/usr/bin/env node
import { createInterface } from 'node:readline';
import { relayMcp } from './relay-mcp.ts';

const USAGE = `Usage: RAPPORT_URL=https://api.example.com RAPPORT_TOKEN=rapport_pat_… npx @rapport/client mcp

Connects an assistant that starts programs (MCP over standard input and output) to Rapport. Create the token in
Settings, Developer, with the scopes that the assistant may use.`;

const { RAPPORT_URL = '', RAPPORT_TOKEN = '' } = process.env;
const [command, ...rest] = process.argv.slice(2);
if (command !== 'mcp' || rest.length > 0) fail(USAGE);
else if (RAPPORT_URL === '' || RAPPORT_TOKEN === '') {
  fail(`${RAPPORT_URL === '' ? 'RAPPORT_URL' : 'RAPPORT_TOKEN'} is missing.\n\n${USAGE}`);
} else {
  const lines = createInterface({ input: process.stdin });
  const print = (line: string) => process.stdout.write(`${line}\n`);
  await relayMcp({ url: RAPPORT_URL, token: RAPPORT_TOKEN, lines, print }).catch((error) =>
    fail(error instanceof Error ? error.message : String(error)),
  );
}

function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
