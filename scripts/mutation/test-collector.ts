type Body = (context: { diagnostic: (message: string) => void }) => unknown;

let bodies: Body[] = [];
let beforeEach: Array<() => unknown> = [];

/** Replaces node:test in the worker. Tests are collected, then run one by one until one fails. */
const collect = Object.assign((_name: string, body: Body) => void bodies.push(body), {
  beforeEach: (body: () => unknown) => void beforeEach.push(body),
});
Object.assign(globalThis, { collectTest: collect });

/** The module that `import { test } from 'node:test'` loads. */
export const COLLECTOR_SOURCE = 'export const test = globalThis.collectTest; export default test;';

/** Imports a test file by its address and runs its tests. Returns true if a test, or the import, failed. */
export async function failsIn(url: string): Promise<boolean> {
  bodies = [];
  beforeEach = [];
  try {
    await import(url);
    for (const body of bodies) {
      for (const prepare of beforeEach) await prepare();
      await body({ diagnostic: () => {} });
    }
    return false;
  } catch {
    return true;
  }
}
