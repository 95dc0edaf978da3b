/** Where shared text went. Closing the share sheet is not a failure. */
export type Shared = 'sheet' | 'clipboard' | 'nowhere';

/** Opens the device's share sheet. If there is none or it cannot be opened, the text is copied instead. */
export async function shareText(content: { readonly text: string; readonly title?: string }): Promise<Shared> {
  if (canShare() && (await navigator.share(content).then(() => true, wasClosed))) return 'sheet';
  return (await copyText(content.text)) ? 'clipboard' : 'nowhere';
}

/** Copies text. Returns false if the device does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const canShare = (): boolean => typeof navigator.share === 'function';

const wasClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
