/**
 * What a process shares: its environment and folder, its globals and what stands in for them, and the hooks of a whole
 * file, which would run for the tests of every other one. Who starts processes measures and waits, and does so in its own.
 */
const SHARED =
  /\bprocess\.(?:env|chdir|exit|exitCode|on|once)\b|\bglobalThis\b|\bmock\b|\bsetTimeout\b|node:child_process|^(?:test\.)?(?:before|after)(?:Each)?\(/m;

/** Whether a test file runs in a process of its own: all of the server's, with its engines, and who changes what is shared. */
export const hasOwnProcess = (file: string, source: string): boolean =>
  file.startsWith('packages/server/') || SHARED.test(source);
