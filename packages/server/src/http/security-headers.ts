import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { isHttps } from './public-origin.ts';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** Position is for the nearest hospital; the app uses nothing else. Sharing and copying stay allowed. */
const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => (feature.includes('=') ? feature : `${feature}=()`))
  .join(', ');

/** An answer of the API is data: should a browser ever show one as a page, that page may do nothing at all. */
const DATA_POLICY = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
/** What else has a meaning for data. The other headers are about pages, and each costs time in every answer. */
const ABOUT_DATA: ReadonlySet<string> = new Set([
  ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'referrer-policy', 'strict-transport-security'],
  ...['x-content-type-options', 'x-frame-options'],
]);

type Headers = Readonly<Record<string, string>>;

/** Headers of every answer: nothing is loaded from, sent to or framed by another origin, and no data is cached. */
export interface SecurityHeaders {
  readonly ofPages: Headers;
  readonly ofData: Headers;
}

export async function securityHeaders(publicOrigin: string | undefined): Promise<SecurityHeaders> {
  const ofPages = { ...(await helmetHeaders(publicOrigin)), 'permissions-policy': PERMISSIONS_POLICY };
  const ofData = {
    ...Object.fromEntries(Object.entries(ofPages).filter(([name]) => ABOUT_DATA.has(name))),
    'content-security-policy': DATA_POLICY,
    'cache-control': 'no-store',
  };
  return { ofPages, ofData };
}

export function addSecurityHeaders(app: FastifyInstance, { ofPages, ofData }: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isApi(request.url) || isApi(request.routeOptions.url)) {
      reply.headers(ofData).header('x-request-id', request.id);
    } else reply.headers(ofPages);
    done();
  });
}

/** By its route as well as by its address: "/%61pi/auth/user" is the same call, spelt differently. */
const isApi = (url = ''): boolean => /^\/api(?:[/?]|$)/.test(url);

/** What helmet sets depends on no request, and it would put the policy together anew for each: it is asked once. */
async function helmetHeaders(publicOrigin: string | undefined): Promise<Headers> {
  const app = fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: SELF,
        scriptSrc: SELF,
        styleSrc: SELF,
        imgSrc: [...SELF, 'data:'],
        fontSrc: SELF,
        connectSrc: SELF,
        workerSrc: SELF,
        manifestSrc: SELF,
        frameSrc: SELF,
        objectSrc: NONE,
        baseUri: NONE,
        formAction: SELF,
        frameAncestors: SELF,
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'no-referrer' },
    // Only the operator knows about the other names below theirs, so the subdomains are not included.
    hsts: isHttps(publicOrigin) ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  app.get('/', async () => '');
  const { headers } = await app.inject({ url: '/' });
  await app.close();
  const lasting = Object.entries(headers).filter(([name]) => !OF_THE_ANSWER.has(name));
  return Object.fromEntries(lasting.map(([name, value]) => [name, String(value)]));
}

const OF_THE_ANSWER: ReadonlySet<string> = new Set(['content-type', 'content-length', 'date', 'connection']);
