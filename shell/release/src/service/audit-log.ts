import { randomUUID } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '@rapport/workspace-kit';

/** A user's action on a remote, and its result. */
export interface AuditEntry {
  /** Both lines of a change have the same id: the one before it, and the one with the result. */
  id: string;
  at: string;
  /** Id of the token, and its team; undefined without a valid token. */
  token?: string | undefined;
  team?: string | undefined;
  /** Address of the client. */
  from: string;
  action: string;
  remote?: string | undefined;
  version?: string | undefined;
  /** Revision of the registry after the change. */
  revision?: number | undefined;
  result: 'begun' | 'done' | 'refused' | 'too late' | 'failed';
  /** Why it was refused or failed. */
  reason?: string | undefined;
}

const FILE = 'audit.jsonl';

/**
 * Opens the audit log of a service: one line of JSON per event, append-only.
 * @param folder that contains the tokens, too
 */
export function openAuditLog(folder: string, now: () => Date) {
  const file = join(folder, FILE);
  return {
    /** @throws the error of the file system: an action that can't be logged must not happen */
    async write(entry: Omit<AuditEntry, 'id' | 'at'> & { id?: string }): Promise<string> {
      const id = entry.id ?? randomUUID();
      const line = JSON.stringify({ id, at: now().toISOString(), ...entry });
      // The line break comes first, so a partial line from a full disk doesn't corrupt the next one.
      await appendFile(file, `\n${line}`, { mode: 0o600 });
      return id;
    },

    /** Returns every event once, with its final result, in the order in which they began. */
    async read(): Promise<AuditEntry[]> {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) return '';
        throw error;
      });
      const byId = new Map<string, AuditEntry>();
      for (const entry of text.split('\n').flatMap(parseLine)) byId.set(entry.id, entry);
      return [...byId.values()];
    },
  };
}

export type AuditLog = ReturnType<typeof openAuditLog>;

/** Formats an event as a line for a terminal. Times are UTC. */
export function describeAudit(entry: AuditEntry): string {
  const { at, team, token, action, remote, version, revision, result, reason, from } = entry;
  const what = [action, remote, version].filter(Boolean).join(' ');
  const who = token === undefined ? 'no valid token' : `${team} (${token})`;
  const end = [
    result === 'begun' ? 'begun, and its end is unknown' : result,
    revision !== undefined && `revision ${revision}`,
    reason,
  ];
  const line = `${at.slice(0, 19).replace('T', ' ')}  ${who}  ${what}  ${end.filter(Boolean).join(', ')}  from ${from}`;
  // Control characters from a client must not move the cursor of the terminal.
  return line.replaceAll(/\p{Cc}+/gu, ' ');
}

function parseLine(line: string): AuditEntry[] {
  try {
    const value: unknown = JSON.parse(line);
    return isEntry(value) ? [value] : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is AuditEntry {
  return ['id', 'at', 'from', 'action', 'result'].every(
    (name) => typeof Reflect.get(Object(value), name) === 'string',
  );
}
