/**
 * The text of one of the app's files. @throws if it cannot be fetched: because of the network, the status, or `signal`
 */
export async function fetchText(path: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return await answer.text();
}
