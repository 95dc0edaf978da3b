import { CONTENT_ROLES, type ContentRole, deskLimits, sentences } from '@first60/contract';
import { type ContentRoleOutcome, changeContentRoles } from '../accounts/content-role-change.ts';
import { OperatorError } from '../operator-error.ts';
import { existingUser, occasion } from './admin-commands.ts';
import { type ContentCommand, parsedArgs, usageError } from './content-command.ts';

const NONE = 'none';
const TITLE = new RegExp(`^[^\\p{C}]{0,${deskLimits.titleMax}}$`, 'u');

export const contentRole: ContentCommand = {
  usage: 'role EMAIL none|editor|reviewer|director... [--title "Medical Director"]',
  run: async (args, { database }) => {
    const parsed = parsedArgs(args, { title: { type: 'string' } });
    const [email, ...words] = parsed?.positionals ?? [];
    if (parsed === undefined || email === undefined || words.length === 0) throw usageError(contentRole);
    const title = parsed.values.title?.trim();
    if (title !== undefined && !TITLE.test(title)) {
      throw new OperatorError(`--title must have at most ${deskLimits.titleMax} visible characters.`);
    }
    const roles = rolesOf(words);
    const { id } = await existingUser(database, email);
    const outcome = await changeContentRoles(database, { userId: id, roles, title, actorId: null, ...occasion() });
    switch (outcome.kind) {
      case 'set':
        return outcomeText(outcome);
      case 'title-missing':
        throw new OperatorError(`${sentences.titleMissing}: --title "Medical Director".`);
      case 'last-director':
        throw new OperatorError(`${sentences.lastDirector}.`);
      default:
        throw new OperatorError(`${sentences.userNotFound}.`);
    }
  },
};

const NO_ROLE = 'no content role';
const NEXT = 'Devices learn of it by the next trust list.';

/** Trust lists do not name editors. */
function outcomeText({ person: { email, roles }, had }: Extract<ContentRoleOutcome, { kind: 'set' }>): string {
  const isListed = [...had, ...roles].some((role) => role !== 'editor');
  return `${email}: ${roles.join(', ') || NO_ROLE}.${isListed ? ` ${NEXT}` : ''}`;
}

function rolesOf(words: readonly string[]): ContentRole[] {
  if (words.length === 1 && words[0] === NONE) return [];
  return words.map((word) => {
    const role = CONTENT_ROLES.find((known) => known === word);
    if (role === undefined) {
      throw new OperatorError(`"${word}" is no content role: give ${CONTENT_ROLES.join(', ')}, or ${NONE} alone.`);
    }
    return role;
  });
}
