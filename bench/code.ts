import { codeKills } from './code/kills.ts';
import { replay } from './code/replay.ts';

const words = process.argv.slice(2);
/** How many kills, where the words say it. */
const times = Number(words.find((word) => /^\d+$/.test(word)) ?? 100);

/* A running code. `node bench/code.ts [parts] [how many kills]`; without parts all of them. */
const PARTS = { replay, kills: () => codeKills(times) } as const;

const parts = words.filter((word) => Object.hasOwn(PARTS, word));
for (const [part, measure] of Object.entries(PARTS)) if (parts.length === 0 || parts.includes(part)) await measure();
