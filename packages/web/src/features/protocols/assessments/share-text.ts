/** Whether this device has a share sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet. Closing it without sharing is no failure. */
export async function shareText(text: string): Promise<void> {
  await navigator.share({ text }).catch(() => undefined);
}

/** Copies a text; false when the device does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
