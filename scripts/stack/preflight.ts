import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode, messageOf, type Print, StepError } from '@rapport/workspace-kit';
import { portOwner } from './port-owner.ts';
import { type StackPorts } from './ports.ts';

const LEAST_NODE = [20, 19] as const;
/** Milliseconds that the parts of a killed run may need to notice and end. */
const ORPHAN_PATIENCE_MS = 20_000;

/** @throws StepError if this Node is older than the product requires */
export function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [leastMajor, leastMinor] = LEAST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new StepError(
    `This is Node ${version}; Rapport needs ${LEAST_NODE.join('.')} or newer. Install it from https://nodejs.org and start again.`,
  );
}

/**
 * Ensures that the data folder exists.
 * @throws StepError if it isn't writable
 */
export function requireWritableFolder(folder: string): void {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    // Postgres may run under another account, which has to enter the folder.
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StepError(
      `The data folder ${folder} cannot be written to: ${messageOf(error)}. Give this account the right to, or choose another folder with RAPPORT_DATA.`,
    );
  }
}

/**
 * Checks that every port of the stack is free.
 * @param afterCrash true if an earlier run was killed, so its parts may still be ending
 * @throws StepError with each taken port, its program, and what to do
 */
export async function requireFreePorts(ports: StackPorts, afterCrash: boolean, print: Print) {
  const deadline = performance.now() + (afterCrash ? ORPHAN_PATIENCE_MS : 0);
  for (let attempt = 1; ; attempt += 1) {
    const taken = await takenPorts(ports);
    if (taken.length === 0) return;
    if (performance.now() > deadline) throw new StepError(describeTaken(taken, ports));
    if (attempt === 1) print('  Waiting for the parts of the last run, which was killed');
    await sleep(100);
  }
}

interface TakenPort {
  port: number;
  part: string;
}

async function takenPorts(ports: StackPorts): Promise<TakenPort[]> {
  const { remotes, ...others } = ports;
  const wanted = Object.entries({ ...others, ...remotes }).sort(([, one], [, two]) => one - two);
  const free = await Promise.all(wanted.map(([, port]) => isFree(port)));
  return wanted.flatMap(([part, port], index) => (free[index] ? [] : [{ part, port }]));
}

function describeTaken(taken: TakenPort[], ports: StackPorts): string {
  const lines = taken.map(({ part, port }) => {
    const owner = portOwner(port);
    return `- ${port} (${part}) is taken by ${owner ?? 'a program of another account'}`;
  });
  const { shell, otherRemotes } = ports;
  return [
    'Some ports that Rapport needs are taken:',
    ...lines,
    `Stop those programs, or choose other ports: with RAPPORT_PORT=${shell + 100} the stack uses ${shell + 100} to ${otherRemotes + 100}.`,
  ].join('\n');
}

/** True if no one listens on a port, on either loopback address: browsers may try both for localhost. */
async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && canListen(port, '::1');
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // Without IPv6, no one can listen on ::1.
    server.once('error', (error) => resolve(!hasCode(error, 'EADDRINUSE', 'EACCES')));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
