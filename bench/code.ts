import { replay } from './code/replay.ts';

/* A running code. `node bench/code.ts [parts]`; without parts all of them. */
const PARTS = { replay } as const;

const words = process.argv.slice(2);
for (const [part, measure] of Object.entries(PARTS)) if (words.length === 0 || words.includes(part)) measure();
