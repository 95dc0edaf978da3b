import { sentences } from '@first60/contract';
import { OperatorError } from '../operator-error.ts';
import { newestTrustList } from '../store/trust-lists.ts';
import { createFreshnessKey, freshnessKeyFile } from '../trust/freshness-key.ts';
import { type ContentCommand, usageError } from './content-command.ts';

/** For a server that has lost its key, or whose key has been stolen. */
export const contentNewFreshnessKey: ContentCommand = {
  usage: 'new-freshness-key',
  run: async (args, { database, config }) => {
    if (args.length > 0) throw usageError(contentNewFreshnessKey);
    if ((await newestTrustList(database)) === undefined) throw new OperatorError(sentences.noGovernance);
    const file = freshnessKeyFile(config.dataDir);
    if (config.freshnessKey !== undefined) {
      throw new OperatorError(`This server has a freshness key. Take ${file} or CONTENT_FRESHNESS_KEY away first.`);
    }
    createFreshnessKey(config.dataDir);
    return `A new freshness key is in ${file}. Every server needs it.
Next: name it on a trust list by "npm run admin -- content trust", then restart every server.`;
  },
};
