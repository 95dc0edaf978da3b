import { sentences } from '@first60/contract';
import { OperatorError } from '../operator-error.ts';
import { readRecoveryKey } from '../trust/recovery-key.ts';
import { signTrustByRecovery } from '../trust/sign-trust.ts';
import { plannedChanges, trustPlan } from '../trust/trust-state.ts';
import { occasion } from './admin-commands.ts';
import { type ContentCommand, usageError } from './content-command.ts';

/**
 * Signs the next trust list with the recovery key. Used to list the first people, or when too few of the listed people
 * are left.
 */
export const contentTrust: ContentCommand = {
  usage: 'trust',
  run: async (args, { database, config, terminal }) => {
    if (args.length > 0) throw usageError(contentTrust);
    const { freshnessKey } = config;
    const plan = await trustPlan(database, freshnessKey);
    if (plan === undefined) throw new OperatorError(sentences.noGovernance);
    const { newest, next } = plan;
    if (next === undefined) return `Trust list ${newest.list.version} says what the roles and passkeys say.`;
    const key = readRecoveryKey(await terminal.ask('Recovery key: '));
    if (key.publicKey !== newest.list.recoveryKey) {
      throw new OperatorError('This is the recovery key of other trust lists than these. Nothing was changed.');
    }
    const changes = await plannedChanges(database, plan);
    terminal.say([`Trust list ${next.list.version} of ${next.list.agency}:`, ...changes].join('\n  '));
    const answer = await terminal.ask('Sign it? Type yes: ');
    if (answer.trim().toLowerCase() !== 'yes') throw new OperatorError('Nothing was signed.');
    const signed = await signTrustByRecovery(database, freshnessKey, { key, text: next.text, ...occasion() });
    if (signed === undefined) throw new OperatorError(sentences.trustMoved);
    return `Trust list ${next.list.version} is in force. Devices take it the next time that they ask.`;
  },
};
