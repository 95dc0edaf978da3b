/** The text of a file of this app. @throws where it cannot be had: the network, the status, or `signal` */
export async function fetchText(path: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return await answer.text();
}
