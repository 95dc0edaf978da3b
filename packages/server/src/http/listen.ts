import { lookup } from 'node:dns/promises';
import type { Config } from '../config.ts';
import { OperatorError } from '../operator-error.ts';
import type { App } from './app-type.ts';

/**
 * After an outage all users of a service connect at the same moment. The default backlog of 511 would refuse some of
 * them.
 */
const BACKLOG = 4_096;

/**
 * Listens and returns the address in a form that a browser accepts. A host name is resolved first. Otherwise Fastify
 * would open a second server for the name's other addresses, which a shutdown does not close.
 */
export async function listen(app: App, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  try {
    const { address } = await lookup(host);
    return await app.listen({ host: address, port, backlog: BACKLOG });
  } catch (error) {
    throw new OperatorError(sentenceFor(error, host, port));
  }
}

function sentenceFor(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is already in use: set PORT to a free one.`;
  if (code === 'EACCES') return `Port ${port} on ${host} may not be opened by this user: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST "${host}" is not an address of this machine: set HOST to one that is, such as 127.0.0.1.`;
  }
  return `The server cannot listen on ${host}, port ${port}: ${error instanceof Error ? error.message : error}.`;
}
