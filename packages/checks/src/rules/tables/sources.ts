import { everyString } from '../../every-string.ts';
import { asks, type Found, pointer, type Rule, stops } from '../../rule.ts';

/** Every source is in use, no work is listed under two keys, and an address of one is a web address. */
export const sources: Rule = {
  name: 'sources',
  find: (edition) => {
    const used = new Set(
      [...everyString({ ...edition, sources: null })]
        .filter(({ path }) => /\/sources\/\d+$/.test(path))
        .map(({ text }) => text),
    );
    const works = new Set<string>();
    return Object.entries(edition.sources).flatMap(([key, { title, edition: of, url }]): Found[] => {
      const at = pointer('sources', key);
      const work = `${title} / ${of}`;
      const isSecond = works.has(work);
      works.add(work);
      return [
        ...(used.has(key) ? [] : [asks(at, `Nothing rests on the source "${title}": take it out.`)]),
        ...(isSecond ? [asks(at, `The source "${title}" (${of}) is listed twice: keep one and name that.`)] : []),
        ...(url === undefined || isOfWeb(url)
          ? []
          : [
              stops(`${at}/url`, `The source "${title}" has the address "${url}": give one that begins with https://.`),
            ]),
      ];
    });
  },
};

const isOfWeb = (url: string): boolean => /^https?:\/\/[^\s/?#]+\.[^\s/?#]+/.test(url);
