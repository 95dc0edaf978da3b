/** One press by the crew: "4:10 drug epinephrine 1 mg 10 mL IV @first". */
export interface Press {
  /** Whole seconds after the press on CODE. */
  readonly at: number;
  readonly kind: string;
  readonly words: readonly string[];
  /** A name that corrections refer to. */
  readonly label?: string;
}

/** Expected values for one second, determined by hand: "= 4:10 cues=epinephrine-may". */
interface Expectation {
  readonly at: number;
  readonly key: string;
  readonly value: string;
}

export interface Script {
  readonly title: string;
  readonly presses: readonly Press[];
  readonly expectations: readonly Expectation[];
}

export function secondsOf(text: string): number {
  const [, minutes, seconds] = /^(\d+):([0-5]\d)$/.exec(text) ?? [];
  if (minutes === undefined || seconds === undefined) throw new RangeError(`${text} is no time`);
  return Number(minutes) * 60 + Number(seconds);
}

export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Reads a scripted arrest. Every line is a title, a press or an expectation; anything else is an error. */
export function readScript(text: string): Script {
  const lines = text.trim().split('\n');
  const presses: Press[] = [];
  const expectations: Expectation[] = [];
  for (const line of lines.slice(1)) {
    const [first = '', second = '', ...rest] = line.split(' ');
    if (first === '=') {
      for (const pair of rest) {
        const [key = '', value = ''] = pair.split('=');
        expectations.push({ at: secondsOf(second), key, value });
      }
      continue;
    }
    const last = rest.at(-1);
    const labelled = last?.startsWith('@') && !['undone', 'restored'].includes(second);
    presses.push({
      at: secondsOf(first),
      kind: second,
      words: labelled ? rest.slice(0, -1) : rest,
      ...(labelled && last !== undefined && { label: last }),
    });
  }
  if (presses.some(({ at }, index) => at < (presses[index - 1]?.at ?? 0))) throw new RangeError('presses out of order');
  return { title: (lines[0] ?? '').replace(/^# /, ''), presses, expectations };
}

/**
 * The drill arrests that are called out to a medic, from the tables on their page: the time and the last column of each
 * row.
 */
export const readDrills = (page: string): Array<readonly [name: string, script: Script]> =>
  page
    .split('\n## ')
    .filter((part) => part.includes('`started'))
    .map((part) => {
      const name = part.slice(0, part.indexOf('\n'));
      const rows = [...part.matchAll(/^\| (\d+:\d\d) \|.*\| `([^`]+)` \|$/gm)];
      return [name, readScript([name, ...rows.map(([, time, press]) => `${time} ${press}`)].join('\n'))];
    });
