import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { codeState } from '@first60/clinical';
import { edition } from '../built/edition.ts';
import { engineMoment } from './code-oracle/engine-moment.ts';
import { logOfScript } from './code-oracle/log-of-script.ts';
import { momentAt } from './code-oracle/moment.ts';
import { clockText, readScript } from './code-oracle/script.ts';

const FOLDER = new URL('code-oracle/scripts/', import.meta.url);
let n=0;
for (const file of readdirSync(FOLDER).sort()) {
  test(file, () => {
    const { presses } = readScript(readFileSync(new URL(file, FOLDER), 'utf8'));
    const log = logOfScript(presses);
    const out: string[] = [];
    let last = '';
    for (let now = 0; now <= (presses.at(-1)?.at ?? 0) + 60; now += 1) {
      const a = momentAt(presses, now);
      const b = engineMoment(edition.codes ?? {}, codeState(log.filter((e) => e.t <= now * 1000)), now);
      const diff = Object.keys(a).filter((k) => { n+=1; return a[k] !== b[k]; }).map((k) => `${k}: oracle ${a[k]} engine ${b[k]}`);
      const text = diff.filter((d) => !d.startsWith('cycle')).join(' | ') + (diff.some((d) => d.startsWith('cycle')) ? ' cycle' : '');
      if (text !== last && text.trim() !== '') out.push(`${clockText(now)} ${text}`);
      last = text;
    }
    console.log(file, n, out.join('\n'));
  });
}
