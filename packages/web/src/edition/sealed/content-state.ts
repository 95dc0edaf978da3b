import { paths } from '@first60/contract';
import type { UserScope } from '../../session/user-scope.ts';
import { showsAnother } from '../live-edition.ts';
import { contentState } from './content-server.ts';
import { DATABASE } from './edition-database.ts';
import { canVerify, editionStatus, setEditionStatus } from './edition-status.ts';
import { onOtherTab } from './other-tabs.ts';

/** Interval between checks with the server while the page is visible, varied by up to a fifth. */
const OFTEN_MS = 20_000;
/** The same for a server without content governance. */
const SELDOM_MS = 600_000;

/**
 * Asks the server what is current: now, repeatedly while the page is visible, when it becomes visible again, and when
 * the network comes back. It does not use the query client because no screen waits for the response and the response
 * does not belong to a user.
 * @returns a function that stops it
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
  // A tab that has not seen a published edition yet rarely asks the server, so it would keep showing the edition in the
  // build.
  const stopFollowing = onOtherTab(() => void followStored());
  return () => {
    isStopped = true;
    stopFollowing();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', now);
    window.removeEventListener('online', now);
  };
}

/** Shows the edition that another tab, or an earlier start, has installed. */
async function followStored(): Promise<void> {
  try {
    const { follow } = await import('./shown-edition.ts');
    await follow();
  } catch {
    // The next check asks the server.
  }
}

/**
 * A browser writes the marker to disk some seconds after the edition. If the browser is killed in between, there is an
 * edition without a marker, and later starts do not look for that edition. Such an edition is found here.
 */
async function findUnmarked(): Promise<void> {
  try {
    const databases = showsAnother() ? [] : await indexedDB.databases();
    if (databases.some(({ name }) => name === DATABASE)) await followStored();
  } catch {
    // If the browser cannot list its databases, or has none, the next server check decides.
  }
}

/** @returns true if the server has content governance, as far as is known */
async function lookOnce(scope: UserScope): Promise<boolean> {
  try {
    // The device's tabs ask one after another, because an older response must not arrive after a newer one.
    const isGoverned = (await navigator.locks?.request('first60-content', look)) ?? (await look());
    // Sent after the device lock is released, because the request never settles if the user leaves.
    if (isGoverned) await tellReceipt(scope);
    return isGoverned;
  } catch {
    return true;
  }
}

async function look(): Promise<boolean> {
  const signed = await contentState();
  if (signed === null) {
    // The server has had content governance, because this device knows its recovery key.
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

/** Reports the installed edition once for each user of the device. A failed report is sent again at the next check. */
async function tellReceipt(scope: UserScope): Promise<void> {
  const { installedHere } = await import('./shown-edition.ts');
  const installed = await installedHere();
  if (installed === undefined || scope.read('edition-receipt') === installed.digest) return;
  try {
    await scope.call('POST', paths.contentReceipts, { items: [installed] });
    scope.write('edition-receipt', installed.digest);
  } catch {
    // The next check sends the report again.
  }
}
