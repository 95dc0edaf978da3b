import type { Source } from '@first60/edition';
import { everyString } from '../../every-string.ts';
import { asks, type Found, pointer, type Rule, stops } from '../../rule.ts';

/** Every source is used, no work is listed under two keys, and each source's address is a web address. */
export const sources: Rule = {
  name: 'sources',
  find: (edition) => {
    const used = new Set(
      everyString({ ...edition, sources: null })
        .filter(({ path }) => /\/sources\/\d+$/.test(path))
        .map(({ text }) => text)
        .concat(Object.values(edition.sources).flatMap(({ replacedBy }) => replacedBy ?? [])),
    );
    const works = new Set<string>();
    return [
      ...unusedSources(Object.entries(edition.sources).filter(([key]) => !used.has(key))),
      ...Object.entries(edition.sources).flatMap(([key, { title, edition: of, url }]): Found[] => {
        const at = pointer('sources', key);
        const work = `${title} / ${of}`;
        const isSecond = works.has(work);
        works.add(work);
        return [
          ...(isSecond ? [asks(at, `The source "${title}" (${of}) is listed twice: keep one and name that.`)] : []),
          ...(url === undefined || isOfWeb(url)
            ? []
            : [
                stops(
                  `${at}/url`,
                  `The source "${title}" has the address "${url}": give one that begins with https://.`,
                ),
              ]),
        ];
      }),
    ];
  },
};

/**
 * A folder that was started with all sources of another edition has hundreds of unused ones. They are reported in one
 * sentence.
 */
const TOLD_ONE_BY_ONE = 5;

function unusedSources(unused: ReadonlyArray<readonly [key: string, source: Source]>): readonly Found[] {
  if (unused.length <= TOLD_ONE_BY_ONE) {
    return unused.map(([key, { title }]) =>
      asks(pointer('sources', key), `Nothing rests on the source "${title}": take it out.`),
    );
  }
  const first = unused.slice(0, 3).map(([key]) => key);
  return [
    asks('/sources', `Nothing rests on ${unused.length} sources, among them ${first.join(', ')}: take them out.`),
  ];
}

const isOfWeb = (url: string): boolean => /^https?:\/\/[^\s/?#]+\.[^\s/?#]+/.test(url);
