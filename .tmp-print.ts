import { writeFileSync } from 'node:fs';
import { cardLists, PATIENT_GRID, patientOn, speaksToOne, viewOf, lineFace } from './packages/checks/src/index.ts';
import { conditionsOf } from './packages/clinical/src/index.ts';
import { edition } from './packages/content/src/index.ts';
const names = ['not said', 'newborn 3 kg', '5 kg', '16 kg', '80 kg', '70 kg, 65 years', '70 kg, pregnant'];
const cards = Object.values(edition.protocols).filter(speaksToOne);
const SKIP = new Set(['guidelineNotes', 'ahaReference']);
let out: string[] = [];
const files: string[][] = [];
for (const card of cards) {
  const text: string[] = [`######## ${card.title} (${card.id}), for ${card.ageGroup ?? 'both'}`];
  for (const name of names) {
    const grid = PATIENT_GRID.find((g) => g.name === name)!;
    const who = patientOn(card, grid);
    if ((card.ageGroup === 'adult' && /^(newborn|5|16)/.test(name)) || (card.ageGroup === 'pediatric' && /^(80|70)/.test(name))) continue;
    const whole = ['16 kg', '80 kg', 'newborn 3 kg'].includes(name) || (card.ageGroup === 'pediatric' && name === '5 kg');
    text.push(`\n==== ${card.title}: patient ${name}`);
    for (const [list, lines] of Object.entries(cardLists(card))) {
      if (SKIP.has(list) || (!whole && list !== 'first60Seconds')) continue;
      const { shown, others } = viewOf(edition, card, lines, who);
      if (shown.length + others.length === 0) continue;
      text.push(`-- ${list}${others.length ? ` (not for this patient: ${others.length})` : ''}`);
      for (const { text: t, doses } of shown) {
        text.push(`   ${t}`);
        for (const { line } of doses) {
          const n = conditionsOf(line.contraindications, 'never', undefined), c = conditionsOf(line.contraindications, 'call first', undefined);
          const extra = [n && `Never if: ${n}`, c && `Call first if: ${c}`, line.preparation && `Recipe: ${line.preparation.recipe}`, ...(line.warnings ?? []).map((w) => `Warning: ${w.text}`)].filter(Boolean);
          if (extra.length) text.push(`       [box: ${extra.join(' | ')}]`);
        }
      }
    }
  }
  text.push('-- rows of drugs: ' + card.medications.map((l) => `${l.medication} (${l.indication})`).join('; '));
  files.push(text);
}
const n = Number(process.argv[2] ?? 4);
for (let i = 0; i < n; i++) writeFileSync(`/tmp/s12/read/cards-${i + 1}.txt`, files.filter((_, at) => at % n === i).map((t) => t.join('\n')).join('\n\n\n'));
console.log(cards.length, cards.map((c) => c.id).join(' '));
