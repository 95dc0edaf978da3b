import { ORIGIN } from './app-script.ts';

/** A page's request to the server, as a test reads it. */
export class DocumentRequest {
  readonly #url: string;
  readonly #method: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #body: string | null;

  constructor(url: string, method: string, headers: Readonly<Record<string, string>>, body: string | null) {
    this.#url = new URL(url, ORIGIN).href;
    this.#method = method.toUpperCase();
    this.#headers = headers;
    this.#body = body;
  }

  static async of(input: RequestInfo | URL, init: RequestInit): Promise<DocumentRequest> {
    if (input instanceof Request) {
      const body = input.body === null ? null : await input.text();
      return new DocumentRequest(input.url, input.method, Object.fromEntries(input.headers), body);
    }
    const body = init.body === undefined || init.body === null ? null : String(init.body);
    return new DocumentRequest(
      String(input),
      init.method ?? 'GET',
      Object.fromEntries(new Headers(init.headers)),
      body,
    );
  }

  url(): string {
    return this.#url;
  }
  method(): string {
    return this.#method;
  }
  headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }
  postData(): string | null {
    return this.#body;
  }
  postDataJSON(): unknown {
    return this.#body === null ? null : JSON.parse(this.#body);
  }
}
