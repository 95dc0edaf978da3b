import { isIP } from 'node:net';
import type { PasskeyPlace } from '@first60/seal';
import { OperatorError } from '../operator-error.ts';

/** Where passkeys may be used, as an operator states it. Browsers have passkeys on https and on localhost only. */
export function passkeyPlaceOf(origin: string, rpId: string | undefined): PasskeyPlace {
  const url = URL.parse(origin);
  const isOrigin = url !== null && url.href === `${url.origin}/`;
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost');
  if (!isOrigin || !isSecure) {
    throw new OperatorError(`--origin must be an origin such as https://ems.example, not "${origin}".`);
  }
  const { hostname } = url;
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) {
    throw new OperatorError(`--origin must have a name, not the address ${hostname}: passkeys belong to a domain.`);
  }
  const domain = rpId ?? hostname;
  const isOwn = domain === hostname || (domain.includes('.') && hostname.endsWith(`.${domain}`));
  if (!isOwn) throw new OperatorError(`--rp-id must be ${hostname} or a domain above it, not "${domain}".`);
  return { rpId: domain, origin: url.origin };
}
