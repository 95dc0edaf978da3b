import { followLink } from '../../e2e/fixtures/link.ts';
import { judge, median, say } from '../report.ts';
import type { Change } from './agency.ts';
import type { Crew } from './crew.ts';
import { shownAt } from './home-page.ts';

const LIMIT_MS = 60_000;
/** Longer than the limit, so that a late edition is timed as well. */
const PATIENCE_MS = 120_000;

/** Card lines that each edition changes. They affect only a few parts and no figure. */
const LINES = [
  { file: 'protocols/adult-medical/abdominal-pain.yaml', from: 'Save vomit or stool with blood, or take a photo' },
  { file: 'protocols/adult-medical/epistaxis.yaml', from: 'title: Nosebleed (Epistaxis)' },
  { file: 'protocols/adult-neurologic/stroke.yaml', from: 'low glucose, seizure, migraine, infection' },
];
const EDITIONS = ['A', 'B', 'C', 'D', 'E'];

const changesOf = (edition: string): readonly Change[] =>
  LINES.map(({ file, from }) => ({ file, from, to: `${from} ${edition}` }));

/** Measures how long after the server's 201 an edition appears on an open Home, on a phone with a slow line. */
export async function publishToShown({ agency, pages }: Crew): Promise<void> {
  for (const page of pages) await followLink(page, '/');
  const times: number[] = [];
  for (const edition of EDITIONS) {
    const { version, at } = await agency.publish(`Edition ${edition}`, changesOf(edition));
    const shown = await Promise.all(pages.map((page) => shownAt(page, version, PATIENCE_MS)));
    const here = shown.map((moment) => (moment === undefined ? Number.POSITIVE_INFINITY : moment - at));
    say(`     edition ${version}: median ${seconds(median(here))}, worst ${seconds(Math.max(...here))}`);
    times.push(...here);
  }
  const late = times.filter((time) => time > LIMIT_MS).length;
  judge(
    `published to shown on an open Home, ${pages.length} phones, ${EDITIONS.length} editions, Slow 4G, n ${times.length}`,
    late === 0 && times.length === pages.length * EDITIONS.length,
    `median ${seconds(median(times))}, worst ${seconds(Math.max(...times))}, over 60 s: ${late}`,
  );
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
