import { edition } from '@first60/content';
import type { Edition } from '@first60/edition';
import { CONTENTS_PATH, cardPath, drugPath, linesOfTexts, unsignedEdition } from '@first60/seal';
import type { Plugin } from 'vite';
import { addressOfCard, addressOfEdition } from './src/edition/base/base-addresses.ts';

/**
 * Serves the built-in edition: one file with all of it, which the worker stores, and a file for each card with
 * everything the card needs, for a first visit. They are in the folder for hashed files, because each address contains
 * the edition's digest.
 */
export function editionFiles(): Plugin {
  return {
    name: 'edition-files',
    async generateBundle() {
      for (const [address, source] of await filesOfEdition(edition)) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, answer, next) => {
        const text = url.startsWith('/assets/') ? (await filesOfEdition(edition)).get(url) : undefined;
        if (text === undefined) return next();
        answer.setHeader('content-type', 'text/plain; charset=utf-8').end(text);
      });
    },
  };
}

/** The files that a build serves for an edition, by address. */
export async function filesOfEdition(of: Edition): Promise<ReadonlyMap<string, string>> {
  const { digest, digests, texts } = await unsignedEdition(of);
  const cards = Object.values(of.protocols).map(({ id, medications }) => {
    const paths = [CONTENTS_PATH, cardPath(id), ...medications.map(({ medication }) => drugPath(medication))];
    const own = new Set([digest, ...paths.map((path) => digests.get(path) ?? '')]);
    return [addressOfCard(digest, id), linesOfTexts(new Map([...texts].filter(([one]) => own.has(one))))] as const;
  });
  return new Map([[addressOfEdition(digest), linesOfTexts(texts)], ...cards]);
}
