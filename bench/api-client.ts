import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The session cookie, if the response sets one. */
  readonly cookie: string | undefined;
}

export interface RawRequest {
  readonly method: string;
  /** Sent unchanged, even if malformed. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes if the body should not be text. */
  readonly body?: string | Buffer;
}

/**
 * Client for one server over keep-alive connections. It uses plain `http`, because `fetch` repairs what a hostile
 * client would not.
 */
export class ApiClient {
  readonly #url: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  constructor(url: string) {
    this.#url = new URL(url);
  }

  /** @throws when the server cannot be reached or the connection ends in the middle of the response */
  send({ method, path, headers = {}, body }: RawRequest): Promise<Answer> {
    const { hostname, port } = this.#url;
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { hostname, port, method, path, agent: this.#agent, headers: { ...headers, ...length } };
      const call = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('aborted', () => reject(new Error('aborted')));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            headers: response.headers,
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
          }),
        );
      });
      call.setTimeout(30_000, () => call.destroy(new Error('no answer in 30 s')));
      call.on('error', reject);
      call.end(body);
    });
  }

  json(method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    if (body === undefined) return this.send({ method, path, headers });
    const typed = { 'content-type': 'application/json', ...headers };
    return this.send({ method, path, headers: typed, body: JSON.stringify(body) });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/**
 * One address may register only a limited number of people, so each of these people has their own address. The server
 * is started with TRUST_PROXY=loopback so that it trusts this address, as it would behind a proxy.
 */
export const fromAddress = (number: number): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `198.18.${(number >> 8) & 255}.${number & 255}`,
});

export const person = (email: string) => ({ email, password: 'correct horse', firstName: 'Sara', lastName: 'Alharbi' });
