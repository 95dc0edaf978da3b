import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { isHttps } from './public-origin.ts';

const SELF = ["'self'"];
const NONE = ["'none'"];

/** Geolocation is for finding the nearest hospital. The app uses nothing else. Sharing and copying remain allowed. */
const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => (feature.includes('=') ? feature : `${feature}=()`))
  .join(', ');

/**
 * Policy for data: API responses and the parts of the app. When a page loads them, the browser applies that page's
 * policy. If one is opened as a page itself, that page may do nothing.
 */
const DATA_POLICY = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
/** The headers that matter for data. The others concern pages, and each costs time and bytes in every response. */
const ABOUT_DATA: ReadonlySet<string> = new Set([
  ...['cross-origin-opener-policy', 'cross-origin-resource-policy', 'referrer-policy', 'strict-transport-security'],
  ...['x-content-type-options', 'x-frame-options'],
]);

type Headers = Readonly<Record<string, string>>;

/** Headers for every response. Nothing is loaded from, sent to or framed by another origin, and no data is cached. */
export interface SecurityHeaders {
  readonly ofPages: Headers;
  /**
   * Headers for the API, and for the app's scripts, style sheets and data. The app's files set their own caching time.
   */
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
    } else reply.headers(isPart(request.url) ? ofData : ofPages);
    done();
  });
}

/** Checked by route and by address, because "/%61pi/auth/user" is the same call spelled differently. */
const isApi = (url = ''): boolean => /^\/api(?:[/?]|$)/.test(url);

/** The build puts no pages into this folder. An address that is spelled differently gets the page headers. */
const isPart = (url: string): boolean => url.startsWith('/assets/');

/**
 * Helmet's headers do not depend on the request, but it would rebuild the policy each time. So it is called only once.
 */
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
    // Only the operator knows the other names below the domain, so subdomains are not included.
    hsts: isHttps(publicOrigin) ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  app.get('/', async () => '');
  const { headers } = await app.inject({ url: '/' });
  await app.close();
  const lasting = Object.entries(headers).filter(([name]) => !OF_THE_ANSWER.has(name));
  return Object.fromEntries(lasting.map(([name, value]) => [name, String(value)]));
}

const OF_THE_ANSWER: ReadonlySet<string> = new Set(['content-type', 'content-length', 'date', 'connection']);
