import type { CallAnswer, CallBody, CallMethod } from '@first60/contract';
import { reportContact } from './connection.ts';

/** A non-success response. The message is the status, a colon, a space and the body text (or the status text). */
export class ApiError extends Error {
  readonly status: number;
  /** The sentence in the response's `message` field, if there is one. */
  readonly sentence: string | undefined;

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body === '' ? statusText : body}`);
    this.name = 'ApiError';
    this.status = status;
    this.sentence = sentenceOf(body);
  }
}

function sentenceOf(body: string): string | undefined {
  try {
    const parsed: { readonly message?: unknown } | null = JSON.parse(body);
    if (typeof parsed?.message === 'string') return parsed.message;
  } catch {
    // Not JSON, for example a proxy's error page. The caller falls back to its own sentence.
  }
  return undefined;
}

/** The server's own sentence for an error, or else the given one. */
export const sentenceFrom = (error: unknown, fallback: string): string =>
  (error instanceof ApiError ? error.sentence : undefined) ?? fallback;

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The arguments after method and address: the body if the contract has one, otherwise nothing. */
export type Sent<Method, Address> =
  undefined extends CallBody<Method, Address>
    ? [body?: undefined, options?: CallOptions]
    : [body: CallBody<Method, Address>, options?: CallOptions];

/** A poor network may keep a call open for minutes. After this time the server counts as unreachable. */
const PATIENCE_MS = 30_000;

/**
 * Sends one call with cookies, and with a JSON body if there is one. The response is trusted to match the contract: the
 * server is tested against the same schemas, and checking the response here again would load them before sign-in.
 * @throws ApiError for any non-success response; TypeError if the server cannot be reached; DOMException if the call
 * takes too long or `signal` aborts it; SyntaxError for a success that is not JSON. Our server never sends one: a proxy
 * or a portal responded in its place.
 */
export const call = async <Method extends CallMethod, Address extends string>(
  method: Method,
  address: Address,
  ...sent: Sent<Method, Address>
): Promise<CallAnswer<Method, Address>> => JSON.parse(await send(method, address, ...sent));

/** The same for a call whose response is not parsed: any success is accepted. @returns the response text */
export async function send<Method extends CallMethod, Address extends string>(
  method: Method,
  address: Address,
  ...[body, options = {}]: Sent<Method, Address>
): Promise<string> {
  const response = await reach(address, {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...options,
    ...(body !== undefined && {
      headers: { ...options.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return text;
}

/** A status above 500 comes from a gateway or a content delivery network, in place of a server that is down. */
export const isOfGateway = (status: number): boolean => status > 500;

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, init);
    reportContact(!isOfGateway(response.status));
    return response;
  } catch (error) {
    reportContact(false);
    throw error;
  }
}
