import { paths } from '@first60/contract';
import type { UserScope } from '../../session/user-scope.ts';
import { showsAnother } from '../live-edition.ts';
import { contentState } from './content-server.ts';
import { DATABASE } from './edition-database.ts';
import { canVerify, editionStatus, setEditionStatus } from './edition-status.ts';
import { onOtherTab } from './other-tabs.ts';

/** While the page is seen, the server is asked this often what is current, a fifth more or less. */
const OFTEN_MS = 20_000;
/** The same where the server has no content governance. */
const SELDOM_MS = 600_000;

/**
 * Asks the server what is current: now, again and again while the page is seen, when it is seen again, and at the next
 * contact. It is no query of the query client: no screen waits for the answer, and it belongs to no user.
 * @returns how to stop
 */
export function watchContent(scope: UserScope): () => void {
  if (!canVerify()) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const run = async () => {
    clearTimeout(timer);
    if (isStopped || document.hidden) return;
    const isGoverned = await lookOnce(scope);
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(run, (isGoverned ? OFTEN_MS : SELDOM_MS) * (0.8 + 0.4 * Math.random()));
  };
  const now = () => void run();
  void findUnmarked().finally(now);
  document.addEventListener('visibilitychange', now);
  window.addEventListener('online', now);
  // A tab that has not met an edition yet asks the server seldom, and would go on showing the edition in the build.
  const stopFollowing = onOtherTab(() => void followStored());
  return () => {
    isStopped = true;
    stopFollowing();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', now);
    window.removeEventListener('online', now);
  };
}

/** Shows what another tab, or a start before this one, has installed. */
async function followStored(): Promise<void> {
  try {
    const { follow } = await import('./shown-edition.ts');
    await follow();
  } catch {
    // The next look asks the server.
  }
}

/**
 * A browser writes the marker to the disk some seconds after the edition. One that was killed in between has an edition
 * without a marker, which no start asks for: it is found here.
 */
async function findUnmarked(): Promise<void> {
  try {
    const databases = showsAnother() ? [] : await indexedDB.databases();
    if (databases.some(({ name }) => name === DATABASE)) await followStored();
  } catch {
    // A browser that does not tell its databases, or none at all, waits for the server.
  }
}

/** @returns whether the server has content governance, as far as is known */
async function lookOnce(scope: UserScope): Promise<boolean> {
  try {
    // The tabs of a device ask one after the other: an older answer must not arrive after a newer one.
    const isGoverned = (await navigator.locks?.request('first60-content', look)) ?? (await look());
    // Not while it holds the lock of the device: a call of a user who leaves never settles.
    if (isGoverned) await tellReceipt(scope);
    return isGoverned;
  } catch {
    return true;
  }
}

async function look(): Promise<boolean> {
  const signed = await contentState();
  if (signed === null) {
    // It had one: this device knows its recovery key.
    if (editionStatus().root !== undefined) setEditionStatus({ refusal: 'less' });
    return false;
  }
  const { takeStatement } = await import('./shown-edition.ts');
  try {
    await takeStatement(signed);
  } catch {
    setEditionStatus({ refusal: 'not-loaded' });
  }
  return true;
}

/** Says once for each user of the device what is installed on it. What failed is said at the next look. */
async function tellReceipt(scope: UserScope): Promise<void> {
  const { installedHere } = await import('./shown-edition.ts');
  const installed = await installedHere();
  if (installed === undefined || scope.read('edition-receipt') === installed.digest) return;
  try {
    await scope.call('POST', paths.contentReceipts, { items: [installed] });
    scope.write('edition-receipt', installed.digest);
  } catch {
    // The next look says it again.
  }
}
