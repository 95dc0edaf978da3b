import { sentences } from '@first60/contract';
import { fingerprintOf } from '@first60/seal';
import { headRow } from '../store/editions.ts';
import { firstTrustList } from '../store/trust-lists.ts';
import type { FreshnessKey } from '../trust/freshness-key.ts';
import { plannedChanges, trustPlan } from '../trust/trust-state.ts';
import { type ContentCommand, usageError } from './content-command.ts';

export const contentStatus: ContentCommand = {
  usage: 'status',
  run: async (args, { database, config: { freshnessKey } }) => {
    if (args.length > 0) throw usageError(contentStatus);
    const plan = await trustPlan(database, freshnessKey);
    const first = await firstTrustList(database);
    if (plan === undefined || first === undefined) return sentences.noGovernance;
    const { agency, version, people, places, freshnessKey: named } = plan.newest.list;
    const head = await headRow(database);
    const changes = await plannedChanges(database, plan);
    return [
      `Agency: ${agency}`,
      `Fingerprint of the first recovery key: ${await fingerprintOf(first.list.recoveryKey)}`,
      `Passkeys are used at: ${places.map(({ origin }) => origin).join(', ')}`,
      `Trust list ${version}: ${people.length === 0 ? 'nobody' : people.map(({ name, role }) => `${name} (${role})`).join(', ')}`,
      ...(changes.length === 0 ? [] : ['The next trust list waits to be signed:', ...changes.map((one) => `  ${one}`)]),
      `Published: ${head === undefined ? 'nothing' : `edition ${head.version}`}`,
      `Freshness key: ${freshnessState(freshnessKey, named)}`,
    ].join('\n');
  },
};

function freshnessState(key: FreshnessKey | undefined, named: string): string {
  if (key === undefined) return 'missing here, so this server tells devices nothing';
  return key.publicKey === named ? 'the one of the trust list' : 'another one than that of the trust list';
}
