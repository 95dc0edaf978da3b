/**
 * State shared within a process: its environment and folder, its globals and their replacements, and file-level hooks,
 * which would run for the tests in every other file. Files that start processes also measure and wait, so they run in
 * their own process.
 */
const SHARED =
  /\bprocess\.(?:env|chdir|exit|exitCode|on|once)\b|\bglobalThis\b|\bmock\b|\bsetTimeout\b|node:child_process|^(?:test\.)?(?:before|after)(?:Each)?\(/m;

/**
 * True if a test file runs in its own process. This applies to all files of the server, with its engines, and to files
 * that change shared state.
 */
export const hasOwnProcess = (file: string, source: string): boolean =>
  file.startsWith('packages/server/') || SHARED.test(source);
