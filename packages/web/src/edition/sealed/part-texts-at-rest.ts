import type { Edition } from '@first60/edition';
import { eachPartText } from '@first60/seal';
import { nextTask } from '../../device/next-task.ts';

/** The page may answer a press after this long. */
const TASK_MS = 8;

/** The parts of an edition. All of them in one go would hold up a press for a fifth of a second on a slow phone. */
export async function partTextsAtRest(edition: Edition): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  let began = performance.now();
  for (const [path, text] of eachPartText(edition)) {
    texts.set(path, text);
    if (performance.now() - began < TASK_MS) continue;
    await nextTask();
    began = performance.now();
  }
  return texts;
}
