import type { CookieSerializeOptions } from '@fastify/cookie';
import { SESSION_MARK } from '@first60/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../http/public-origin.ts';
import { SESSION_LIFETIME } from '../store/sessions.ts';

export interface SessionCookie {
  readonly name: string;
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** Under https the __Host- prefix makes the browser refuse a cookie set by a neighbouring subdomain. */
export function createSessionCookie(publicOrigin: string | undefined): SessionCookie {
  const secure = isHttps(publicOrigin);
  const name = secure ? '__Host-first60' : 'first60';
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } satisfies CookieSerializeOptions;
  const markAttributes = { ...attributes, httpOnly: false } satisfies CookieSerializeOptions;
  return {
    name,
    // Read here rather than by the plugin, because the plugin would read it for every request, and most files need no
    // session.
    read: ({ headers, server }) => (headers.cookie && server.parseCookie(headers.cookie)[name]) || undefined,
    write: (reply, token) => {
      const maxAge = SESSION_LIFETIME / 1000;
      reply.setCookie(name, token, { ...attributes, maxAge });
      reply.setCookie(SESSION_MARK, 'yes', { ...markAttributes, maxAge });
    },
    clear: (reply) => {
      reply.clearCookie(name, attributes);
      reply.clearCookie(SESSION_MARK, markAttributes);
    },
  };
}
